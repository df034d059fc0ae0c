import {
  auditlogForward,
  auditTrail,
  customer,
  customerGroup,
  dashboard,
  digitalArchiveWebhooks,
  manageTeam,
} from '@console/api';
import { DAY } from '../platform/day';
import { createSandbox, type Sandbox } from '../sandbox';
import { callAs } from '../testing/call-as';
import { send } from '../testing/send';
import { completeOldEntries } from './seed-trail';

const { getAuditEvents, getAuditEvent, getAuditOptions } = auditTrail;
const KARE = 'u-00417';
const ADDRESSES = { billingAddress: null, visitingAddress: null, contactPerson: null };

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await createSandbox({ writeLine: () => {} });
  callAs(sandbox, 'owner');
});
afterEach(() => sandbox.close());

const list = (query: auditTrail.AuditEventsQuery = {}) => send(getAuditEvents, { query });
const newest = async (query: auditTrail.AuditEventsQuery = {}) => {
  const [event] = (await list({ ...query, take: 1 })).events;
  if (!event) throw new Error('There is no such event');
  return await send(getAuditEvent, { eventId: event.id });
};
async function changeRole(name: string) {
  const user = await send(manageTeam.getUser, { userId: KARE });
  const role = (await send(manageTeam.getUserRoles)).find((each) => each.name === name);
  await send(manageTeam.updateUser, { userId: KARE, body: { roleId: role?.id ?? '', statusId: user.statusId } });
}

test('C146 a change has who, when, from where, the record by its name, and its fields before and after', async () => {
  await changeRole('Reader');
  const event = await newest();
  expect(event).toMatchObject({
    user: { name: 'Ingrid Haugland' },
    from: { address: '127.0.0.1' },
    action: 'PUT /api/ManageTeam/Users/:userId',
    subject: 'user',
    operation: 'updated',
    outcome: 'succeeded',
    records: [
      {
        subject: 'user',
        id: KARE,
        name: 'Kåre Mikkelsen',
        changes: [{ field: 'role', before: 'Billing', after: 'Reader' }],
      },
    ],
  });
  expect(Date.now() - Date.parse(event.time)).toBeLessThan(60_000);
});

test('C146 an update of a named record has the new name, and only the fields that differ', async () => {
  await send(customerGroup.renameGroup, { body: { id: 'g-pensions', name: 'Pensions and more' } });
  const renamed = { id: 'g-pensions', name: 'Pensions and more' };
  const changes = [{ field: 'name', before: 'Pensions', after: 'Pensions and more' }];
  expect(await newest()).toMatchObject({ subject: 'group', records: [{ ...renamed, changes }] });

  const [webhook] = await send(digitalArchiveWebhooks.getWebhooks);
  if (!webhook) throw new Error('There is no webhook');
  const { id, name, url, isActive } = webhook;
  await send(digitalArchiveWebhooks.updateWebhook, { body: { id, name, url, isActive: !isActive } });
  const switched = { field: 'isActive', before: isActive, after: !isActive };
  expect(await newest()).toMatchObject({ subject: 'webhook', records: [{ id, name, changes: [switched] }] });
});

test('C146 a refused call has no changes; of a secret the trail only says that there is one', async () => {
  callAs(sandbox, 'plainUser');
  await expect(send(customer.updateCustomer, { body: ADDRESSES })).rejects.toThrow(
    'Your role doesn’t allow this. Ask an administrator for access.',
  );
  callAs(sandbox, 'owner');
  expect(await newest()).toMatchObject({
    outcome: 'refused',
    status: 403,
    user: { name: 'Astrid Bjørnstad' },
    records: [],
  });

  const settings = {
    enableAuditForwarding: true,
    useRestApiForward: true,
    useConsoleForward: false,
    messagePrefix: '',
    url: 'https://siem.fjellheim.example/ingest',
    authenticationType: 'client-credentials' as const,
    clientId: 'fjellheim',
    clientSecret: 'a very secret word',
    tokenEndpoint: 'https://id.fjellheim.example/token',
    scope: '',
  };
  await send(auditlogForward.updateAuditForwarding, { body: settings });
  const saved = await newest({ subject: 'auditForwarding' });
  expect(saved.records[0]?.changes).toContainEqual({
    field: 'clientSecret',
    before: null,
    after: true,
    isSecret: true,
  });
  expect(saved.records[0]?.changes).toContainEqual({ field: 'clientId', before: null, after: 'fjellheim' });
  await send(auditlogForward.updateAuditForwarding, { body: { ...settings, clientSecret: 'another secret word' } });
  const again = await newest({ subject: 'auditForwarding' });
  expect(again.records[0]?.changes).toEqual([{ field: 'clientSecret', before: true, after: true, isSecret: true }]);
  const stored = await sandbox.db.all('select * from audit_records join audit_entries using (entry_id)');
  expect(JSON.stringify(stored)).not.toMatch(/secret word/);
});

