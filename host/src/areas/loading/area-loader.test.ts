import type { AreaModule, AreaRelease } from '@console/contract';
import { toast } from '@console/ui';
import { addWords, t } from '@console/words';
import { testLoader } from '../../testing/test-loader';
import { createScriptLoader } from './load-script';
import { createScriptFiles } from './script-files';

const SHA = `sha384-${'A'.repeat(64)}`;

function release(version: string, react = '19.0.0'): AreaRelease {
  const listed = { contract: 1, name: 'team', title: 'Team', version, container: `team_${version}` };
  const manifest = { ...listed, builtAgainst: { react }, groups: {}, pages: {}, slots: {} };
  return { baseUrl: `https://areas.example/team/${version}/`, integrity: '', manifest };
}

const lost = new Set<string>();
const fetched = jest.fn(serve);
async function serve(url: string, _init?: RequestInit) {
  const version = /team\/(.*)\/area\.json/.exec(url)?.[1] ?? '';
  const rest = { entry: 'entry.1.js', preload: [], chunks: {}, files: { 'entry.1.js': SHA } };
  const body = lost.has(version) ? '' : JSON.stringify({ ...release(version).manifest, ...rest });
  return new Response(body, { status: body ? 200 : 503, headers: { 'content-type': 'application/json' } });
}

beforeEach(() => {
  lost.clear();
  fetched.mockReset().mockImplementation(serve);
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetched as never);
  jest.replaceProperty(globalThis, 'crypto', {} as Crypto);
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const version of ['1', '2']) Reflect.deleteProperty(globalThis, `team_${version}`);
});

/** An entry script sets its container; the version names a module's page. */
function newTab() {
  const scripts = {
    ...createScriptLoader(createScriptFiles()),
    preload: () => {},
    load: jest.fn(async (url: string) => {
      Object.assign(globalThis, { [`team_${/team\/(.*)\//.exec(url)?.[1]}`]: {} });
    }),
  };
  const reports = { event: jest.fn(), failure: jest.fn() };
  const loader = testLoader({
    offer: { offers: { react: '19.3.1' } },
    loadExposed: async (container) => ({ pages: {}, slots: {}, container }) as unknown as AreaModule,
    scripts,
    reports,
  });
  const open = async (area: { current: AreaRelease; previous?: AreaRelease }) => {
    const pick = (module: AreaModule) => async () =>
      Object.assign(() => null, { displayName: (module as unknown as { container: string }).container });
    const component = await loader.load({ paths: ['/admin/team'], ...area }, { chunks: () => [], pick });
    return component.displayName;
  };
  return { loader, scripts, reports, open, status: () => loader.statuses.getState().get('team') };
}

test('Q26 if a new version cannot be loaded, the previous one opens, is reported, and stays the version of the tab', async () => {
  const tab = newTab();
  const area = { current: release('2'), previous: release('1') };
  lost.add('2');
  expect(await tab.open(area)).toBe('team_1');
  expect(tab.status()).toMatchObject({ state: 'running', version: '1', error: { version: '2', failure: 'status' } });
  const replaced = [expect.objectContaining({ version: '2' }), expect.objectContaining({ outcome: 'replaced' })];
  expect(tab.reports.failure.mock.calls).toEqual([replaced]);

  lost.clear();
  fetched.mockClear();
  expect(await tab.open(area)).toBe('team_1');
  expect(fetched).not.toHaveBeenCalled();
  expect(await newTab().open(area)).toBe('team_2');
});

test('Q26 of two pages that load two versions at once, both show the version that came first', async () => {
  const tab = newTab();
  const opened = [tab.open({ current: release('1') }), tab.open({ current: release('2') })];
  expect(await Promise.all(opened)).toEqual(['team_1', 'team_1']);
  expect(tab.loader.runningRelease('team')?.manifest.version).toBe('1');
});

