import { auditlogForward, customer, myUser } from '@console/api';
import { CONCURRENT_EDIT_MESSAGE } from '@console/http';
import { asc, notLike } from 'drizzle-orm';
import { createSandbox, PERSONAS, type Sandbox } from '../sandbox';
import { type AuditReceiver, startAuditReceiver, toReceiver, until } from '../testing/audit-receiver';
import { callAs } from '../testing/call-as';
import { send } from '../testing/send';
import { auditEntries } from './audit-tables';

const { updateAuditForwarding, getAuditForwarding } = auditlogForward;
const ADDRESSES = { billingAddress: null, visitingAddress: null, contactPerson: null };
const OFF: auditlogForward.AuditForwarding = {
  enableAuditForwarding: false,
  useRestApiForward: false,
  useConsoleForward: false,
  messagePrefix: '',
  url: '',
  authenticationType: 'none',
  clientId: '',
  clientSecret: '',
  tokenEndpoint: '',
  scope: '',
};

let sandbox: Sandbox;
let receiver: AuditReceiver;
let lines: string[];
beforeEach(async () => {
  lines = [];
  sandbox = await createSandbox({ writeLine: (line) => lines.push(line) });
  receiver = await startAuditReceiver();
  callAs(sandbox, 'owner');
});
afterEach(async () => {
  await sandbox.close();
  receiver.close();
});

const entries = () =>
  sandbox.db.select().from(auditEntries).where(notLike(auditEntries.entryId, 'e-%')).orderBy(asc(auditEntries.id));

test('every write leaves an entry: who, what, when, from where, outcome; reads leave none, nor does nobody', async () => {
  await send(customer.getCustomer);
  await send(customer.updateCustomer, { body: ADDRESSES });
  callAs(sandbox, 'plainUser');
  await expect(send(customer.updateCustomer, { body: ADDRESSES })).rejects.toThrow(
    'Your role doesn’t allow this. Ask an administrator for access.',
  );
  await sandbox.fetch('http://localhost:4000/api/Customer', { method: 'PUT', body: '{}' });

  const [done, refused, ...others] = await entries();
  expect(others).toEqual([]);
  expect(done).toMatchObject({
    customerId: 'c-fjellheim',
    personName: 'Ingrid Haugland',
    action: 'PUT /api/Customer',
    fields: ['billingAddress', 'visitingAddress', 'contactPerson'],
    address: '127.0.0.1',
    outcome: 'succeeded',
    status: 200,
  });
  expect(Date.now() - (done?.at ?? 0)).toBeLessThan(60_000);
  expect(refused).toMatchObject({ personName: 'Astrid Bjørnstad', outcome: 'refused', status: 403 });
});

test('an entry names the record by the ids in its address', async () => {
  const headers = { authorization: `Bearer ${await sandbox.tokenFor('plainUser')}` };
  await sandbox.fetch('http://localhost:4000/api/CustomerRole/Role/r-1', { method: 'DELETE', headers });
  const [entry] = await entries();
  expect(entry).toMatchObject({ action: 'DELETE /api/CustomerRole/Role/:roleId', target: { roleId: 'r-1' } });
});

test('no value of what was sent is in an entry, so no secret is', async () => {
  await send(updateAuditForwarding, { body: toReceiver(receiver) });
  const profile = await send(myUser.getMyUser);
  expect(profile.email).toBe(PERSONAS.owner.email);
  const stored = JSON.stringify(await entries());
  expect(stored).toContain('clientSecret');
  expect(stored).not.toContain(receiver.clientSecret);
});

test('INTG-169 INTG-177 the settings are stored; the secret is kept, goes out to nobody, and to no other endpoint', async () => {
  expect(await send(getAuditForwarding)).toMatchObject({ enableAuditForwarding: false, isClientSecretStored: false });
  await send(updateAuditForwarding, { body: toReceiver(receiver) });
  const { clientSecret, ...open } = toReceiver(receiver);
  const raw = await sandbox.fetch('http://localhost:4000/api/Customer/AuditlogForward', {
    headers: { authorization: `Bearer ${await sandbox.tokenFor('owner')}` },
  });
  expect(await raw.text()).not.toContain(clientSecret);
  expect(await send(getAuditForwarding)).toEqual({ ...open, isClientSecretStored: true });
  await send(updateAuditForwarding, { body: { ...toReceiver(receiver), clientSecret: '', scope: '' } });
  const elsewhere = { ...toReceiver(receiver), clientSecret: '', tokenEndpoint: 'https://elsewhere.example/token' };
  await expect(send(updateAuditForwarding, { body: elsewhere })).rejects.toMatchObject({
    fieldErrors: expect.objectContaining({ clientSecret: 'Required' }),
  });
});

