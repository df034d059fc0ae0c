import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect, test } from '../support/console';
import { fillSignInPage, persona } from '../support/sign-in';

const FAULTS: Record<string, (route: Route) => unknown> = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  truncated: async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  },
  refused: (route) => route.abort('connectionrefused'),
  hanging: () => undefined,
};

/** Scripts and styles that a page names; in one that nobody has filled the first is the one that tells of the others. */
function filesOf(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? '');
}

/** Has the page sent as a bucket sends it: as it lies in the site. Answers with its files. */
async function sendPageAsItIs(target: BrowserContext | Page, site: string): Promise<string[]> {
  const html = readFileSync(join(site, 'index.html'), 'utf8');
  await target.route('**/', async (route) => route.fulfill({ response: await route.fetch(), body: html }));
  return filesOf(html);
}

for (const [fault, answer] of Object.entries(FAULTS)) {
  test(`Q37 when a file of the host is ${fault} there are words and a button, and loading again mends it`, async ({
    context,
    installation,
    problems,
  }) => {
    problems.allow(/./);
    const filled = filesOf(await (await context.request.get('/')).text());
    expect(filled.length).toBe(2);
    // Nobody is signed in: a provider that is asked, and leads back, would load the page anew in the middle.
    await context.addInitScript(() => sessionStorage.setItem('console.session.silent-refused', 'true'));
    // The page has been loaded again by itself (Q48): what is tried here is what a person does then.
    await context.addInitScript(() => sessionStorage.setItem('console.loaded-again', `${Date.now()}`));
    // All pages of a context have one clock.
    await context.clock.install();
    for (const file of filled) await test.step(file, () => expectWords(context, file, answer));
    const [boot, ...files] = await sendPageAsItIs(context, installation.site);
    expect(boot).toMatch(/boot/);
    expect(files.length).toBe(3);
    for (const file of files) await test.step(`${file}, in a bucket`, () => expectWords(context, file, answer));
  });
}

async function expectWords(context: BrowserContext, file: string, answer: (route: Route) => unknown): Promise<void> {
  const page = await context.newPage();
  let isBroken = true;
  await page.route(`**${file}`, (route) => void (isBroken ? answer(route) : route.fallback()));
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('#root').waitFor({ state: 'attached' });
  await context.clock.fastForward(8_000);
  await expect(page.getByRole('alert')).toContainText('The console could not be started');
  // Without its route, a request that hangs would go on, and the host start before the button is pressed.
  isBroken = false;
  // The first script says so, or the host itself where it came far enough to know.
  await page.getByRole('button', { name: /^(Load|Try) again$/ }).click();
  await expect(page.getByRole('button', { name: 'Continue to sign-in' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await page.close();
}

test('Q37 of two faults at once the console says one: the one that the host knows', async ({
  context,
  page,
  installation,
  problems,
}) => {
  problems.allow(/./);
  const [, stylesheet] = await sendPageAsItIs(page, installation.site);
  await page.route(`**${stylesheet}`, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await page.route('**/config.json', () => undefined);
  await context.clock.install();
  const configRequest = page.waitForRequest('**/config.json');
  await page.goto('/');
  await configRequest;
  // The time after which the page says that it is late, and the host gives up the settings.
  await context.clock.fastForward(8_000);
  await expect(page.getByRole('alert')).toContainText('Its settings could not be read.');
});

test('Q37 without the script that tells of it the console starts all the same', async ({
  page,
  installation,
  problems,
}) => {
  problems.allow(/./);
  const [boot] = await sendPageAsItIs(page, installation.site);
  for (const [fault, answer] of Object.entries(FAULTS)) {
    // The browser itself waits for one that hangs: nothing of the page has been read by then.
    if (fault === 'hanging') continue;
    await page.route(`**${boot}`, (route) => void answer(route));
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Continue to sign-in' }), fault).toBeVisible();
    await page.unroute(`**${boot}`);
  }
});

test('P5 Q16 what the page asks for early is what the host then takes: everything is asked for once', async ({
  page,
  signInAs,
  installation,
}) => {
  await signInAs('owner', '/dashboard');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET') requests.push(request.url());
  });
  // The host may not run before the page has asked.
  const early = Promise.all([page.waitForResponse(/AllProductFeatures/), page.waitForResponse(/ManageTeam\/Users$/)]);
  await page.route('**/assets/main.*.js', async (route) => {
    await early;
    await route.fallback();
  });
  await page.goto('/admin/team/manage');
  await expect(page.getByRole('row').nth(5)).toBeVisible();

  const data = ['Users', 'UserRoles', 'UserGroups', 'UserStatuses', 'PendingInvites'];
  const names = ['AllProductFeatures', 'Customer', 'MyUser', ...data, 'area.json'];
  const timesRequested = (name: string) => requests.filter((url) => url.endsWith(`/${name}`)).length;
  // The cache answers the host's question for the manifest; a routed page has none.
  expect(names.map((name) => Math.min(timesRequested(name), name === 'area.json' ? 1 : 2))).toEqual(names.map(() => 1));
  const scripts = requests.filter((url) => url.startsWith(installation.origin) && url.includes('/areas/'));
  expect(scripts.filter((url) => url.includes('remoteEntry'))).toHaveLength(1);
});

test('P16 who comes back from sign-in has the page’s code and data asked side by side, and everything once', async ({
  page,
}) => {
  await page.goto('/admin/team/manage');
  await page.getByRole('button', { name: 'Continue to sign-in' }).click();
  await page.getByLabel('E-mail').waitFor();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET') requests.push(new URL(request.url()).pathname);
  });
  // Data that is asked for by the code of the area would wait for it.
  let releaseCode = () => {};
  const dataIsHere = new Promise<void>((resolve) => (releaseCode = resolve));
  await page.route('**/areas/**/*.js', async (route) => {
    await dataIsHere;
    await route.fallback();
  });
  const data = page.waitForResponse(/ManageTeam\/Users$/);
  await fillSignInPage(page, persona('owner'));
  await data;
  releaseCode();
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  const names = [
    'openid-configuration',
    'AllProductFeatures',
    'Customer',
    'MyUser',
    'Users',
    'UserRoles',
    'UserGroups',
  ];
  expect(names.map((name) => requests.filter((path) => path.endsWith(`/${name}`)).length)).toEqual(names.map(() => 1));
});

test('Q11 nothing is asked early for a person who is not signed in', async ({ page, installation }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/admin/team/manage');
  await expect(page.getByRole('button', { name: 'Continue to sign-in' })).toBeVisible();
  expect(
    requests.filter((url) => url.startsWith(`${installation.sandbox.origin}/api/`) || url.includes('/areas/')),
  ).toEqual([]);
});

test('Q27 a changed setting is in the next page that is loaded and in no open tab, whatever is written in it', async ({
  page,
  signInAs,
  installation,
}) => {
  const file = join(installation.site, 'config.json');
  const before = readFileSync(file, 'utf8');
  const { docsUrl } = JSON.parse(before) as { docsUrl: string };
  // It travels in a script element, which this would end.
  const changed = 'https://docs.example/?a=</script><script>';
  const docs = page.getByRole('link', { name: 'Docs', exact: true });
  await signInAs('owner', '/dashboard');
  try {
    writeFileSync(file, JSON.stringify({ ...(JSON.parse(before) as object), docsUrl: changed }));
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
    await expect(docs).toHaveAttribute('href', docsUrl);
    await page.reload();
    await expect(docs).toHaveAttribute('href', changed);
  } finally {
    writeFileSync(file, before);
  }
});
