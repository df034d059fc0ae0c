import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/console';

const CLIENTS = '/admin/integration/apiclients';
const NAME = 'Member portal';

test('INTG-132 INTG-144 INTG-147 INTG-148 INTG-158 C155 a client made in the console gets a token, calls the API, is disabled and refused', async ({
  page,
  context,
  installation,
  signInAs,
}) => {
  const travelled: string[] = [];
  context.on('request', (request) => travelled.push(`${request.url()} ${request.postData() ?? ''}`));
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await signInAs('owner', CLIENTS);
  const card = await create(page);
  const secret = await card.getByRole('textbox', { name: 'Secret' }).inputValue();
  await card.locator('summary').press('Enter');
  const text = await card.innerText();
  const [clientId = ''] = /[0-9a-f-]{36}/.exec(text) ?? [];
  const [endpoint = ''] = /https?:\S+\/connect\/token/.exec(text) ?? [];

  // From another machine: no cookies or session.
  const platform = new URL(endpoint).origin;
  const requestToken = () =>
    fetch(endpoint, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'api.external' }),
    });
  const answer = await requestToken();
  expect(answer.status).toBe(200);
  const { access_token } = (await answer.json()) as { access_token: string };
  const call = () => fetch(`${platform}/api/Customer`, { headers: { authorization: `Bearer ${access_token}` } });

  // C155: as pasted into a shell.
  const [tokenLine = '', requestLine = ''] = await card.locator('pre').allInnerTexts();
  const run = async (line: string, env: Record<string, string>) =>
    JSON.parse((await promisify(execFile)('bash', ['-c', line], { env: { ...process.env, ...env } })).stdout) as Record<
      string,
      string
    >;
  const token = await run(tokenLine, { CLIENT_SECRET: secret });
  expect(token).toMatchObject({ access_token: expect.any(String), scope: 'api.external' });
  const { access_token: ACCESS_TOKEN = '' } = token;
  expect(await run(requestLine, { ACCESS_TOKEN })).toMatchObject({ clientId, clientName: NAME });

  const [reference] = await Promise.all([
    page.waitForEvent('popup'),
    card.getByRole('link', { name: 'Try other requests in the API reference' }).click(),
  ]);
  const problems: string[] = [];
  reference.on('console', (message) => problems.push(message.text()));
  await reference.getByRole('button', { name: 'Authorize' }).click();
  await reference.getByRole('textbox', { name: 'auth-bearer-value' }).fill(ACCESS_TOKEN);
  await reference.getByRole('button', { name: 'Apply credentials' }).click();
  await reference.getByRole('button', { name: 'Close' }).click();
  await reference.getByRole('link', { name: 'ApiClient', exact: true }).click();
  await reference.getByText('/api/ApiClient/Self').click();
  await reference.getByRole('button', { name: 'Try it out' }).click();
  await reference.getByRole('button', { name: 'Execute' }).click();
  await expect(reference.locator('.live-responses-table')).toContainText(NAME);
  expect(problems).toEqual([]);
  await reference.close();
  expect(await (await call()).json()).toMatchObject({ name: 'Fjellheim Pensjon AS' });

  await page.emulateMedia({ media: 'print' });
  await expect(card).toBeHidden();
  await page.emulateMedia({ media: null });
  // Confirm ignores presses until readable.
  await card.getByRole('button', { name: 'Close', exact: true }).dblclick();
  await expect(card).toBeVisible();
  await expect(async () => {
    if (await card.isVisible()) await card.getByRole('button').last().click({ timeout: 500 });
    await expect(card).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: `More actions for ${NAME}` }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await expect(page.getByRole('row', { name: new RegExp(NAME) }).getByText('Disabled')).toBeVisible();
  await expect.poll(async () => (await call()).status).toBe(401);
  expect((await requestToken()).status).toBe(401);

  // Q20: the secret is stored nowhere.
  const stored = await page.evaluate(() =>
    JSON.stringify([location.href, history.state, { ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect([stored, ...travelled, ...messages].filter((place) => place.includes(secret))).toEqual([]);
  expect(installation.origin).toBe(new URL(page.url()).origin);
});

async function create(page: Page) {
  await page.getByRole('button', { name: 'Create New' }).click();
  await page.getByRole('textbox', { name: 'Client Name' }).fill(NAME);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const card = page.getByRole('region', { name: `${NAME} is ready to use` });
  await card.waitFor();
  return card;
}
