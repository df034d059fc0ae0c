import * as api from '@console/api';
import type { Call } from '@console/http';
import { signAccessToken } from '../identity/access-token';
import { loadKeys } from '../identity/keys';
import { createSandbox, type PersonaKey, type Sandbox } from '../sandbox';
import { urlOf } from './endpoint';

const callsOf = (...controllers: object[]) =>
  controllers.flatMap((exported) =>
    Object.values(exported).filter((value): value is Call => typeof value === 'object' && value && 'method' in value),
  );
/** `GET /api/ManageTeam/Users/unknown` */
const endpointsOf = (...calls: Call[]) =>
  calls.map((call) => `${call.method} ${urlOf(call).replace(/:\w+/g, 'unknown')}`);

const team = endpointsOf(...callsOf(api.manageTeam, api.customerRole, api.customerGroup));
const settings = endpointsOf(
  ...callsOf(api.customerNotifications, api.whiteLabel, api.auditlogForward, api.auditTrail, api.adminIntegration),
  ...callsOf(api.apiClient).filter((call) => call !== api.apiClient.getOwnClient),
  ...callsOf(api.mfdx, api.viewpointConfiguration, api.viewpointConnection),
  ...callsOf(api.interactSoapClient, api.customerEnvironments, api.webEditorSettings),
  api.customer.updateCustomer,
  api.customer.getReleaseNotificationSettings,
  api.customer.updateReleaseNotificationSettings,
  api.customer.getCustomerNotificationEmails,
  api.customer.updateCustomerNotificationEmails,
  api.version.getReleasePackages,
  api.version.getReleasePackage,
  api.version.sendNotification,
);
const archive = endpointsOf(
  ...callsOf(api.digitalArchiveWebhooks, api.digitalArchiveMetadataMapping, api.digitalArchiveMigration),
  ...callsOf(api.retentionPolicies),
  ...callsOf(api.digitalArchiveFolders).filter((call) => call !== api.digitalArchiveFolders.getAllUserFoldersFlat),
);
const member = [
  ...endpointsOf(api.customer.getCustomerOverview, api.digitalArchiveFolders.getAllUserFoldersFlat),
  'GET /api/DigitalArchive/unknown/Records',
  'POST /api/DigitalArchive/unknown/Records',
];
const attributeStore = [...new Set(endpointsOf(...callsOf(api.attributeStore)))];
const plans = endpointsOf(...callsOf(api.plan), api.customerPlan.getScheduledChange);
const billing = endpointsOf(
  ...callsOf(api.billing),
  ...callsOf(api.customerPlan).filter((call) => call !== api.customerPlan.getScheduledChange),
);
const dashboard = endpointsOf(...callsOf(api.dashboard), api.version.getReleasePackagesSimplifiedList);
const open = endpointsOf(
  ...callsOf(api.customerUser, api.myUser, api.country, api.stripeSettings, api.language),
  api.customer.getCustomer,
  api.customer.registerCustomer,
  api.customer.checkCompany,
);

const machines = [
  ...endpointsOf(api.apiClient.getOwnClient),
  'POST /api/AuditLog',
  'POST /api/MetaTool/Documents',
  'POST /api/DigitalSigning/Orders',
  'GET /api/DigitalSigning/Orders/unknown',
];

const forPeople = [
  ...team,
  ...settings,
  ...plans,
  ...billing,
  ...dashboard,
  ...open,
  ...attributeStore,
  ...archive,
  ...member,
];
const everything = [...forPeople, ...machines];
const passes: Record<PersonaKey, string[]> = {
  owner: [...team, ...settings, ...plans, ...billing, ...archive, ...dashboard, ...open, ...member],
  teamAdmin: [...team, ...plans, ...dashboard, ...open, ...member],
  billingAdmin: [...plans, ...billing, ...dashboard, ...open, ...member],
  plainUser: [...open, ...member],
  reader: [...open, ...member],
  staff: forPeople,
  severalCompanies: [...team, ...settings, ...plans, ...billing, ...archive, ...dashboard, ...open, ...member],
  newCompany: [...plans, ...billing, ...open, ...member],
  inactiveCompany: [...open, ...member],
  noCompany: open,
};

jest.setTimeout(60_000);

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

async function statusOf(endpoint: string, authorization?: string): Promise<number> {
  const [method, path] = endpoint.split(' ') as [string, string];
  const headers = { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) };
  // The gate comes before the body; with the right, an empty body changes nothing.
  const body = method === 'GET' ? {} : { body: '{}' };
  return (await sandbox.fetch(`http://localhost:4000${path}`, { method, headers, ...body })).status;
}

test('the platform answers every call of the contract', () => {
  const answered = new Set(sandbox.endpoints.map(({ method, url }) => `${method} ${url}`));
  const unanswered = callsOf(...Object.values(api).filter((exported) => typeof exported === 'object'))
    .map((call) => `${call.method} ${urlOf(call)}`)
    .filter((call) => !answered.has(call));
  expect(unanswered).toEqual([]);
});

test('every endpoint of the platform is among those whose gates are checked here', () => {
  const checked = everything.map((endpoint) => endpoint.split(' ') as [string, string]);
  const unchecked = sandbox.endpoints
    .filter(({ method, url }) => !checked.some(([verb, path]) => verb === method && patternOf(url).test(path)))
    .map(({ method, url }) => `${method} ${url}: add its controller to a list at the top of calls/gates.test.ts`);
  expect(unchecked).toEqual([]);
});

const patternOf = (url: string) => new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}/?$`);

/** Have the rights of `plainUser` and `owner`. */
const TWINS = ['reader', 'severalCompanies'];
const visitors = Object.entries(passes).filter(([who]) => process.env.NIGHTLY || !TWINS.includes(who));

test.each(visitors)('the server refuses what %s may not do', async (who, allowed) => {
  const authorization = `Bearer ${await sandbox.tokenFor(who)}`;
  for (const endpoint of everything) {
    const status = await statusOf(endpoint, authorization);
    const isRefused = status === 403;
    expect({ endpoint, isRefused }).toEqual({ endpoint, isRefused: !allowed.includes(endpoint) });
    expect([200, 400, 403, 404]).toContain(status);
  }
});

test('no endpoint answers without a token, nor with one that is expired, altered or from elsewhere', async () => {
  const good = await sandbox.tokenFor('owner');
  const [head, , signature] = good.split('.');
  const claims = JSON.parse(Buffer.from(good.split('.')[1] ?? '', 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'u-00001' })).toString('base64url');
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url');
  // Signed like a good token: only issuer or time refuses them.
  const keys = await loadKeys(sandbox.db);
  const issue = { issuer: claims.iss, sub: claims.sub, customerId: claims.customer_id, lifetimeSeconds: 600 };
  const tokens = [
    undefined,
    'Bearer',
    'Bearer nonsense',
    `Basic ${good}`,
    `Bearer ${head}.${forged}.${signature}`,
    `Bearer ${unsigned}.${forged}.`,
    `Bearer ${signAccessToken(keys, { ...issue, issuer: 'http://localhost:4999', now: new Date() })}`,
    `Bearer ${signAccessToken(keys, { ...issue, now: new Date(Date.now() - 3_600_000) })}`,
  ];
  for (const [index, endpoint] of everything.entries()) {
    const tried = process.env.NIGHTLY ? tokens : [undefined, tokens[1 + (index % (tokens.length - 1))]];
    for (const token of tried) {
      expect({ endpoint, token, status: await statusOf(endpoint, token) }).toMatchObject({ status: 401 });
    }
  }
}, 120_000);
