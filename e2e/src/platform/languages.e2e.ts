import { expectNoViolations } from '../support/accessibility';
import { liveArea } from '../support/area-faults';
import { expect, nightly, test } from '../support/console';
import { readIn } from '../support/languages';
import { persona, signIn } from '../support/sign-in';

test.describe('a browser in Norwegian', () => {
  test.use({ locale: 'nb-NO' });

  test('Q79 before the first sign-in the console speaks the language of the browser, then that of the profile', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Fortsett til innlogging' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('nb');
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Fortsett til innlogging' }).click();
    await page.getByLabel('Passord').fill(persona('owner').password);
    await page.getByLabel('E-post').fill(persona('owner').email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  });
});

test(
  'Q79 a changed language is saved once and loads the page again: menu, page, sort order and the next visit',
  nightly,
  async ({ page, context }) => {
    await signIn(page, 'owner', '/userprofile');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Svenska');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Personligt konto' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('sv');
    await expect(page.getByRole('combobox', { name: 'Språk' })).toHaveValue('sv');
    await expect(page).toHaveTitle(/^Inställningar för personligt konto - /);
    await page.goto('/admin/team/manage');
    await expect(page.getByRole('columnheader', { name: 'E-post' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Administration' })).toContainText('Fakturering');
    await expectNoViolations(page);
    const tab = await context.newPage();
    const loads: string[] = [];
    tab.on('request', (request) => void (request.isNavigationRequest() && loads.push(request.url())));
    await tab.goto('/admin/team/groups');
    await expect(tab.getByRole('heading', { name: 'Åtkomstgrupper' })).toBeVisible();
    expect(loads.filter((url) => url.endsWith('/groups'))).toHaveLength(1);
  },
);

test('Q79 Q80 Q114 catalogues that do not arrive leave an English console that works', async ({
  page,
  signInAs,
  problems,
}) => {
  problems.allow(/console:|exception: Error: The texts in the language nb/);
  await readIn(page, 'nb');
  await page.route(/\/assets\/words\.nb\..*json$/, (route) => route.fulfill({ status: 404, body: '' }));
  const requested: string[] = [];
  const languages = new Map<string, string | undefined>();
  page.on('request', (request) => {
    requested.push(request.url());
    if (request.url().includes('/api/') && request.method() === 'GET')
      languages.set(request.url(), request.headers()['accept-language']);
  });
  await signInAs('owner', '/admin/team/groups');
  await expect(page.getByRole('heading', { name: 'Groups' })).toBeVisible();
  await expect.poll(() => new Set(languages.values())).toEqual(new Set(['en']));
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  await expect(page.getByText('Couldn’t load a translation')).toBeVisible();
  // A page never mixes languages.
  expect(requested.filter((url) => /\/areas\/.*\/words\./.test(url))).toEqual([]);
});

test('Q80 Q114 an area whose catalogue was changed on the way is English, and says so on the page and in a report', async ({
  page,
  signInAs,
  installation,
  problems,
}) => {
  problems.allow(/console:|exception: ScriptError/);
  await readIn(page, 'nb');
  const { area } = await liveArea(page, installation.origin, 'account-and-team');
  const file = area.current.manifest.words?.nb ?? '';
  await page.route(`**/${file}`, async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, body: (await response.text()).replace('Ny gruppe', 'Hacked') });
  });
  await signInAs('owner', '/admin/team/groups');
  // The heading is also a title, which the host has.
  await expect(page.getByRole('heading', { name: 'Tilgangsgrupper' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New group' })).toBeVisible();
  await expect(page.getByText('Hacked')).toHaveCount(0);
  await expect(page.getByText('En oversettelse kunne ikke lastes inn')).toBeVisible();
});