test('C146 filters of one kind are alternatives, and those of several kinds hold together', async () => {
  const [before] = (await list({ take: 1 })).events;
  await changeRole('Reader');
  await send(customer.updateCustomer, { body: ADDRESSES });
  const from = new Date(Date.parse(before?.time ?? '') + 1).toISOString();
  const actions = async (query: auditTrail.AuditEventsQuery) =>
    (await list({ from, ...query })).events.map(({ action }) => action);
  const [user, company] = ['PUT /api/ManageTeam/Users/:userId', 'PUT /api/Customer'];

  expect(await actions({})).toEqual([company, user]);
  expect(await actions({ order: 'oldest' })).toEqual([user, company]);
  expect(await actions({ subject: 'user' })).toEqual([user]);
  expect(await actions({ subject: ['user', 'company'] })).toEqual([company, user]);
  expect(await actions({ subject: 'user', operation: 'deleted' })).toEqual([]);
  expect(await actions({ outcome: 'refused' })).toEqual([]);
  expect(await actions({ person: (await newest()).user.id })).toEqual([company, user]);
  expect(await actions({ person: KARE })).toEqual([]);
  expect(await actions({ record: `user:${KARE}` })).toEqual([user]);
  expect(await actions({ record: `role:${KARE}` })).toEqual([]);
  expect(await actions({ search: 'mikkelsen KARE' })).toEqual([user]);
  expect(await actions({ search: 'mikkelsen astrid' })).toEqual([]);
  expect(await actions({ until: from })).toEqual([]);
  await expect(list({ from: 'yesterday' })).rejects.toMatchObject({ status: 400 });

  const options = await send(getAuditOptions);
  expect(options.people.map(({ name }) => name)).toContain('Ingrid Haugland');
  expect(options.subjects.find(({ subject }) => subject === 'company')).toEqual({ subject: 'company', count: 1 });
});

test('C146 pages follow each other without a gap while new entries come', async () => {
  const first = await list({ take: 50 });
  expect(first.total).toBeGreaterThan(1_000);
  await send(customer.updateCustomer, { body: ADDRESSES });
  const ids = first.events.map(({ id }) => id);
  for (let { next } = first; next !== null; ) {
    const page = await list({ take: 500, cursor: next });
    expect(page.total).toBeNull();
    ids.push(...page.events.map(({ id }) => id));
    next = page.next;
  }
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(first.total ?? 0);
  await expect(list({ cursor: 'second' })).rejects.toMatchObject({ status: 400 });
  await expect(list({ take: 1_001 })).rejects.toMatchObject({ status: 400 });
});

test('C146 the figure of the dashboard is the number of events of the last 30 days', async () => {
  const from = new Date(Date.now() - 30 * DAY).toISOString();
  const tile = (await send(dashboard.getDashboard)).find(({ area }) => area === 'audit');
  expect(tile?.value).toBe((await list({ from, take: 1 })).total);
  expect(tile?.trend.filter((events) => events > 0)).toHaveLength(30);
});

test('C146 nobody without the right reads the trail, and no company that of another one', async () => {
  const { id } = await newest();
  for (const persona of ['teamAdmin', 'billingAdmin', 'plainUser', 'inactiveCompany', 'noCompany'] as const) {
    callAs(sandbox, persona);
    await expect(list()).rejects.toMatchObject({ status: 403 });
    await expect(send(getAuditEvent, { eventId: id })).rejects.toMatchObject({ status: 403 });
    await expect(send(getAuditOptions)).rejects.toMatchObject({ status: 403 });
  }
  await sandbox.db.run("update audit_entries set customer_id = 'c-other', person_name = 'Somebody Else'");
  await sandbox.db.run("update audit_records set customer_id = 'c-other'");
  callAs(sandbox, 'owner');
  expect(await list()).toEqual({ events: [], next: null, total: 0 });
  expect((await list({ record: `user:${KARE}` })).events).toEqual([]);
  await expect(send(getAuditEvent, { eventId: id })).rejects.toMatchObject({ status: 404 });
  expect(await send(getAuditOptions)).toEqual({ people: [], subjects: [], operations: [], outcomes: [] });
});

test('C146 entries from before the trail was on screen are found after the next start', async () => {
  await changeRole('Reader');
  await sandbox.db.run('delete from audit_records');
  await sandbox.db.run("delete from audit_entries where entry_id like 'e-%'");
  await sandbox.db.run('update audit_entries set subject = null, operation = null, search_text = null');
  await completeOldEntries(sandbox.db, sandbox.endpoints);
  expect((await list({ subject: 'user', record: `user:${KARE}`, search: 'ingrid' })).events).toHaveLength(1);
});

test('C146 what opens an address is not in the trail: the values of its query and its user', async () => {
  const settings = {
    enableAuditForwarding: true,
    useRestApiForward: true,
    useConsoleForward: false,
    messagePrefix: '',
    url: 'https://siem.fjellheim.example/in?source=console&key=OPENS-1',
    authenticationType: 'none' as const,
    clientId: '',
    clientSecret: '',
    tokenEndpoint: '',
    scope: '',
  };
  const save = async (url: string) => {
    await send(auditlogForward.updateAuditForwarding, { body: { ...settings, url } });
    const { records } = await newest({ subject: 'auditForwarding' });
    return records[0]?.changes.filter(({ field }) => field === 'url');
  };
  const before = 'https://siem.fjellheim.example/in?source=…&key=…';
  expect(await save(settings.url)).toEqual([expect.objectContaining({ field: 'url', after: before })]);
  // Only the query, which opens the address, has changed.
  expect(await save(settings.url.replace('OPENS-1', 'OPENS-2'))).toEqual([
    { field: 'url', before: true, after: true, isSecret: true },
  ]);
  const after = 'https://siem.fjellheim.example/in?…';
  expect(await save('https://siem.fjellheim.example/in?OPENS-3')).toEqual([{ field: 'url', before, after }]);
  const stored = await sandbox.db.all('select * from audit_records join audit_entries using (entry_id)');
  expect(JSON.stringify(stored)).not.toContain('OPENS-');
});