test('Q21 an area without another version fails, and the next attempt fetches it past the cache', async () => {
  const tab = newTab();
  lost.add('1');
  await expect(tab.open({ current: release('1') })).rejects.toThrow('status at manifest');
  expect(tab.status()).toMatchObject({ state: 'failed', version: '1' });
  lost.clear();
  expect(await tab.open({ current: release('1') })).toBe('team_1');
  expect(fetched.mock.calls.map(([, init]) => init?.cache)).toEqual(['default', 'reload']);
  expect(tab.status()).toMatchObject({ state: 'running', version: '1' });
});

test('Q21 pages that open together run the entry of their area once', async () => {
  const tab = newTab();
  const area = { current: release('1') };
  await Promise.all([tab.open(area), tab.open(area)]);
  expect(tab.scripts.load).toHaveBeenCalledTimes(1);
  expect(tab.reports.event.mock.calls).toEqual([[expect.objectContaining({ area: 'team', outcome: 'loaded' })]]);
});

test('Q24 nothing is fetched of an area that needs another version of a singleton', async () => {
  const tab = newTab();
  await expect(tab.open({ current: release('1', '20.0.0') })).rejects.toThrow('needs react 20.0.0');
  expect(fetched).not.toHaveBeenCalled();
});

describe('in Norwegian', () => {
  beforeEach(() => addWords('nb', {}));
  afterEach(() => addWords('en', {}));

  /** The catalogue arrives with `arrive`. */
  function withCatalogue(version: string) {
    let arrive: (words: object) => void = () => {};
    const catalogue = new Promise<object>((resolve) => (arrive = resolve));
    const words = { words: { nb: 'words.nb.1.json' }, files: { 'entry.1.js': SHA, 'words.nb.1.json': SHA } };
    const rest = { entry: 'entry.1.js', preload: [], chunks: {}, ...words };
    fetched.mockImplementation(async (url: string) => {
      const body = url.endsWith('area.json') ? { ...release(version).manifest, ...rest } : await catalogue;
      return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
    });
    return arrive;
  }

  test.each([
    ['cut short', () => new Response('{"Only in', { headers: { 'content-type': 'application/json' } })],
    ['missing', () => new Response('', { status: 404 })],
  ])(
    'Q114 a catalogue that arrives %s is requested once more past the cache; then one line says so',
    async (_, answer) => {
      const shown = jest.spyOn(toast, 'info');
      Object.assign(globalThis, { reportError: () => {} });
      withCatalogue('1')({ 'Comes late': 'Kommer sent' });
      const whole = fetched.getMockImplementation()!;
      const requests: RequestCache[] = [];
      let bad = 1;
      fetched.mockImplementation(async (url: string, init?: RequestInit) => {
        if (!url.endsWith('words.nb.1.json')) return whole(url);
        requests.push(init?.cache ?? 'default');
        bad -= 1;
        return bad < 0 ? whole(url) : answer();
      });
      await newTab().open({ current: release('1') });
      expect(requests).toEqual(['default', 'reload']);
      expect(t('Comes late')).toBe('Kommer sent');
      expect(shown).not.toHaveBeenCalled();

      bad = 2;
      await newTab().open({ current: release('1') });
      expect(requests).toHaveLength(4);
      expect(shown).toHaveBeenCalledTimes(1);
      shown.mockRestore();
    },
  );

  test('Q79 no page of an area runs before its texts are there, although another has run its entry', async () => {
    const arrive = withCatalogue('1');
    const tab = newTab();
    const shown: string[] = [];
    const open = () => tab.open({ current: release('1') }).then(() => void shown.push(t('Only in the catalogue')));
    const first = open();
    await new Promise((resolve) => setTimeout(resolve, 20));
    const second = open();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(tab.scripts.load).toHaveBeenCalledTimes(1);
    expect(shown).toEqual([]);
    arrive({ 'Only in the catalogue': 'Bare i katalogen' });
    await Promise.all([first, second]);
    expect(shown).toEqual(['Bare i katalogen', 'Bare i katalogen']);
    expect(fetched.mock.calls.filter(([url]) => url.endsWith('words.nb.1.json'))).toHaveLength(1);
  });
});
