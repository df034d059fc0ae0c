import { pageStart } from '@console/http/early';
import { chosenWords } from './language';

/* The page as the web server sends it. */

const PATH = '/admin/team/manage';
const SHA = `sha384-${'A'.repeat(64)}`;
const host = { contract: 1, offers: { react: '19.3.1' }, exports: { '@console/ui': 'Button Heading' } };
const listed = {
  contract: 1,
  builtAgainst: { react: '19.3.1' },
  pages: {
    users: { path: PATH, requires: { feature: 'team', usage: true } },
    editUser: { path: `${PATH}/:userId`, parent: 'users' },
  },
};
const manifest = {
  ...listed,
  uses: { '@console/ui': 'Button' },
  preload: ['remoteEntry.1.js', 'area.2.js'],
  chunks: { users: ['users.3.js'], editUser: ['edit.4.js'] },
  data: {
    users: ['main/api/ManageTeam/Users'],
    editUser: ['main/api/ManageTeam/Users/:userId', 'ownBackend/api/Language/'],
  },
  files: { 'remoteEntry.1.js': SHA, 'area.2.js': SHA, 'users.3.js': SHA, 'edit.4.js': SHA },
};
const team = {
  paths: ['/admin/team'],
  current: { baseUrl: '/areas/team/1/', integrity: 'sha256-x', manifest: listed },
};

const config = {
  authority: 'https://id.example.com/',
  api: { main: 'https://api.example.com/', ownBackend: 'https://own.example.com/backend' },
  mainProductCode: 'AD',
  featureCodes: { team: 'T' },
  features: {},
};
const rightsWith = (code: string, hasUsage = true) => ({
  isSppUser: false,
  customerUserAccess: {
    productFeatureAccessSelections: [
      {
        productCode: 'AD',
        usageFeature: { hasAccess: hasUsage },
        featureSelections: [{ featureCode: code, hasAccess: true }],
      },
    ],
  },
});

const PERSON = { sub: 'u-1', family: 'f-1' };
const persistedWith = (rights: object) => ({
  holder: 'u-1/f-1',
  currentUser: rights,
  customer: {},
  myUser: { customerIds: ['c-1'] },
});

interface Situation {
  rights?: object;
  /** False = never. */
  isAnswered?: boolean;
  /** A string stands for foreign content. */
  persisted?: object | string;
  companies?: string[];
  path?: string;
  tokens?: object | null;
  areas?: object;
  area?: object;
  words?: object;
  /** How the first answers of the catalogues fail. */
  cut?: 'missing' | 'cut short';
}

async function boot({
  path = PATH,
  tokens = {},
  areas = { team },
  area = manifest,
  rights = rightsWith('T'),
  companies = ['c-1'],
  isAnswered = true,
  persisted,
  words,
  cut,
}: Situation = {}) {
  history.replaceState(null, '', path);
  const now = Date.now();
  const session = { ...PERSON, accessToken: 'token-1', issuedAt: now - 60_000, expiresAt: now + 60_000, ...tokens };
  if (tokens) sessionStorage.setItem('console.session', JSON.stringify(session));
  const stored = typeof persisted === 'string' ? persisted : JSON.stringify(persisted);
  if (stored) sessionStorage.setItem('console.session.user', stored);
  const documents = { config, registry: { areas }, host: { ...host, words } };
  document.head.innerHTML = Object.entries(documents)
    .map(([id, value]) => `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`)
    .join('');
  const answers: Record<string, object> = { AllProductFeatures: rights, MyUser: { customerIds: companies } };
  const sent = jest.fn(async (url: string, init?: RequestInit) => {
    const json = async () => {
      const answer = answers[url.split('/').at(-1) ?? ''];
      return answer && !isAnswered ? new Promise(() => {}) : (answer ?? area);
    };
    const isCut = cut !== undefined && CATALOGUES.includes(url) && init?.cache !== 'reload';
    const cutShort = () => Promise.reject(new SyntaxError('Unexpected end of JSON input'));
    const answer = { url, ok: !isCut || cut === 'cut short', json: isCut ? cutShort : json };
    return { ...answer, clone: () => answer };
  });
  Object.assign(globalThis, { fetch: sent });
  // The script runs on import.
  await jest.isolateModulesAsync(async () => void (await import('./boot')));
  for (const id of Object.keys(documents)) document.getElementById(id)?.remove();
  await jest.advanceTimersByTimeAsync(1);
  const links = [...document.head.querySelectorAll('link')];
  return {
    sent,
    calls: sent.mock.calls.map(([url]) => url),
    preloads: links.map(({ href, integrity }) => [href.split('/').at(-1), integrity]),
  };
}

