import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  digitalArchiveFolders,
  digitalArchiveMetadataMapping,
  digitalArchiveMigration,
  digitalArchiveWebhooks,
  retentionPolicies,
} from '@console/api';
import type { Platform } from '../platform/platform';
import { createSandbox, type PersonaKey, type Sandbox } from '../sandbox';
import { callAs } from '../testing/call-as';
import { send } from '../testing/send';
import { failNextMigration } from './archive-migration';
import { deleteDueRecords } from './delete-due-records';
import { readArchives } from './read-archives';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const CONCURRENT_EDIT = 'Unable to save record. Record has been modified by another user.';

let sandbox: Sandbox;
let platform: Platform;
/** Milliseconds. */
let ahead: number;

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}
let receiver: Server;
let received: Received[];
/** Empty means 200. */
let answers: number[];
let address: string;

beforeEach(async () => {
  ahead = 0;
  received = [];
  answers = [];
  const now = () => new Date(Date.now() + ahead);
  sandbox = await createSandbox({ now }, async (_, created) => void (platform = created));
  callAs(sandbox, 'owner');
  receiver = createServer((request, response) => {
    void request.toArray().then((chunks) => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, 'localhost', resolve));
  address = `http://localhost:${(receiver.address() as AddressInfo).port}/hook`;
});
afterEach(async () => {
  receiver.close();
  await sandbox.close();
});

async function call(who: PersonaKey, method: string, path: string, body?: object) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await sandbox.tokenFor(who)}` };
  const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
  const answer = await sandbox.fetch(`http://localhost:4000${path}`, init);
  return { status: answer.status, body: (await answer.json()) as unknown };
}

