import { freePort } from '@console/sandbox/free-port';
import type { Page } from '@playwright/test';
import { SecondProvider } from '../installation/second-provider';
import { CLOSED } from '../installation/site';
import { expect, nightly, test } from '../support/console';
import { persona } from '../support/sign-in';

const authority = `http://localhost:${await freePort()}`;
const signIn = {
  clientId: 'fjellheim-console',
  scope: 'openid email',
  audience: 'console-api',
  nameClaim: 'display_name',
  userinfo: true,
};
test.use({ config: { ...CLOSED, authority, signIn } });

let provider: SecondProvider;
test.beforeAll(async () => {
  provider = await SecondProvider.start(authority);
});
test.afterAll(() => provider.stop());

async function identify(page: Page) {
  await page.getByLabel('User').fill(persona('owner').email);
  await page.getByLabel('Secret').fill(persona('owner').password);
  await page.getByRole('button', { name: 'Continue' }).click();
}

interface Session {
  accessToken: string;
  name: string;
}

test('Q42 at a foreign identity provider: sign-in, reload, renewal, sign-out', async ({ page }) => {
  const session = () =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('console.session') ?? 'null') as Session | null);
  const rows = page.getByRole('row');

  await page.goto('/admin/team/manage');
  await page.getByRole('button', { name: 'Continue to sign-in' }).click();
  await expect(page.getByRole('heading', { name: 'Another sign-in' })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(authority);
  await identify(page);
  await expect(rows.nth(5)).toBeVisible();
  const first = await session();
  expect(first?.name, 'by userinfo, under the name that this provider uses').toBe('Ingrid Haugland');

  await page.reload();
  await expect(rows.nth(5)).toBeVisible();
  await expect.poll(async () => (await session())?.accessToken).not.toBe(first?.accessToken);
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Invite' }).click();
  await expect(rows.nth(3)).toBeVisible();

  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Continue to sign-in' }).click();
  await expect(page.getByRole('heading', { name: 'Another sign-in' }), 'its session has ended too').toBeVisible();
});

test(
  'C177 a sign-in that is continued in another tab opens the page there, and so does an old callback in a signed-in tab',
  nightly,
  async ({ page, context }) => {
    await page.goto('/admin/team/manage?filter=ada');
    await page.getByRole('button', { name: 'Continue to sign-in' }).click();
    await expect(page.getByRole('heading', { name: 'Another sign-in' })).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    await identify(other);
    await expect(other.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    expect(new URL(other.url()).search).toBe('?filter=ada');

    await other.goto('/callback?code=old&state=old');
    await expect(other.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
    expect(new URL(other.url()).pathname).toBe('/');
  },
);