const { fetch } = globalThis;
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
  delete pageStart().ask;
  localStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  Object.assign(globalThis, { fetch });
});

const SESSION = ['AllProductFeatures', 'Customer', 'MyUser'];
const named = (calls: string[]) => calls.map((url) => url.split('/').at(-1));

test('P5 P7 with a valid token the session’s calls, and the code and data of the page, are requested at once', async () => {
  const { sent, calls, preloads } = await boot();
  expect(named(calls)).toEqual([...SESSION, 'area.json', 'Users']);
  expect(sent.mock.calls[0]?.[1]).toEqual({
    headers: { accept: 'application/json', 'accept-language': 'en', authorization: 'Bearer token-1' },
    redirect: 'error',
    credentials: 'omit',
    signal: expect.any(AbortSignal),
    cache: 'no-store',
  });
  // Only the platform gets the token.
  expect(sent.mock.calls[3]).toEqual(['/areas/team/1/area.json', { integrity: 'sha256-x' }]);
  // The host reads this answer, if it wants the same version.
  expect(pageStart().answers?.get('sha256-x')?.answer).toBeDefined();
  expect(preloads).toEqual([
    ['remoteEntry.1.js', SHA],
    ['area.2.js', SHA],
    ['users.3.js', SHA],
  ]);
});

const CATALOGUES = ['/assets/words.nb.1.json', '/areas/team/1/titles.nb.json'];
const WORDS = { nb: { file: 'assets/words.nb.1.json', integrity: 'sha256-nb' }, sv: { file: 's', integrity: 'i' } };
const inNorwegian = {
  ...team,
  current: { ...team.current, manifest: { ...listed, languages: ['nb'], titles: { nb: 'sha256-titles' } } },
};
test.each<[string, string | null, string[], string]>([
  ['the last profile’s', 'nb', ['sv-SE'], 'nb'],
  ['the browser’s, if nobody has signed in here', null, ['fi', 'no', 'sv'], 'nb'],
  ['English, which the browser prefers', null, ['en-GB', 'nb'], 'en'],
  ['English, if there is no other', null, ['fi'], 'en'],
])('Q79 the language of a page load is %s', async (_, stored, preferred, language) => {
  if (stored) localStorage.setItem('console-language', stored);
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred);
  const { sent, calls } = await boot({ words: WORDS, areas: { team: inNorwegian, old: team } });
  expect(calls.filter((url) => CATALOGUES.includes(url))).toEqual(language === 'nb' ? CATALOGUES : []);
  const request = sent.mock.calls.find(([url]) => url.endsWith('MyUser'));
  expect(request?.[1]?.headers).toMatchObject({ 'accept-language': language });
  jest.restoreAllMocks();
});

test.each(['missing', 'cut short'] as const)(
  'Q114 each catalogue has its hash, and one that is %s is requested once more past the cache',
  async (cut) => {
    localStorage.setItem('console-language', 'nb');
    const { sent } = await boot({ words: WORDS, areas: { team: inNorwegian }, cut });
    const requests = sent.mock.calls.flatMap(([url, init]) =>
      CATALOGUES.includes(url) ? [[url, init?.integrity, init?.cache]] : [],
    );
    const [own, titles] = CATALOGUES;
    for (const cache of ['default', 'reload']) {
      expect(requests).toContainEqual([own, 'sha256-nb', cache]);
      expect(requests).toContainEqual([titles, 'sha256-titles', cache]);
    }
    expect(await chosenWords()?.catalogues).not.toContain(undefined);
  },
);

test.each([
  ['has thrown', '/assets/main.js', 'changed'],
  ['has not arrived', undefined, 'missing'],
  ['is an extension’s and has thrown', 'chrome-extension://a/b.js', 'missing'],
] as const)(
  'Q113 when a script %s, the message of a start that is late gives that reason',
  async (_, thrower, reason) => {
    document.body.innerHTML =
      '<div id="late"><h1></h1><p hidden>missing</p><p>changed</p><a href=""></a></div><div id="root"></div>';
    await boot();
    const filename = thrower && new URL(thrower, location.origin).href;
    if (filename) dispatchEvent(new ErrorEvent('error', { filename }));
    await jest.advanceTimersByTimeAsync(8_000);
    const shown = [...document.querySelectorAll('p')].filter(({ hidden }) => !hidden);
    expect(shown.map(({ textContent }) => textContent)).toEqual([reason]);
    expect(document.getElementById('late')).toHaveStyle({ visibility: 'visible' });
  },
);

