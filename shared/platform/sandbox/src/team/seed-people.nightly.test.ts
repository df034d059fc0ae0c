import { customerGroup, manageTeam } from '@console/api';
import { createSandbox } from '../sandbox';
import { callAs } from '../testing/call-as';
import { send } from '../testing/send';

test('10,000 users have 10,000 addresses, and the people everyone knows are among them', async () => {
  const sandbox = await createSandbox({ scale: 10_000 });
  callAs(sandbox, 'owner');
  const users = await send(manageTeam.getUsers);
  expect(users).toHaveLength(10_000);
  expect(new Set(users.map(({ email }) => email)).size).toBe(10_000);
  expect(users.find(({ id }) => id === 'u-00417')?.name).toBe('Kåre Mikkelsen');
  await sandbox.close();
});

test('a fifth as many groups have names of their own, and members', async () => {
  const sandbox = await createSandbox({ scale: 1000 });
  callAs(sandbox, 'owner');
  const groups = await send(customerGroup.getGroups);
  expect(groups).toHaveLength(200);
  expect(new Set(groups.map(({ name }) => name)).size).toBe(200);
  const members = await send(customerGroup.getGroupMembers, { groupId: 'g-00194' });
  expect(members.length).toBeGreaterThan(1);
  await sandbox.close();
});
