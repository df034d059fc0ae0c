import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@console/sandbox/free-port';
import type { Page } from '@playwright/test';
import { ACCOUNT, hasLemonLdap, startLemonLdap } from '../installation/lemonldap';
import { CLOSED } from '../installation/site';
import type { Child } from '../machine/child';
import { root } from '../machine/root';
import { expect, test } from '../support/console';
import { persona } from '../support/sign-in';

const authority = `http://localhost:${await freePort()}/`;
const { signIn } = settingsOfDocument();
test.use({ config: { ...CLOSED, authority, signIn, telemetry: { endpoint: '/reports' } } });

let provider: Child | undefined;
test.beforeAll(() => {
  // The packages are fetched.
  test.setTimeout(600_000);
  test.skip(!hasLemonLdap(), 'Debian has LemonLDAP::NG, and root installs it');
});
test.afterEach(() => provider?.stop());

test('Q42 at LemonLDAP::NG: sign-in to a page, reload, renewal, a new tab, sign-out', async ({
  page,
  context,
  installation,
}) => {
  provider = await startLemonLdap(authority, signIn.clientId, installation.origin);
  const accessToken = () =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('console.session') ?? '{}').accessToken as string);
  const rows = (shown: Page) => shown.getByRole('row').nth(5);

  await page.goto('/admin/team/manage?filter=a');
  await identify(page);
  await expect(rows(page)).toBeVisible();
  expect(new URL(page.url()).search).toBe('?filter=a');
  await expect(page.getByRole('banner').getByRole('button', { name: persona('owner').name })).toBeVisible();
  const first = await accessToken();

  await page.reload();
  await expect(rows(page)).toBeVisible();
  await expect.poll(accessToken).not.toBe(first);
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Invite' }).click();
  await expect(page.getByRole('row').nth(3)).toBeVisible();

  const other = await context.newPage();
  await other.goto('/admin/team/manage');
  await expect(rows(other)).toBeVisible();
  await other.close();

  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Continue to sign-in' }).click();
  await expect(page.locator('#userfield'), 'its session has ended too').toBeVisible();
});

for (const [wrong, options, kind] of [
  ['ID tokens with `sub` null', { UserIDAttr: 'absent' }, 'id-token-subject'],
  ['opaque access tokens', { AccessTokenJWT: 0 }, 'access-token-refused'],
  ['access tokens for another API', { AdditionalAudiences: 'another-api' }, 'access-token-refused'],
] as const)
  test(`Q97 LemonLDAP::NG with ${wrong}: the browser’s log and a report have ${kind}`, async ({
    page,
    installation,
    problems,
  }) => {
    problems.allow(/401/);
    provider = await startLemonLdap(authority, signIn.clientId, installation.origin, options);
    const report = page.waitForRequest((request) => request.postData()?.includes('"sign-in"') ?? false);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.goto('/');
    await identify(page);
    await expect(page.getByRole('main')).toContainText('Couldn’t complete your sign-in. Please sign in again.');
    expect((await report).postDataJSON()).toMatchObject({ type: 'sign-in', refusal: kind });
    expect(warnings).toEqual([`Sign-in refused: ${kind}`]);
  });

/** LemonLDAP::NG answers `prompt=none` with its sign-in page. */
async function identify(page: Page): Promise<void> {
  await page.locator('#userfield').fill(ACCOUNT);
  await page.locator('#passwordfield').fill(ACCOUNT);
  await page.getByRole('button', { name: 'Connect' }).click();
}

/** What an operator copies. */
function settingsOfDocument(): { signIn: { clientId: string } } {
  const document = readFileSync(join(root, 'docs/identity-providers.md'), 'utf8');
  const [, block = ''] = /## LemonLDAP::NG\n.*?```json\n(.*?)```/s.exec(document) ?? [];
  return JSON.parse(block.replaceAll(/<[^>]+>/g, 'console')) as ReturnType<typeof settingsOfDocument>;
}