test('Q37 after the automatic reload, a file that is missing again is named at once', async () => {
  const element = '<link rel="stylesheet">';
  document.body.innerHTML = `<div id="late"><h1></h1><p></p><p></p><a href=""></a></div><div id="root"></div>${element}`;
  await boot();
  sessionStorage.setItem('console.loaded-again', String(Date.now()));
  const isShown = () => document.getElementById('late')?.style.visibility === 'visible';
  expect(isShown()).toBe(false);
  document.querySelector('#root ~ link')?.dispatchEvent(new Event('error'));
  expect(isShown()).toBe(true);
});

test('P7 a panel is requested with the page that contains it', async () => {
  const { calls, preloads } = await boot({ path: `${PATH}/u%201@example` });
  expect(calls.slice(4)).toEqual([
    'https://api.example.com/api/ManageTeam/Users/u%201%40example',
    'https://own.example.com/backend/api/Language/',
    'https://api.example.com/api/ManageTeam/Users',
  ]);
  expect(preloads.map(([file]) => file)).toEqual(['remoteEntry.1.js', 'area.2.js', 'edit.4.js', 'users.3.js']);
});

test('P7 P10 a tab that has persisted the rights requests code and data of the page before the platform has answered', async () => {
  const persisted = persistedWith(rightsWith('T'));
  const early = await boot({ persisted, isAnswered: false });
  expect(named(early.calls)).toEqual([...SESSION, 'area.json', 'Users']);
  expect(early.preloads).toHaveLength(3);
  // The host waits for these requests.
  await pageStart().rightsKnown;
  document.head.replaceChildren();
  expect(await boot({ persisted })).toMatchObject({ calls: early.calls, preloads: early.preloads });
});

test('P10 in the next load of this tab, the page’s data is requested before the area’s list of files has arrived', async () => {
  const persisted = persistedWith(rightsWith('T'));
  await boot({ persisted, path: `${PATH}/u-1` });
  document.head.replaceChildren();
  const { calls } = await boot({ persisted, isAnswered: false, path: `${PATH}/u-2`, area: new Promise(() => {}) });
  const data = ['https://api.example.com/api/ManageTeam/Users/u-2', 'https://own.example.com/backend/api/Language/'];
  expect(calls.slice(4)).toEqual([...data, 'https://api.example.com/api/ManageTeam/Users']);
});

const USERS_DATA = { integrity: 'sha256-x', page: 'users', addresses: ['main/api/ManageTeam/Users'] };
test.each<[string, object | string, Situation]>([
  ['are of another version', { ...USERS_DATA, integrity: 'sha256-y' }, {}],
  ['are of another page', { ...USERS_DATA, page: 'roles' }, {}],
  ['lead outside of the platform', { ...USERS_DATA, addresses: ['ownBackend/../evil', 'elsewhere/x'] }, {}],
  ['are no list', { ...USERS_DATA, addresses: 7 }, {}],
  ['are not JSON', '{', {}],
  ['are of a page that the persisted rights do not open', USERS_DATA, { persisted: persistedWith(rightsWith('B')) }],
])('Q16 Q17 persisted addresses that %s are not requested', async (_, stored, situation) => {
  sessionStorage.setItem('console.page-data', typeof stored === 'string' ? stored : JSON.stringify(stored));
  const persisted = persistedWith(rightsWith('T'));
  const { calls } = await boot({ persisted, isAnswered: false, area: new Promise(() => {}), ...situation });
  expect(named(calls)).toEqual([...SESSION, 'area.json']);
});

test.each<[string, object | string]>([
  ['are of another person', { ...persistedWith(rightsWith('T')), holder: 'u-2/f-1' }],
  ['are of another sign-in', { ...persistedWith(rightsWith('T')), holder: 'u-1/f-2' }],
  ['do not open the page', persistedWith(rightsWith('B'))],
  ['are of a person without a company', { ...persistedWith(rightsWith('T')), customer: null }],
  [
    'are not the session’s',
    persistedWith({ isSppUser: 'yes', customerUserAccess: { productFeatureAccessSelections: 1 } }),
  ],
  ['have lost a part', { ...persistedWith(rightsWith('T')), currentUser: undefined }],
  ['are no object', '"all"'],
  ['are not JSON', '{'],
])('Q17 persisted rights that %s request nothing; only the platform’s answer does', async (_, persisted) => {
  const unanswered = await boot({ persisted, isAnswered: false });
  expect(named(unanswered.calls)).toEqual([...SESSION, 'area.json']);
  expect(unanswered.preloads).toEqual([]);
  document.head.replaceChildren();
  expect(named((await boot({ persisted })).calls)).toEqual([...SESSION, 'area.json', 'Users']);
});

test.each<[string, Situation]>([
  ['lacks the feature', { rights: rightsWith('B') }],
  ['lacks the usage', { rights: rightsWith('T', false) }],
  ['has no company', { companies: [] }],
])('Q17 neither code nor data of a page is asked for, for a person who %s', async (_, situation) => {
  const { calls, preloads } = await boot(situation);
  // An area's file list is no secret.
  expect(named(calls)).toEqual([...SESSION, 'area.json']);
  expect(preloads).toEqual([]);
});

