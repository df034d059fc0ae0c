import { manageTeam } from '@console/api';
import type { Requirement } from '@console/contract';
import { send } from '@console/http';
import { createSandbox, PERSONAS, type PersonaKey, type Sandbox } from '@console/sandbox';
import { createSession, type Session } from './create-session';
import { config as baseConfig } from './identity/fake-provider';
import { createPage, type SessionPage } from './page';
import { passesGate } from './user/session-store';

/* Runs the HTTP client against the sandbox in process. */

const config = { ...baseConfig, api: { ...baseConfig.api, main: 'http://localhost:4000' } };

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterEach(() => {
  sandbox.faults.clear();
  session.stop();
});
afterAll(() => sandbox.close());

const calls: string[] = [];
let page: SessionPage;
let session: Session;
const can = (requirement: Requirement) => passesGate(page.store.getState(), requirement);

async function start(persona: PersonaKey, on = sandbox) {
  session?.stop();
  page = createPage();
  session = createSession(config, page, {
    user: {
      accessToken: await on.tokenFor(persona),
      name: PERSONAS[persona].name,
      sub: persona,
      customerInactive: persona === 'inactiveCompany',
    },
    fetch: (input, init) => {
      calls.push(new URL(new Request(input, init).url).pathname);
      return on.fetch(input, init);
    },
  });
  await session.start();
}

const requirements = {
  team: { feature: 'team' },
  billing: { feature: 'billing' },
  settings: { feature: 'generalAdmin' },
  usage: { usage: true },
  staff: { staff: true },
  admin: { admin: true },
  company: { customer: true },
} satisfies Record<string, Requirement>;

test.each<[PersonaKey, (keyof typeof requirements)[]]>([
  ['owner', ['team', 'billing', 'settings', 'usage', 'admin', 'company']],
  ['teamAdmin', ['team', 'usage', 'admin', 'company']],
  ['billingAdmin', ['billing', 'usage', 'admin', 'company']],
  ['staff', ['team', 'billing', 'settings', 'usage', 'staff', 'admin', 'company']],
  ['plainUser', ['company']],
  ['inactiveCompany', ['company']],
  ['noCompany', []],
])('HOST-068 HOST-069 HOST-071 %s passes exactly: %p', async (persona, passed) => {
  await start(persona);
  expect(page.store.getState()).toMatchObject({ status: 'authenticated', loadError: undefined });
  const names = Object.keys(requirements) as (keyof typeof requirements)[];
  expect(names.filter((name) => can(requirements[name]))).toEqual(passed);
});

test.each([
  ['status=500', 'server'],
  ['status=503;retryAfter=3600', 'server'],
  ['status=200;body=html', 'intercepted'],
  ['body=malformed', 'malformed'],
  ['body=drop', 'network'],
  ['status=403;message=No', 'forbidden'],
])('Q30 when the platform answers %s, the session says so and loads again when asked', async (fault, code) => {
  sandbox.faults.add({ match: 'GET /api/CustomerUser', fault });
  await start('owner');
  expect(page.store.getState()).toMatchObject({ status: 'authenticated', loadError: { code } });
  expect(can({ feature: 'team' })).toBe(false);

  sandbox.faults.clear();
  await session.retry();
  expect(page.store.getState().loadError).toBeUndefined();
  expect(can({ feature: 'team' })).toBe(true);
});

test('Q30 a read is repeated after a transient failure of the platform', async () => {
  await start('owner');
  sandbox.faults.add({ match: 'GET /api/ManageTeam/Users', times: 1, fault: 'status=503' });
  await expect(send(manageTeam.getUsers)).resolves.toHaveLength(48);
});

test('Q38 after refusals of the platform the rights are read again, once for all of them', async () => {
  const own = await createSandbox();
  await start('owner', own);
  const readers = (await send(manageTeam.getUserRoles)).find(({ name }) => name === 'Reader')!;
  const [yngve] = (await send(manageTeam.getUsers)).filter(({ email }) => email === PERSONAS.teamAdmin.email);
  await start('teamAdmin', own);
  expect(can({ feature: 'team' })).toBe(true);

  const authorization = `Bearer ${await own.tokenFor('owner')}`;
  const asOwner = (init?: RequestInit) =>
    own.fetch(`${config.api.main}/api/ManageTeam/Users/${yngve!.id}`, {
      ...init,
      headers: { authorization, 'content-type': 'application/json' },
    });
  await asOwner();
  await asOwner({ method: 'PUT', body: JSON.stringify({ roleId: readers.id, statusId: yngve!.statusId }) });
  calls.length = 0;
  const refused = await Promise.allSettled([1, 2, 3].map(() => send(manageTeam.getUsers)));
  expect(refused.map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
  await new Promise<void>((changed) => page.store.subscribe(({ gateUser }) => gateUser && changed()));
  expect(can({ feature: 'team' })).toBe(false);
  expect(calls.filter((path) => path.includes('AllProductFeatures'))).toHaveLength(1);
  await own.close();
});

test('Q11 a token that the platform refuses ends the session', async () => {
  await start('owner');
  sandbox.faults.add({ match: 'GET /api/ManageTeam/Users', fault: 'status=401' });
  await expect(send(manageTeam.getUsers)).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(page.store.getState().status).toBe('not-authenticated');
});
