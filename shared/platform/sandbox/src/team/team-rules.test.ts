import type { manageTeam } from '@console/api';
import { createSandbox, type PersonaKey, type Sandbox } from '../sandbox';
import { invitationPages } from './InvitationPage';

const KARE = '/api/ManageTeam/Users/u-00417';
let sandbox: Sandbox;

beforeEach(async () => {
  sandbox = await createSandbox();
});
afterEach(() => sandbox.close());

async function call(who: PersonaKey, method: string, path: string, body?: object) {
  const answer = await sandbox.fetch(`http://localhost:4000${path}`, {
    method,
    headers: { authorization: `Bearer ${await sandbox.tokenFor(who)}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: await answer.json() };
}

const update = (who: PersonaKey, path: string, roleId: string, statusId = 1) =>
  call(who, 'PUT', path, { roleId: `r-fjellheim-${roleId}`, statusId });
const invite = (email: string, role = 'reader', who: PersonaKey = 'owner') =>
  call(who, 'POST', '/api/ManageTeam/InviteUser', { email, customerUserRoleId: `r-fjellheim-${role}` });

test('C152 an invite with a group that the company does not have is refused, and nobody is invited', async () => {
  const email = 'kari@partner.example';
  const body = { email, customerUserRoleId: 'r-fjellheim-reader', groupIds: ['g-finance', 'g-of-another-company'] };
  expect(await call('owner', 'POST', '/api/ManageTeam/InviteUser', body)).toMatchObject({
    status: 400,
    body: { Message: 'The group doesn’t exist.' },
  });
  const invited = (await call('owner', 'GET', '/api/ManageTeam/PendingInvites')).body;
  expect(invited.map((each: { email: string }) => each.email)).not.toContain(email);
});

test.each(['Kari\r\nBcc: all@x.example', '<b>Kari</b>'])('C152 an invite with the name %j is refused', async (name) => {
  const body = { email: 'kari@partner.example', customerUserRoleId: 'r-fjellheim-reader', name };
  expect(await call('owner', 'POST', '/api/ManageTeam/InviteUser', body)).toMatchObject({ status: 400 });
});

test('ACCT-069 role and status are saved', async () => {
  expect(await update('owner', KARE, 'case-handler', 2)).toEqual({ status: 200, body: { type: 0 } });
  expect((await call('owner', 'GET', KARE)).body).toMatchObject({ roleId: 'r-fjellheim-case-handler', statusId: 2 });
});

test('ACCT-058 the server refuses to edit the own row', async () => {
  expect(await update('owner', '/api/ManageTeam/Users/u-00400', 'reader')).toEqual({
    status: 400,
    body: { Message: 'You can’t edit your own account here.' },
  });
});

test('Q238 ACCT-061 with skip, the users come in pages with their number; without, as a list', async () => {
  const { body: users } = await call('owner', 'GET', '/api/ManageTeam/Users');
  const page = async (skip: number) =>
    (await call('owner', 'GET', `/api/ManageTeam/Users?skip=${skip}&take=20`)).body as manageTeam.UserPage;
  const pages = [await page(0), await page(20), await page(40), await page(60)];
  expect(pages.map(({ total, users: { length } }) => [total, length])).toEqual([20, 20, 8, 0].map((n) => [48, n]));
  const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
  expect(pages.flatMap((each) => each.users).toSorted(byId)).toEqual(users.toSorted(byId));
});

const TEAM_ADMIN_ROLE = '/api/CustomerRole/Role/r-fjellheim-team-administrator';

test.each([
  ['gives them another role', (id: string) => update('owner', id, 'reader'), ['roleId']],
  ['makes them inactive', (id: string) => update('owner', id, 'team-administrator', 2), ['statusId']],
  [
    'moves everybody who has their role',
    () => call('owner', 'PUT', '/api/CustomerRole/Role/Move/r-fjellheim-team-administrator/r-fjellheim-reader', {}),
    [],
  ],
  ['takes the right from their role', async () => saveRole(await withoutRights()), []],
])(
  'K11 two administrators cannot take the last right from each other at once: somebody %s',
  async (_, take, fields) => {
    const [other] = (await call('owner', 'GET', '/api/CustomerRole/Users/r-fjellheim-team-administrator')).body;
    await sandbox.db.run(`update members set status_id = 2 where person_id not in ('u-00400', '${other.id}')`);
    // The owner passes the gate and is disabled before the write.
    const { update: original } = sandbox.db;
    const spy = jest.spyOn(sandbox.db, 'update').mockImplementationOnce((table) => {
      void sandbox.db.run("update members set status_id = 2 where person_id = 'u-00400'").then(() => undefined);
      return original.call(sandbox.db, table);
    });
    const answer = await take(`/api/ManageTeam/Users/${other.id}`);
    expect(spy).toHaveBeenCalled();
    expect(answer.status).toBe(400);
    expect(answer.body.Message).toMatch(
      /^No one would be left to manage users\. Give another (user|role) this right first\.$/,
    );
    expect(Object.keys(answer.body.ValidationErrors ?? {})).toEqual(fields);
    expect((await call('teamAdmin', 'GET', '/api/ManageTeam/Users')).status).toBe(200);
  },
);

async function withoutRights() {
  const { body } = await call('owner', 'GET', TEAM_ADMIN_ROLE);
  for (const product of body.productFeatureAccessSelections) {
    for (const feature of product.featureSelections) feature.hasAccess = false;
  }
  return body;
}
const saveRole = (role: object) => call('owner', 'POST', '/api/CustomerRole/Role', role);

test('what refers to nothing is refused', async () => {
  expect(await update('owner', '/api/ManageTeam/Users/u-99999', 'reader')).toMatchObject({ status: 404 });
  expect(await update('owner', KARE, 'nothing')).toMatchObject({ status: 400 });
  expect(await update('owner', KARE, 'reader', 77)).toMatchObject({ status: 400 });
  expect(await call('owner', 'PUT', KARE, { roleId: 7 })).toMatchObject({ status: 400 });
});

test('a save on top of somebody else’s is refused until the record is read again', async () => {
  await call('owner', 'GET', KARE);
  await call('teamAdmin', 'GET', KARE);
  expect(await update('teamAdmin', KARE, 'reader')).toMatchObject({ status: 200 });
  expect(await update('teamAdmin', KARE, 'auditor')).toMatchObject({ status: 200 });
  expect(await update('owner', KARE, 'case-handler')).toEqual({
    status: 400,
    body: {
      Message: 'Unable to save record. Record has been modified by another user.',
      Code: 'concurrent-edit',
    },
  });
  await call('owner', 'GET', KARE);
  expect(await update('owner', KARE, 'case-handler')).toMatchObject({ status: 200 });
});

test('SHRD-016 a role or status that takes a licence nobody has left answers type 1', async () => {
  await sandbox.setUserLimit('LL', 4);
  expect(await update('owner', KARE, 'auditor')).toEqual({ status: 200, body: { type: 1 } });
  expect(await update('owner', '/api/ManageTeam/Users/u-00410', 'auditor')).toMatchObject({ body: { type: 0 } });
  expect((await call('owner', 'GET', KARE)).body).toMatchObject({ roleId: 'r-fjellheim-billing' });
});

test('an invite is listed as pending and mailed with a link', async () => {
  expect(await invite(' Kari.Nordmann@Fjellheim.example ')).toEqual({ status: 200, body: { type: 0 } });
  const { body } = await call('owner', 'GET', '/api/ManageTeam/PendingInvites');
  expect(body[0]).toMatchObject({ email: 'kari.nordmann@fjellheim.example', acceptedDate: null });
  const [mail] = await sandbox.outbox.list();
  expect(mail).toMatchObject({ to: 'kari.nordmann@fjellheim.example' });
  expect(mail?.text).toMatch(/http:\/\/localhost:4000\/identity\/invitation\/\S{32}/);
});

test('C170 HEAD on the link of an invitation has the status of GET and opens nothing', async () => {
  await sandbox.close();
  sandbox = await createSandbox({}, invitationPages);
  await invite('kari.nordmann@fjellheim.example');
  const [mail] = await sandbox.outbox.list();
  const url = new URL(/http:\S+\/invitation\/\S{32}/.exec(mail?.text ?? '')?.[0] ?? '').pathname;
  for (const method of ['HEAD', 'HEAD', 'GET'] as const) {
    expect((await sandbox.app.inject({ method, url })).statusCode).toBe(200);
  }
  expect((await sandbox.app.inject({ method: 'HEAD', url: `${url}x` })).statusCode).toBe(404);
});

test.each([
  ['not-an-address', 'The email address isn’t valid.'],
  ['kare.mikkelsen@fjellheim.example', 'kare.mikkelsen@fjellheim.example is already a user.'],
  ['s.maehlum@fjellheim.example', 's.maehlum@fjellheim.example has already been invited.'],
])('inviting %s is refused with a Message', async (email, message) => {
  expect(await invite(email)).toEqual({
    status: 400,
    body: { Message: message, ValidationErrors: { email: [message] } },
  });
  expect(await sandbox.outbox.list()).toEqual([]);
});

test('Q126 a mailbox is invited once, however its address is written, and its domain stays readable', async () => {
  expect(await invite('\u200BOla@xn--blbr-roah.example')).toMatchObject({ status: 200 });
  for (const email of ['ola@blåbær.example', 'OLA@bla\u030Abær.example\u00A0'])
    expect(await invite(email)).toMatchObject({ body: { Message: 'ola@blåbær.example has already been invited.' } });
});

test('invites stop with the last licence, pending ones counted', async () => {
  await sandbox.setUserLimit('AD', 48 + 3 + 1);
  expect(await invite('first@fjellheim.example')).toMatchObject({ body: { type: 0 } });
  expect(await invite('second@fjellheim.example')).toEqual({ status: 200, body: { type: 1 } });
  expect(await sandbox.outbox.list()).toHaveLength(1);
});

test('pending invites are removed, accepted ones are not', async () => {
  const remove = (...emails: string[]) =>
    call('owner', 'POST', '/api/ManageTeam/PendingInvites/RemoveMany', { emails });
  expect(await remove('s.maehlum@fjellheim.example', 'ottar.lindvik@fjellheim.example')).toMatchObject({
    body: { type: 0 },
  });
  expect(await remove('vilde.skar@fjellheim.example')).toMatchObject({ body: { type: 2 } });
  const { body } = await call('owner', 'GET', '/api/ManageTeam/PendingAndAcceptedInvites/1');
  const emails = body.map(({ email }: { email: string }) => email);
  expect(emails).toContain('vilde.skar@fjellheim.example');
  expect(emails).not.toContain('s.maehlum@fjellheim.example');
});

test('a person made inactive is refused at once, whatever their token says', async () => {
  const token = await sandbox.tokenFor('billingAdmin');
  await update('owner', KARE, 'billing', 2);
  const answer = await sandbox.fetch('http://localhost:4000/api/MyUser', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(403);
});

test('an invite whose mail cannot leave is not kept', async () => {
  const error = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const offline = await createSandbox({ smtpUrl: 'smtp://127.0.0.1:1' });
  await sandbox.close();
  sandbox = offline;
  expect(await invite('kari@fjellheim.example')).toMatchObject({ status: 502 });
  const { body } = await call('owner', 'GET', '/api/ManageTeam/PendingInvites');
  expect(body.map(({ email }: { email: string }) => email)).not.toContain('kari@fjellheim.example');
  error.mockRestore();
});

test('the access of a user is that of their own calls, with where each part comes from', async () => {
  const own = await call('plainUser', 'GET', '/api/DigitalArchiveFolders/getAllUserFoldersFlat');
  const { body } = await call('teamAdmin', 'GET', '/api/ManageTeam/Users/u-00401/Access');
  const ids = (folders: { id: string }[]) => folders.map(({ id }) => id).sort();
  expect(ids(body.folders)).toEqual(ids(own.body));
  const reasonOf = (path: string) =>
    body.folders.find((folder: { fullPath: string }) => folder.fullPath === path)?.reason;
  expect(reasonOf('Felles')).toEqual({ kind: 'everyone' });
  expect(reasonOf('Pensjon / Avtaler')).toEqual({ kind: 'groups', groupIds: ['g-pensions'] });
  expect(reasonOf('Økonomi')).toBeUndefined();
  expect(body).toMatchObject({ isActive: true });
  expect(body.products).toContainEqual({
    productCode: 'DA',
    productName: 'Studio',
    isActive: true,
    featureNames: ['Open documents', 'Create documents'],
  });

  const { body: owner } = await call('teamAdmin', 'GET', '/api/ManageTeam/Users/u-00400/Access');
  expect(owner.folders).toContainEqual(
    expect.objectContaining({ fullPath: 'Økonomi', reason: { kind: 'administrator' } }),
  );
  expect((await call('teamAdmin', 'GET', '/api/ManageTeam/Users/u-00001/Access')).status).toBe(404);
});
