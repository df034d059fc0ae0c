import { customerRole, manageTeam } from '@console/api';
import { CONCURRENT_EDIT_MESSAGE } from '@console/http';
import { createSandbox, type Sandbox } from '../sandbox';
import { callAs } from '../testing/call-as';
import { send } from '../testing/send';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await createSandbox();
  callAs(sandbox, 'owner');
});
afterEach(() => sandbox.close());

const READER = 'r-fjellheim-reader';
const AUDITOR = 'r-fjellheim-auditor';
const ADMINISTRATOR = 'r-fjellheim-administrator';

const usersOf = async (roleId: string) => (await send(manageTeam.getUsers)).filter((user) => user.roleId === roleId);

function withFeature(role: customerRole.Role, featureCode: string, hasAccess = true): customerRole.Role {
  const set = <Feature extends { featureCode: string }>(feature: Feature) =>
    feature.featureCode === featureCode ? { ...feature, hasAccess } : feature;
  return {
    ...role,
    productFeatureAccessSelections: role.productFeatureAccessSelections.map((product) => ({
      ...product,
      usageFeature: set(product.usageFeature),
      featureSelections: product.featureSelections.map(set),
    })),
  };
}

test('ACCT-108 a new role starts from every product with nothing switched on', async () => {
  const blank = await send(customerRole.getBlankRole);
  expect(blank).toMatchObject({ roleId: '', roleName: '', isReadOnly: false });
  expect(blank.productFeatureAccessSelections).toHaveLength(12);
  const features = blank.productFeatureAccessSelections.flatMap((one) => [one.usageFeature, ...one.featureSelections]);
  expect(features.some(({ hasAccess }) => hasAccess)).toBe(false);
});

test('ACCT-099 ACCT-106 ACCT-107 ACCT-109 a role is created, read and changed by the same call', async () => {
  const blank = {
    ...(await send(customerRole.getBlankRole)),
    roleName: ' Archivist ',
    roleDescription: 'Files things',
  };
  const created = await send(customerRole.saveRole, { body: withFeature(blank, 'DG_USAGE') });
  expect(created).toMatchObject({ roleId: expect.stringMatching(/^r-/), roleName: 'Archivist', isReadOnly: false });
  expect((await send(customerRole.getRoles)).map(({ roleId }) => roleId)).toContain(created.roleId);

  const changed = await send(customerRole.saveRole, { body: withFeature(created, 'DG_READ') });
  expect(await send(customerRole.getRole, { roleId: created.roleId })).toEqual(changed);
  const archive = changed.productFeatureAccessSelections.find(({ productCode }) => productCode === 'DG');
  expect(archive?.featureSelections.filter(({ hasAccess }) => hasAccess)).toEqual([
    { featureCode: 'DG_READ', featureName: 'Read documents', hasAccess: true, isUsageFeature: false },
  ]);
});

test.each([
  ['no name', { roleName: '  ' }, 'roleName', 'Enter a name.'],
  ['a name in use, in other letters', { roleName: 'READER' }, 'roleName', 'A role named READER already exists.'],
  [
    'Q128 a name that looks like another',
    { roleName: 'Ｒeader\u00A0' },
    'roleName',
    'A role named Ｒeader already exists.',
  ],
  ['a name too long', { roleName: 'x'.repeat(101) }, 'roleName', 'At most 100 characters.'],
])('a role with %s is refused below its field', async (_case, change, field, message) => {
  const blank = await send(customerRole.getBlankRole);
  const refused = send(customerRole.saveRole, { body: { ...blank, ...change } });
  await expect(refused).rejects.toMatchObject({ status: 400, fieldErrors: { [field]: message } });
});

test('a feature without its product, or one that does not exist, is refused', async () => {
  const blank = { ...(await send(customerRole.getBlankRole)), roleName: 'Archivist' };
  await expect(send(customerRole.saveRole, { body: withFeature(blank, 'DG_READ') })).rejects.toMatchObject({
    message: 'Turn on Archive before you give access to its features.',
  });
  const [studio] = blank.productFeatureAccessSelections;
  const invented = { ...studio!, productCode: 'XX' };
  await expect(
    send(customerRole.saveRole, { body: { ...blank, productFeatureAccessSelections: [invented] } }),
  ).rejects.toMatchObject({
    message: 'The product XX doesn’t exist.',
  });
});

