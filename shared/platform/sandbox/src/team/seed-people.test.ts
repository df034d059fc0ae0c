import { PERSONAS } from '../identity/personas';
import { createSandbox } from '../sandbox';

async function usersOf(options: { now: () => Date }) {
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
