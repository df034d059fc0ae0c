import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, nightly, test } from '../../support/console';

test('INTG-177 an entry arrives with the token of the token endpoint, once', nightly, async ({ page, signInAs }) => {
  const received: { authorization: string | undefined; entries: { action: string; user: { name: string } }[] }[] = [];
  const receiver = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const { authorization } = request.headers;
    if (request.url === '/token') return response.end(JSON.stringify({ access_token: `for ${body}`, expires_in: 60 }));
    received.push({ authorization, entries: JSON.parse(body) });
    return response.writeHead(204).end();
  });
  receiver.listen(0, 'localhost');
  await once(receiver, 'listening');
  const origin = `http://localhost:${(receiver.address() as AddressInfo).port}`;

  await signInAs('owner', '/admin/integration/auditlog-forward');
  await page.getByRole('checkbox', { name: 'Enabled' }).check();
  await page.getByRole('checkbox', { name: 'Rest API' }).check();
  await page.getByRole('textbox', { name: 'URL' }).fill(`${origin}/entries`);
  await page.getByRole('combobox', { name: 'Authentication type' }).selectOption('client-credentials');
  await page.getByLabel('Client ID').fill('fjellheim');
  await page.getByLabel('Client Secret').fill('hush');
  await page.getByLabel('Token Endpoint').fill(`${origin}/token`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Configuration saved')).toBeVisible();
  await expect.poll(() => received.length).toBe(1);
  expect(received[0]).toMatchObject({
    authorization: 'Bearer for grant_type=client_credentials',
    entries: [{ action: 'POST /api/Customer/AuditlogForward', user: { name: 'Ingrid Haugland' } }],
  });
  receiver.closeAllConnections();
  receiver.close();
});