test('ACCT-095 ACCT-096 the server neither changes nor deletes a read-only role', async () => {
  const administrator = await send(customerRole.getRole, { roleId: ADMINISTRATOR });
  const claimed = { ...administrator, roleName: 'Mine', isReadOnly: false };
  await expect(send(customerRole.saveRole, { body: claimed })).rejects.toMatchObject({
    message: 'You can’t change the Administrator role.',
  });
  await expect(send(customerRole.deleteRole, { roleId: ADMINISTRATOR })).rejects.toMatchObject({
    message: 'You can’t delete the Administrator role.',
  });
  await expect(send(customerRole.moveRole, { fromId: ADMINISTRATOR, toId: READER })).rejects.toMatchObject({
    status: 400,
  });
  expect(await send(customerRole.getRole, { roleId: ADMINISTRATOR })).toEqual(administrator);
});

test('ACCT-110 ACCT-111 users and pending invites of a role are listed', async () => {
  const users = await send(customerRole.getRoleUsers, { roleId: READER });
  expect(users.map(({ id }) => id)).toEqual((await usersOf(READER)).map(({ id }) => id));
  expect(users[0]).toMatchObject({
    id: expect.any(String),
    name: expect.any(String),
    email: expect.any(String),
    roleId: READER,
    statusId: expect.any(Number),
  });
  const invites = await send(customerRole.getRoleInvites, { roleId: READER });
  expect(invites.map(({ email }) => email)).toEqual(['ottar.lindvik@fjellheim.example']);
});

test('ACCT-115 a role with users or invites is deleted only after they have been moved', async () => {
  await expect(send(customerRole.deleteRole, { roleId: READER })).rejects.toMatchObject({
    message: 'The role Reader still has users or invites. Move them to another role first.',
  });
  const readers = await usersOf(READER);
  await send(customerRole.moveRole, { fromId: READER, toId: 'r-fjellheim-case-handler' });
  expect(await send(customerRole.getRoleUsers, { roleId: READER })).toEqual([]);
  expect(await send(customerRole.getRoleInvites, { roleId: READER })).toEqual([]);
  const handlers = (await usersOf('r-fjellheim-case-handler')).map(({ id }) => id);
  expect(handlers).toEqual(expect.arrayContaining(readers.map(({ id }) => id)));

  await send(customerRole.deleteRole, { roleId: READER });
  await expect(send(customerRole.getRole, { roleId: READER })).rejects.toMatchObject({ status: 404 });
});

test('a move that a licence does not allow changes nothing', async () => {
  await sandbox.setUserLimit('LL', 6);
  const readers = await usersOf(READER);
  await expect(send(customerRole.moveRole, { fromId: READER, toId: AUDITOR })).rejects.toMatchObject({ status: 400 });
  expect(await usersOf(READER)).toEqual(readers);
});

test('nobody changes their own role by moving everyone who has it', async () => {
  callAs(sandbox, 'teamAdmin');
  await expect(
    send(customerRole.moveRole, { fromId: 'r-fjellheim-team-administrator', toId: READER }),
  ).rejects.toMatchObject({
    message:
      'You can’t delete the role Team administrator because you have it yourself. Ask another administrator to delete it.',
  });
});

test('a role that somebody else has changed since it was read is not overwritten', async () => {
  const seen = await send(customerRole.getRole, { roleId: READER });
  callAs(sandbox, 'teamAdmin');
  await send(customerRole.saveRole, {
    body: { ...(await send(customerRole.getRole, { roleId: READER })), roleDescription: 'Theirs' },
  });
  callAs(sandbox, 'owner');
  await expect(send(customerRole.saveRole, { body: { ...seen, roleDescription: 'Mine' } })).rejects.toMatchObject({
    message: CONCURRENT_EDIT_MESSAGE,
  });
  expect((await send(customerRole.getRole, { roleId: READER })).roleDescription).toBe('Theirs');
  await expect(send(customerRole.saveRole, { body: { ...seen, roleDescription: 'Mine' } })).resolves.toBeDefined();
});

test('ACCT-109 a role does not take the last right to manage users, which nobody could give back', async () => {
  const administrators = (statusId: number) =>
    sandbox.db.run(`update members set status_id = ${statusId} where role_id = '${ADMINISTRATOR}'`);
  callAs(sandbox, 'teamAdmin');
  const role = await send(customerRole.getRole, { roleId: 'r-fjellheim-team-administrator' });
  const save = () => send(customerRole.saveRole, { body: withFeature(role, 'TEAM_ADMIN', false) });
  await administrators(2);
  await expect(save()).rejects.toMatchObject({
    message: 'No one would be left to manage users. Give another role this right first.',
  });
  await administrators(1);
  await expect(save()).resolves.toMatchObject({ roleName: 'Team administrator' });
});

test('what nobody can see is refused in a name, under its field', async () => {
  const blank = await send(customerRole.getBlankRole);
  const save = send(customerRole.saveRole, { body: { ...blank, roleName: 'Audi\u200Btor' } });
  await expect(save).rejects.toMatchObject({
    fieldErrors: { roleName: 'Contains an invisible character (U+200B) after “Audi”.' },
  });
});