test('INTG-170 INTG-171 INTG-172 INTG-173 INTG-174 INTG-175 INTG-176 the server checks what is switched on, and nothing else', async () => {
  const on = { ...OFF, enableAuditForwarding: true };
  const oauth = { ...on, useRestApiForward: true, authenticationType: 'client-credentials' } as const;
  const errorsOf = (settings: auditlogForward.AuditForwarding) =>
    send(updateAuditForwarding, { body: settings }).then(
      () => undefined,
      ({ fieldErrors }: { fieldErrors: Record<string, string> }) => fieldErrors,
    );
  expect(await errorsOf({ ...OFF, url: 'nonsense' })).toBeUndefined();
  expect(await errorsOf(on)).toEqual({ useRestApiForward: 'Choose Rest API, Console, or both' });
  const required = 'Required';
  expect(await errorsOf(oauth)).toEqual({
    url: required,
    clientId: required,
    clientSecret: required,
    tokenEndpoint: required,
  });
  expect(await errorsOf({ ...on, useRestApiForward: true, url: 'file:///etc/passwd' })).toEqual({
    url: 'The URL isn’t valid.',
  });
  expect(await errorsOf({ ...on, useConsoleForward: true })).toBeUndefined();
  expect(await errorsOf({ ...on, useConsoleForward: true, messagePrefix: 'a\nb' })).toHaveProperty('messagePrefix');
});

test('two administrators: the second save is refused', async () => {
  await send(getAuditForwarding);
  callAs(sandbox, 'severalCompanies');
  await send(getAuditForwarding);
  await send(updateAuditForwarding, { body: { ...OFF, messagePrefix: 'theirs' } });
  callAs(sandbox, 'owner');
  await expect(send(updateAuditForwarding, { body: OFF })).rejects.toThrow(CONCURRENT_EDIT_MESSAGE);
});

test('INTG-165 C81 both receivers get every entry from the moment of the save on, in order; the line has its prefix', async () => {
  await send(customer.updateCustomer, { body: ADDRESSES });
  await send(updateAuditForwarding, {
    body: { ...toReceiver(receiver), useConsoleForward: true, messagePrefix: '[audit]' },
  });
  await send(customer.updateCustomer, { body: ADDRESSES });
  await until(() => receiver.entries().length === 2 && lines.length === 2);
  const actions = receiver.entries().map(({ action }) => action);
  expect(actions).toEqual(['POST /api/Customer/AuditlogForward', 'PUT /api/Customer']);
  expect(lines[1]?.startsWith('[audit] {')).toBe(true);
  expect(JSON.parse(lines[1]?.slice('[audit] '.length) ?? '')).toEqual(receiver.entries()[1]);
  expect(receiver.tokenRequests).toEqual(['grant_type=client_credentials&scope=audit.write']);

  receiver.revokeTokens();
  await send(customer.updateCustomer, { body: ADDRESSES });
  await until(() => receiver.entries().length === 3);
  expect(receiver.tokenRequests).toHaveLength(2);
  await send(updateAuditForwarding, { body: { ...OFF } });
  await send(customer.updateCustomer, { body: ADDRESSES });
  await new Promise((go) => setTimeout(go, 200));
  expect(lines).toHaveLength(3);
});

test('INTG-165 a sandbox in this process writes no entry among the lines of the tests', async () => {
  const write = jest.spyOn(process.stdout, 'write');
  const quiet = await createSandbox();
  callAs(quiet, 'owner');
  await send(updateAuditForwarding, { body: { ...toReceiver(receiver), useConsoleForward: true } });
  await send(customer.updateCustomer, { body: ADDRESSES });
  await until(() => receiver.entries().length === 2);
  await quiet.close();
  expect(write.mock.calls.filter(([line]) => String(line).includes('/api/Customer'))).toEqual([]);
  write.mockRestore();
});

test('one company’s entries never reach another’s receiver', async () => {
  await send(updateAuditForwarding, { body: toReceiver(receiver) });
  callAs(sandbox, 'newCompany');
  await expect(send(updateAuditForwarding, { body: OFF })).rejects.toThrow(
    'Your role doesn’t allow this. Ask an administrator for access.',
  );
  callAs(sandbox, 'owner');
  await send(customer.updateCustomer, { body: ADDRESSES });
  await until(() => receiver.entries().length === 2);
  expect(new Set(receiver.entries().map(({ company }) => company.id))).toEqual(new Set(['c-fjellheim']));
});