async function until<Value>(ask: () => Promise<Value | undefined | false> | Value | undefined | false): Promise<Value> {
  for (let tries = 0; tries < 100; tries += 1) {
    const value = await ask();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('It did not happen within ten seconds.');
}

async function addReceiver() {
  await send(digitalArchiveWebhooks.deleteWebhooks, {
    body: (await send(digitalArchiveWebhooks.getWebhooks)).map(({ id }) => id),
  });
  await send(digitalArchiveWebhooks.createWebhook, { body: { name: 'Receiver', url: address, isActive: true } });
  const [webhook] = await send(digitalArchiveWebhooks.getWebhooks);
  if (!webhook) throw new Error('There is no webhook.');
  const { signingSecret } = await send(digitalArchiveWebhooks.createSigningSecret, { webhookId: webhook.id });
  return { webhook, signingSecret };
}

const folder = (name: string) => ({ name, parentId: null, accessGroups: [], retentionPolicyId: null });

test('a folder that is created, renamed and deleted calls the webhook, signed with its secret', async () => {
  const { signingSecret } = await addReceiver();
  await send(digitalArchiveFolders.createFolder, { body: folder('Ny mappe') });
  const created = (await send(digitalArchiveFolders.getTopFolders)).find(({ name }) => name === 'Ny mappe');
  if (!created) throw new Error('There is no such folder.');
  await send(digitalArchiveFolders.updateFolder, { body: { ...created, name: 'Arkiv' } });
  await send(digitalArchiveFolders.deleteFolders, { body: [created.id] });
  await until(() => received.length === 3);

  const events = new Set(received.map(({ headers }) => headers['x-archive-event']));
  expect(events).toEqual(new Set(['folder.created', 'folder.deleted', 'folder.renamed']));
  const renamed = received.find(({ headers }) => headers['x-archive-event'] === 'folder.renamed');
  expect(JSON.parse(renamed?.body ?? '')).toMatchObject({ data: { name: 'Arkiv', formerName: 'Ny mappe' } });
  for (const { headers, body } of received) {
    const [, seconds = '', hash] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-archive-signature'])) ?? [];
    expect(createHmac('sha256', signingSecret).update(`${seconds}.${body}`).digest('hex')).toBe(hash);
    expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(60);
  }
});

test('what a receiver does not take is tried again later, with the same body, and can be sent again by hand', async () => {
  const { webhook } = await addReceiver();
  const deliveries = () => send(digitalArchiveWebhooks.getWebhookDeliveries, { webhookId: webhook.id });
  answers = [503, 500, 302, 503, 503];
  await send(digitalArchiveFolders.createFolder, { body: folder('Ny mappe') });
  await until(async () => (await deliveries()).find(({ tries }) => tries === 1));
  expect(await deliveries()).toMatchObject([
    { state: 'waiting', status: 503, reason: 'The receiver responded with status 503.' },
  ]);
  for (const [tries, wait] of [
    [2, 11_000],
    [3, 2 * MINUTE],
    [4, 6 * MINUTE],
    [5, 31 * MINUTE],
  ] as const) {
    expect(received).toHaveLength(tries - 1);
    ahead += wait;
    await until(async () => (await deliveries()).find((delivery) => delivery.tries === tries));
  }
  expect(await deliveries()).toMatchObject([{ state: 'failed', tries: 5, nextTryDate: null }]);

  const [failed] = await deliveries();
  await send(digitalArchiveWebhooks.sendDeliveryAgain, { webhookId: webhook.id, deliveryId: failed?.id ?? '' });
  await until(async () => (await deliveries()).find(({ state }) => state === 'delivered'));
  expect(new Set(received.map(({ body }) => body)).size).toBe(1);
}, 20_000);

test('a webhook to a private address is refused, unless the installation allows it', async () => {
  const strict = await createSandbox({ isPrivateNetworkAllowed: false });
  callAs(strict, 'owner');
  const webhook = { name: 'Inside', url: 'http://10.0.0.1/', isActive: true };
  await expect(send(digitalArchiveWebhooks.createWebhook, { body: webhook })).rejects.toMatchObject({
    fieldErrors: { url: 'This address is inside the platform’s own network. Enter a public address.' },
  });
  await strict.close();
});

test('INTG-052 a deactivated webhook is not called', async () => {
  const { webhook } = await addReceiver();
  await send(digitalArchiveWebhooks.updateWebhook, { body: { ...webhook, isActive: false } });
  await send(digitalArchiveFolders.createFolder, { body: folder('Ny mappe') });
  expect(await send(digitalArchiveWebhooks.getWebhookDeliveries, { webhookId: webhook.id })).toEqual([]);
});

test("a folder's access groups decide whose its records are; an archived record calls the webhook", async () => {
  await addReceiver();
  const all = await send(digitalArchiveFolders.getAllUserFoldersFlat);
  const [pensions, economy] = ['Pensjon', 'Økonomi'].map((name) => all.find(({ fullPath }) => fullPath === name)?.id);
  const records = (folderId: string | undefined) => `/api/DigitalArchive/${folderId}/Records`;
  expect((await call('plainUser', 'GET', records(pensions))).status).toBe(200);
  expect((await call('plainUser', 'GET', records(economy))).status).toBe(404);
  expect((await call('plainUser', 'POST', records(economy), { title: 'Bilag 1' })).status).toBe(404);
  expect((await call('staff', 'GET', records(pensions))).status).toBe(404);
  expect((await call('plainUser', 'POST', records(pensions), { title: 'Vedtak 12' })).status).toBe(200);
  await until(() => received.find(({ headers }) => headers['x-archive-event'] === 'document.archived'));
});

test('INTG-119 records past the lifetime of their folder are deleted, at night and when staff ask; a disabled policy deletes nothing', async () => {
  const archive = async () => {
    const mine = (await readArchives(platform)).find(({ customerId }) => customerId === 'c-fjellheim');
    if (!mine?.lastRun) throw new Error('There is no archive.');
    return { ...mine, lastRun: mine.lastRun };
  };
  const deleteDue = () => deleteDueRecords(platform, 'c-fjellheim');
  await deleteDue();
  const before = await archive();
  const [policy] = (await send(retentionPolicies.getRetentionPolicies)).filter(({ id }) => id === 'rp-pensjonsavtaler');
  if (!policy) throw new Error('There is no such policy.');

  await send(retentionPolicies.updateRetentionPolicy, { body: { ...policy, lifetimeDays: 90, isDisabled: true } });
  expect(await deleteDue()).toBe(0);
  await send(retentionPolicies.updateRetentionPolicy, { body: { ...policy, lifetimeDays: 90, isDisabled: false } });
  const removed = await deleteDue();
  expect(removed).toBeGreaterThan(0);
  expect(await archive()).toMatchObject({ records: before.records - removed, lastRun: { removed } });

  ahead += 40 * DAY;
  const night = await until(async () => {
    const now = await archive();
    return now.records < before.records - removed && now;
  });
  expect(night.lastRun.removed).toBe(before.records - removed - night.records);
});

test('INTG-120 C140 a stored lifetime that is none of the ten stays while others of its policy are saved; another one is refused', async () => {
  const [policy] = await send(retentionPolicies.getRetentionPolicies);
  if (!policy) throw new Error('no policy');
  await sandbox.db.run(`update retention_policies set lifetime_days = 400 where id = '${policy.id}'`);
  const change = { id: policy.id, name: 'Renamed', lifetimeDays: 400, isDisabled: false };
  await send(retentionPolicies.updateRetentionPolicy, { body: change });
  await send(retentionPolicies.getRetentionPolicies);
  await expect(
    send(retentionPolicies.updateRetentionPolicy, { body: { ...change, lifetimeDays: 401 } }),
  ).rejects.toMatchObject({
    fieldErrors: { lifetimeDays: expect.any(String) },
  });
});

test('INTG-120 a lifetime that is none of the ten, and a name that is taken, are refused', async () => {
  const policy = { name: 'Ny', lifetimeDays: 30, isDisabled: false };
  await expect(
    send(retentionPolicies.createRetentionPolicy, { body: { ...policy, lifetimeDays: 31 } }),
  ).rejects.toMatchObject({
    fieldErrors: { lifetimeDays: expect.any(String) },
  });
  await expect(
    send(retentionPolicies.createRetentionPolicy, { body: { ...policy, name: '\u00A0tilbud' } }),
  ).rejects.toMatchObject({
    fieldErrors: { name: 'A policy named tilbud already exists.' },
  });
});

test('INTG-118 INTG-124 INTG-125 a policy has its company, its place and its dates; a change keeps all but what was changed', async () => {
  const before = await send(retentionPolicies.getRetentionPolicies);
  await send(retentionPolicies.createRetentionPolicy, { body: { name: ' Ny ', lifetimeDays: 30, isDisabled: true } });
  const createdDate = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  const created = {
    id: expect.any(String),
    companyId: 'c-fjellheim',
    name: 'Ny',
    lifetimeDays: 30,
    isDisabled: true,
    createdDate,
    updatedDate: createdDate,
    order: before.length,
  };
  const [policy, ...others] = (await send(retentionPolicies.getRetentionPolicies)).toReversed();
  if (!policy) throw new Error('There is no policy.');
  expect(policy).toEqual(created);
  expect(others.toReversed()).toEqual(before);

  ahead += DAY;
  await send(retentionPolicies.updateRetentionPolicy, {
    body: { id: policy.id, name: 'Nyere', lifetimeDays: 90, isDisabled: false },
  });
  const updatedDate = new Date(Date.parse(policy.updatedDate) + DAY).toISOString();
  const changed = (await send(retentionPolicies.getRetentionPolicies)).at(-1);
  expect(changed).toMatchObject({
    ...policy,
    name: 'Nyere',
    lifetimeDays: 90,
    isDisabled: false,
    updatedDate: expect.any(String),
  });
  expect(changed && changed.updatedDate >= updatedDate).toBe(true);
});

test('INTG-092 INTG-093 the label of a system column and the name of any column stay as they are', async () => {
  const columns = await send(digitalArchiveMetadataMapping.getMappings);
  const changed = (part: object) => columns.map((column, index) => (index === 0 ? { ...column, ...part } : column));
  const { updateMappings } = digitalArchiveMetadataMapping;
  await expect(send(updateMappings, { body: changed({ presentationLabel: 'Other' }) })).rejects.toMatchObject({
    status: 400,
  });
  await expect(send(updateMappings, { body: changed({ name: 'other' }) })).rejects.toMatchObject({ status: 400 });
  await expect(send(updateMappings, { body: columns.slice(1) })).rejects.toMatchObject({ status: 400 });
  await send(updateMappings, { body: changed({ order: 99 }) });
  const names = (await send(digitalArchiveMetadataMapping.getMappings)).map(({ name }) => name);
  expect(names.at(-1)).toBe('title');
});

const status = () => send(digitalArchiveMigration.getCurrentMigrationStatus);
const { ENVIRONMENT_PRIVATE, ENVIRONMENT_SHARED } = digitalArchiveMigration;

test('INTG-102 INTG-104 INTG-105 INTG-111 a migration goes through its stages and calls the webhook when it has ended', async () => {
  await addReceiver();
  await send(digitalArchiveMigration.migrate, { body: { targetEnvironmentType: ENVIRONMENT_PRIVATE } });
  expect(await status()).toEqual({ currentEnvironmentType: 0, targetEnvironmentType: 1, migrationStatus: 4 });
  await expect(
    send(digitalArchiveMigration.migrate, { body: { targetEnvironmentType: ENVIRONMENT_PRIVATE } }),
  ).rejects.toMatchObject({ status: 400 });
  ahead += 5_000;
  expect(await status()).toMatchObject({ migrationStatus: 1 });
  ahead += MINUTE;
  expect(await status()).toEqual({ currentEnvironmentType: 1, targetEnvironmentType: null, migrationStatus: 3 });
  await until(() => received.find(({ headers }) => headers['x-archive-event'] === 'migration.finished'));
  await send(digitalArchiveMigration.migrate, { body: { targetEnvironmentType: ENVIRONMENT_SHARED } });
});

test('INTG-103 a migration can fail, and be tried again', async () => {
  await failNextMigration(platform, 'c-fjellheim');
  await send(digitalArchiveMigration.migrate, { body: { targetEnvironmentType: ENVIRONMENT_PRIVATE } });
  ahead += 5_000;
  await status();
  ahead += MINUTE;
  expect(await status()).toEqual({ currentEnvironmentType: 0, targetEnvironmentType: null, migrationStatus: 2 });
  await send(digitalArchiveMigration.migrate, { body: { targetEnvironmentType: ENVIRONMENT_PRIVATE } });
  expect(await status()).toMatchObject({ migrationStatus: 4 });
});

test('SHRD-011 webhooks, columns and policies that somebody else has changed are not saved', async () => {
  const [webhook] = await send(digitalArchiveWebhooks.getWebhooks);
  const columns = await send(digitalArchiveMetadataMapping.getMappings);
  const [policy] = await send(retentionPolicies.getRetentionPolicies);
  if (!webhook || !policy) throw new Error('There is nothing to change.');
  callAs(sandbox, 'severalCompanies');
  await send(digitalArchiveWebhooks.updateWebhook, { body: { ...webhook, name: 'A' } });
  await send(digitalArchiveMetadataMapping.updateMappings, {
    body: columns.toReversed().map((column, order) => ({ ...column, order })),
  });
  await send(retentionPolicies.updateRetentionPolicy, { body: { ...policy, name: 'A' } });
  callAs(sandbox, 'owner');
  const refused = { status: 400, message: CONCURRENT_EDIT };
  await expect(send(digitalArchiveWebhooks.updateWebhook, { body: { ...webhook, name: 'B' } })).rejects.toMatchObject(
    refused,
  );
  await expect(send(digitalArchiveMetadataMapping.updateMappings, { body: columns })).rejects.toMatchObject(refused);
  await expect(send(retentionPolicies.updateRetentionPolicy, { body: { ...policy, name: 'B' } })).rejects.toMatchObject(
    refused,
  );
});

test("one company neither sees nor changes another's webhooks, columns and policies", async () => {
  const [webhook] = await send(digitalArchiveWebhooks.getWebhooks);
  const columns = await send(digitalArchiveMetadataMapping.getMappings);
  const [policy] = await send(retentionPolicies.getRetentionPolicies);
  if (!webhook || !policy) throw new Error('There is nothing to see.');
  callAs(sandbox, 'staff');
  const gone = { status: 404 };
  expect(await send(digitalArchiveWebhooks.getWebhooks)).toEqual([]);
  await expect(send(digitalArchiveWebhooks.updateWebhook, { body: webhook })).rejects.toMatchObject(gone);
  await expect(send(digitalArchiveWebhooks.deleteWebhooks, { body: [webhook.id] })).rejects.toMatchObject(gone);
  await expect(send(digitalArchiveWebhooks.getWebhookDeliveries, { webhookId: webhook.id })).rejects.toMatchObject(
    gone,
  );
  await expect(
    send(digitalArchiveWebhooks.sendDeliveryAgain, { webhookId: webhook.id, deliveryId: 'wd-1' }),
  ).rejects.toMatchObject(gone);
  await expect(send(digitalArchiveWebhooks.createSigningSecret, { webhookId: webhook.id })).rejects.toMatchObject(gone);
  await expect(send(digitalArchiveMetadataMapping.updateMappings, { body: columns })).rejects.toMatchObject({
    status: 400,
  });
  await expect(send(retentionPolicies.updateRetentionPolicy, { body: policy })).rejects.toMatchObject(gone);
  expect(await send(retentionPolicies.getRetentionPolicies)).toEqual([]);
});
