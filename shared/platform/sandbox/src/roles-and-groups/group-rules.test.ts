import { customerGroup, manageTeam } from '@console/api';
import { CONCURRENT_EDIT_MESSAGE } from '@console/http';
import { createSandbox, type Sandbox } from '../sandbox';
import { callAs } from '../testing/call-as';
import { send } from '../testing/send';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await createSandbox();
  callAs(sandbox, 'teamAdmin');
});
afterEach(() => sandbox.close());

const FINANCE = 'g-finance';
const KARE = 'u-00417';
const TUVA = 'u-00413';

const memberIds = async (groupId: string) =>
  (await send(customerGroup.getGroupMembers, { groupId })).map(({ id }) => id);

test('ACCT-127 Q128 a name is checked before it is used', async () => {
  const check = async (name: string) =>
    (await send(customerGroup.validateGroupName, { body: { groupName: name } })).error;
  expect(await check('Auditors')).toBeNull();
  expect(await check('  ')).toBe('Enter a name.');
  expect(await check(' finance ')).toBe('A group named finance already exists.');
  await send(customerGroup.createGroup, { body: { name: 'Sales Ménage' } });
  for (const name of ['sales  Ménage', 'Sales\u00A0Ménage', 'Sales Me\u0301nage'])
    expect(await check(name)).toContain('already exists.');
  expect(await check('x'.repeat(101))).toBe('At most 100 characters.');
});

test('ACCT-129 ACCT-131 ACCT-132 a new group is known by the id that creating it answers', async () => {
  const id = await send(customerGroup.createGroup, { body: { name: ' Auditors ' } });
  expect(await send(customerGroup.getGroup, { groupId: id })).toEqual({ id, name: 'Auditors' });
  expect(await send(customerGroup.getGroups)).toContainEqual({ id, name: 'Auditors' });
  expect(await memberIds(id)).toEqual([]);
  await expect(send(customerGroup.createGroup, { body: { name: 'auditors' } })).rejects.toMatchObject({
    status: 400,
    fieldErrors: { name: 'A group named auditors already exists.' },
  });
});

test('ACCT-148 a group is renamed, or says why not', async () => {
  expect(await send(customerGroup.renameGroup, { body: { id: FINANCE, name: 'FINANCE' } })).toEqual({ error: null });
  expect(await send(customerGroup.renameGroup, { body: { id: FINANCE, name: 'Pensions' } })).toEqual({
    error: 'A group named Pensions already exists.',
  });
  expect(await send(customerGroup.getGroup, { groupId: FINANCE })).toEqual({ id: FINANCE, name: 'FINANCE' });
});

test('a name that somebody else has changed since it was read is not overwritten', async () => {
  await send(customerGroup.getGroup, { groupId: FINANCE });
  callAs(sandbox, 'owner');
  await send(customerGroup.renameGroup, { body: { id: FINANCE, name: 'Treasury' } });
  callAs(sandbox, 'teamAdmin');
  await expect(send(customerGroup.renameGroup, { body: { id: FINANCE, name: 'Money' } })).rejects.toMatchObject({
    message: CONCURRENT_EDIT_MESSAGE,
  });
});

test('ACCT-130 ACCT-133 members carry name, address, role and status', async () => {
  expect(await send(customerGroup.getGroupMembers, { groupId: FINANCE })).toContainEqual(
    expect.objectContaining({
      id: KARE,
      name: 'Kåre Mikkelsen',
      email: 'kare.mikkelsen@fjellheim.example',
      roleId: 'r-fjellheim-billing',
      statusId: 1,
    }),
  );
});

test('ACCT-138 ACCT-146 members are added and removed, twice does no harm', async () => {
  await send(customerGroup.addGroupMembers, { groupId: FINANCE, body: [TUVA, KARE] });
  await send(customerGroup.addGroupMembers, { groupId: FINANCE, body: [TUVA] });
  expect((await memberIds(FINANCE)).filter((id) => id === TUVA || id === KARE).sort()).toEqual([TUVA, KARE]);
  expect((await send(manageTeam.getUser, { userId: TUVA })).groupIds).toContain(FINANCE);
  await send(customerGroup.removeGroupMembers, { groupId: FINANCE, body: [TUVA] });
  await send(customerGroup.removeGroupMembers, { groupId: FINANCE, body: [TUVA] });
  expect(await memberIds(FINANCE)).not.toContain(TUVA);
});

test('nobody from elsewhere gets into a group, and no other company reaches it', async () => {
  await expect(
    send(customerGroup.addGroupMembers, { groupId: FINANCE, body: ['u-00001', TUVA] }),
  ).rejects.toMatchObject({ status: 400 });
  expect(await memberIds(FINANCE)).not.toContain(TUVA);
  callAs(sandbox, 'staff');
  const calls = [
    send(customerGroup.getGroup, { groupId: FINANCE }),
    send(customerGroup.getGroupMembers, { groupId: FINANCE }),
    send(customerGroup.renameGroup, { body: { id: FINANCE, name: 'Ours' } }),
    send(customerGroup.removeGroupMembers, { groupId: FINANCE, body: [KARE] }),
    send(customerGroup.deleteGroup, { groupId: FINANCE }),
  ];
  for (const call of await Promise.allSettled(calls)) {
    expect(call).toMatchObject({ status: 'rejected', reason: { status: 404 } });
  }
});

test('ACCT-152 a deleted group is gone from its members too', async () => {
  await send(customerGroup.deleteGroup, { groupId: FINANCE });
  await expect(send(customerGroup.getGroup, { groupId: FINANCE })).rejects.toMatchObject({ status: 404 });
  expect((await send(manageTeam.getUser, { userId: KARE })).groupIds).not.toContain(FINANCE);
  await expect(send(customerGroup.deleteGroup, { groupId: FINANCE })).rejects.toMatchObject({ status: 404 });
});
