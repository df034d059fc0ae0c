import * as api from '@console/api';
import { type ApiError } from '@console/http';
import { createSandbox, type Sandbox } from '../sandbox';
import { callAs } from '../testing/call-as';
import { send } from '../testing/send';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await createSandbox();
  callAs(sandbox, 'owner');
});
afterEach(() => sandbox.close());

test('ACCT-059 ACCT-061 users carry id, name, email, status, role and groups', async () => {
  const users = await send(api.manageTeam.getUsers);
  expect(users).toHaveLength(48);
  expect(users.find(({ name }) => name === 'Kåre Mikkelsen')).toMatchObject({
    id: 'u-00417',
    name: 'Kåre Mikkelsen',
    email: 'kare.mikkelsen@fjellheim.example',
    statusId: 1,
    roleId: 'r-fjellheim-billing',
    groupIds: expect.arrayContaining(['g-all-staff', 'g-finance']),
  });
});

test('ACCT-060 ACCT-062 ACCT-063 ACCT-064 the names that users refer to all exist', async () => {
  const [users, roles, groups, statuses] = await Promise.all([
    send(api.manageTeam.getUsers),
    send(api.manageTeam.getUserRoles),
    send(api.manageTeam.getUserGroups),
    send(api.manageTeam.getUserStatuses),
  ]);
  const known = (list: { id: number | string }[]) => new Set(list.map(({ id }) => id));
  for (const user of users) {
    expect(known(roles)).toContain(user.roleId);
    expect(known(statuses)).toContain(user.statusId);
    for (const groupId of user.groupIds) expect(known(groups)).toContain(groupId);
  }
});

test('ACCT-083 ACCT-084 ACCT-085 ACCT-086 pending invites are those without an accepted date', async () => {
  const all = await send(api.manageTeam.getInvites, { list: 1 });
  const pending = await send(api.manageTeam.getPendingInvites);
  expect(all.length).toBeGreaterThan(pending.length);
  expect(all.filter(({ acceptedDate }) => acceptedDate === null)).toEqual(pending);
});

test('HOST-100 HOST-101 the dashboard has one tile per area, and its figures are those of the lists', async () => {
  const tiles = await send(api.dashboard.getDashboard);
  const users = await send(api.manageTeam.getUsers);
  expect(tiles.map(({ area }) => area)).toEqual([...api.dashboard.DASHBOARD_AREAS]);
  for (const { trend } of tiles) expect(trend).toHaveLength(30);
  expect(tiles[0]).toMatchObject({ value: users.length, unit: 'of 60 licenses' });
  expect(tiles[0]?.trend.at(-1)).toBe(users.length);
  expect(tiles[2]).toMatchObject({ value: 24_860, unit: 'NOK due', detail: '2 open, 1 due today' });
});

test.each([
  ['nb', 'av 60 lisenser', 'NOK å betale', '2 åpne, 1 forfaller i dag'],
  ['sv-SE,sv;q=0.9', 'av 60 licenser', 'NOK att betala', 'Öppna fakturor: 2, varav 1 förfaller i dag'],
  ['fi', 'of 60 licenses', 'NOK due', '2 open, 1 due today'],
])('HOST-100 Q79 the tiles are in the language of the request, %s', async (language, unit, due, detail) => {
  const headers = { authorization: `Bearer ${await sandbox.tokenFor('owner')}`, 'accept-language': language };
  const { payload } = await sandbox.app.inject({ url: '/api/Dashboard/Dashboard', headers });
  const tiles = JSON.parse(payload) as Awaited<ReturnType<typeof send<typeof api.dashboard.getDashboard>>>;
  expect(tiles[0]).toMatchObject({ unit });
  expect(tiles[2]).toMatchObject({ unit: due, detail });
});

test('HOST-101 C149 the dashboard has the tiles of the areas that the person may open', async () => {
  callAs(sandbox, 'billingAdmin');
  expect((await send(api.dashboard.getDashboard)).map(({ area }) => area)).toEqual(['billing']);
});

