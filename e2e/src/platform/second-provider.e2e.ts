import { portOf } from '../installation/ports';
import { SecondProvider } from '../installation/second-provider';
import { CLOSED } from '../installation/site';
import { expect, test } from '../support/console';
import { persona } from '../support/sign-in';

const authority = `http://localhost:${portOf('secondProvider')}`;
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
  await page.getByLabel('User').fill(persona('owner').email);
  await page.getByLabel('Secret').fill(persona('owner').password);
  await page.getByRole('button', { name: 'Go on' }).click();
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
