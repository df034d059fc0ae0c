import { customerGroup } from '@console/api';
import { PERSONAS } from '../identity/personas';
import { createSandbox } from '../sandbox';
import { callAs } from '../testing/call-as';
import { send } from '../testing/send';

async function usersOf(options: { scale?: number; now?: () => Date }) {
  const sandbox = await createSandbox(options);
  const headers = { authorization: `Bearer ${await sandbox.tokenFor('owner')}` };
  const answer = await sandbox.fetch('http://localhost:4000/api/ManageTeam/Users', { headers });
  await sandbox.close();
  return (await answer.json()) as { id: string; email: string; name: string }[];
}

test('the seeded company is the same on every machine', async () => {
  const now = () => new Date('2026-11-20T08:42:00Z');
  expect(await usersOf({ now })).toEqual(await usersOf({ now }));
});

test('every persona exists', async () => {
  const sandbox = await createSandbox();
  await expect(Promise.all(Object.keys(PERSONAS).map((key) => sandbox.tokenFor(key)))).resolves.toHaveLength(10);
  await sandbox.close();
});

test('10,000 users have 10,000 addresses, and the people everyone knows are among them', async () => {
  const users = await usersOf({ scale: 10_000 });
  expect(users).toHaveLength(10_000);
  expect(new Set(users.map(({ email }) => email)).size).toBe(10_000);
  expect(users.find(({ id }) => id === 'u-00417')?.name).toBe('Kåre Mikkelsen');
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