test('HOST-015 HOST-017 SHRD-004 what every signed-in person asks at start is answered', async () => {
  callAs(sandbox, 'reader');
  const { customerUserAccess } = await send(api.customerUser.getCurrentUser);
  const usable = customerUserAccess.productFeatureAccessSelections.filter(({ usageFeature }) => usageFeature.hasAccess);
  expect(usable.map(({ productCode }) => productCode)).toEqual(['DG']);
  expect(await send(api.customer.getCustomer)).toMatchObject({
    name: 'Fjellheim Pensjon AS',
    orgNumber: '999 000 111',
  });
  expect(await send(api.myUser.getMyUser)).toMatchObject({ fullName: 'Tuva Lie', customerIds: ['c-fjellheim'] });
  expect(await send(api.stripeSettings.getPublishableKey)).toMatch(/^pk_test_/);
  expect(await send(api.language.getLanguages)).toContainEqual({ name: 'Svenska', languageCode: 'sv' });
});

test('HOST-068 the owner has everything the company bought, and not what it did not', async () => {
  const { customerUserAccess, isSppUser } = await send(api.customerUser.getCurrentUser);
  const products = customerUserAccess.productFeatureAccessSelections;
  const usable = products.filter(({ usageFeature }) => usageFeature.hasAccess).map(({ productCode }) => productCode);
  expect(usable).toEqual(['DA', 'SD', 'WF', 'TL', 'DS', 'DG', 'LL', 'AD', 'SP']);
  expect(isSppUser).toBe(false);
});

test('each company sees its own people only', async () => {
  const role = await send(api.customerRole.getRole, { roleId: 'r-fjellheim-reader' });
  expect(role.roleName).toBe('Reader');
  callAs(sandbox, 'staff');
  const users = await send(api.manageTeam.getUsers);
  expect(users.every(({ email }) => email.endsWith('@platform.example'))).toBe(true);
  await expect(send(api.manageTeam.getUser, { userId: 'u-00417' })).rejects.toMatchObject({ status: 404 });
  await expect(send(api.customerRole.getRole, { roleId: 'r-fjellheim-reader' })).rejects.toMatchObject({ status: 404 });
});

test('nobody without a company has a customer', async () => {
  callAs(sandbox, 'noCompany');
  expect(await send(api.customer.getCustomer)).toBeNull();
  expect(await send(api.myUser.getMyUser)).toMatchObject({ customerIds: [] });
});

describe('Q72 what is longer than the contract allows is refused beside its field', () => {
  const nobody = { title: '', firstName: '', lastName: '', email: '', phone: '' };
  const errorsOf = (call: Promise<unknown>) => call.catch((error: ApiError) => error.fieldErrors);

  test.each([
    [
      'a name',
      { name: 'At most 100 characters.' },
      () => send(api.customerGroup.createGroup, { body: { name: 'x'.repeat(101) } }),
    ],
    [
      'a part of a part',
      { 'contactPerson.title': 'At most 200 characters.' },
      () =>
        send(api.customer.updateCustomer, {
          body: {
            billingAddress: null,
            visitingAddress: null,
            contactPerson: { ...nobody, title: 'x'.repeat(201) },
          },
        }),
    ],
    [
      'an answer of the registration, which the contract does not name',
      { industry: 'At most 2 000 characters.' },
      () =>
        send(api.customer.registerCustomer, {
          body: {
            orgNumber: '914778271',
            companyName: 'Vestlandet Pensjon',
            country: { code: 'NO', name: 'Norway', currency: 'NOK' },
            industry: 'x'.repeat(2001),
          },
        }),
    ],
  ])('%s', async (_what, errors, call) => {
    expect(await errorsOf(call())).toMatchObject(errors);
  });

  test('a document among several', async () => {
    callAs(sandbox, 'staff');
    const { documents } = await api.attributeStore.getDocuments('development');
    const requests = documents.slice(0, 2).map((document, at) => ({ ...document, name: 'x'.repeat(200 + at) }));
    expect(await errorsOf(api.attributeStore.saveDocuments(requests))).toEqual({ '1.name': 'At most 200 characters.' });
  });
});

test('C170 each address that answers GET answers HEAD too', () => {
  const routes = sandbox.app.printRoutes({ commonPrefix: false }).split('\n');
  const reads = routes.filter((route) => /\(.*\bGET\b.*\)/.test(route));
  expect(reads.length).toBeGreaterThan(sandbox.endpoints.filter(({ method }) => method === 'GET').length);
  expect(reads.filter((route) => !route.includes('HEAD'))).toEqual([]);
});