test('Q17 only the session’s calls are made for a person whose company is not active', async () => {
  const { calls, preloads } = await boot({ tokens: { customerInactive: true } });
  expect(named(calls)).toEqual(SESSION);
  expect(preloads).toEqual([]);
});

test.each<[string, Situation]>([
  ['is not signed in', { tokens: null }],
  ['has a token that has ended', { tokens: { expiresAt: Date.now() - 1_000 } }],
  ['has a token of the future', { tokens: { issuedAt: Date.now() + 600_000 } }],
  ['comes back from the provider', { path: '/callback?code=1' }],
  ['asks for an area from elsewhere', { path: `${PATH}?area.team=http://localhost:3001` }],
])('Q11 Q28 nothing is asked for a person who %s', async (_, situation) => {
  expect((await boot(situation)).calls).toEqual([]);
});

test('P16 Q17 after sign-in the same requests are sent for the requested page, as soon as there is a token', async () => {
  const { sent, calls, preloads } = await boot({ path: '/callback?code=1&state=2', tokens: null });
  expect([calls, preloads]).toEqual([[], [['openid-configuration', undefined]]]);
  const issuedAt = Date.now();
  sessionStorage.setItem(
    'console.session',
    JSON.stringify({ accessToken: 'token-2', issuedAt, expiresAt: issuedAt + 60_000 }),
  );
  pageStart().ask?.(`${PATH}?q=kari`);
  await jest.advanceTimersByTimeAsync(1);
  expect(named(sent.mock.calls.map(([url]) => url))).toEqual([...SESSION, 'area.json', 'Users']);
  expect(sent.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer token-2' });
  const [, ...scripts] = named([...document.head.querySelectorAll('link')].map(({ href }) => href));
  expect(scripts).toEqual(['remoteEntry.1.js', 'area.2.js', 'users.3.js']);
});

test('Q2 nothing is fetched for an answer without the feature’s code', async () => {
  const { calls, preloads } = await boot({ path: '/callback?error=access_denied', tokens: null });
  expect([calls, preloads]).toEqual([[], []]);
});

test('Q28 nothing is requested in a browser that has overrides', async () => {
  localStorage.setItem('console.area-overrides', '[]');
  expect((await boot()).calls).toEqual([]);
});

test.each<[string, Situation, boolean]>([
  ['has a canary', { areas: { team: { ...team, canary: {} } } }, false],
  ['is served elsewhere', { areas: { team: { ...team, current: { ...team.current, baseUrl: '//x/' } } } }, false],
  ['claims what is not its own', { areas: { team: { ...team, paths: ['/admin/te'] } } }, false],
  ['needs another contract', { areas: { team: withListed({ contract: 42 }) } }, false],
  ['needs another library', { areas: { team: withListed({ builtAgainst: { react: '42.0.0' } }) } }, false],
  ['has a script without a hash', { area: { ...manifest, files: { 'area.2.js': SHA } } }, true],
  ['uses what the host has not', { area: { ...manifest, uses: { '@console/ui': 'Button useBatch' } } }, true],
])('Q23 Q24 Q26 no code is fetched of an area that %s', async (_, situation, asksManifest) => {
  const { calls, preloads } = await boot(situation);
  expect(named(calls)).toEqual(asksManifest ? [...SESSION, 'area.json'] : SESSION);
  expect(preloads).toEqual([]);
});

function withListed(change: object) {
  return { ...team, current: { ...team.current, manifest: { ...listed, ...change } } };
}

test('Q10 an answer that was not used is dropped', async () => {
  await boot();
  expect(pageStart().answers?.size).toBe(5);
  jest.advanceTimersByTime(15_000);
  expect(pageStart().answers).toBeUndefined();
});

test.each([
  ['/assets/sans.1.woff2', ''],
  ['/assets/sans.0.woff2', undefined],
  [undefined, undefined],
])(
  'Q200 with %p stored, the page begins with its typeface only if an earlier load has fetched this file',
  async (stored, drawn) => {
    if (stored) localStorage.setItem('console-typeface', stored);
    Reflect.deleteProperty(document.documentElement.dataset, 'typeface');
    document.body.innerHTML = '<meta id="typeface" content="/assets/sans.1.woff2">';
    const { preloads } = await boot({ tokens: null });
    expect(document.documentElement.dataset.typeface).toBe(drawn);
    expect(preloads.map(([file]) => file)).toEqual(drawn === undefined ? [] : ['sans.1.woff2']);
  },
);
