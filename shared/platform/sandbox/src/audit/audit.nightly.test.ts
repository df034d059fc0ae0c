import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PERSONAS, SEED_PASSWORD } from '../identity/personas';
import { startAuditReceiver, toReceiver, until } from '../testing/audit-receiver';
import { freePort } from '../testing/free-port';
import { TestBrowser } from '../testing/test-browser';
import { startTestServer } from '../testing/test-server';

test('an outage and two kills of the process: nothing is lost and nothing is doubled', async () => {
  const receiver = await startAuditReceiver();
  const folder = mkdtempSync(join(tmpdir(), 'audit-'));
  const databaseUrl = `file:${join(folder, 'sandbox.db')}`;
  const port = await freePort();
  const start = () => startTestServer(databaseUrl, port, ['--test-mode']);
  let server = await start();
  const { access_token } = await new TestBrowser(server.url).signIn(PERSONAS.owner.email, SEED_PASSWORD);
  const write = async (method: string, path: string, body: object) => {
    const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${server.url}${path}`, { method, headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(200);
  };
  const writeTwice = async () => {
    await write('PUT', '/api/Customer', { billingAddress: null, visitingAddress: null, contactPerson: null });
    await write('PUT', '/api/Customer', { billingAddress: null, visitingAddress: null, contactPerson: null });
  };
  await write('POST', '/api/Customer/AuditlogForward', toReceiver(receiver));
  await writeTwice();
  await until(() => receiver.entries().length === 3);

  receiver.mode = 'refuses';
  await writeTwice();
  await server.kill();
  receiver.mode = 'swallows';
  server = await start();
  await until(() => receiver.entries().length > 3);
  await server.kill();
  receiver.mode = 'takes';
  server = await start();
  await until(() => receiver.deliveries.length > new Set(receiver.deliveries.map(({ key }) => key)).size);
  await writeTwice();
  await until(() => receiver.entries().length === 7);

  const ids = receiver.entries().map(({ id }) => id);
  expect(new Set(ids).size).toBe(7);
  const { deliveries } = receiver;
  for (const { key, entries: sent } of deliveries) {
    for (const other of deliveries.filter((delivery) => delivery.key === key)) expect(other.entries).toEqual(sent);
  }
  await server.kill();
  receiver.close();
  rmSync(folder, { recursive: true });
}, 240_000);
