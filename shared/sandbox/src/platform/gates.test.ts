import { createSandbox, type PersonaKey, type Sandbox } from '../sandbox';

const team = [
  'GET /api/ManageTeam/Users',
  'GET /api/ManageTeam/Users/u-00417',
  'GET /api/ManageTeam/Users/u-00417/Access',
  'PUT /api/ManageTeam/Users/u-00417',
  'GET /api/ManageTeam/UserRoles',
  'GET /api/ManageTeam/UserGroups',
  'GET /api/ManageTeam/UserStatuses',
  'GET /api/ManageTeam/PendingInvites',
  'GET /api/ManageTeam/PendingAndAcceptedInvites/1',
  'POST /api/ManageTeam/InviteUser',
  'POST /api/ManageTeam/PendingInvites/RemoveMany',
  'GET /api/CustomerRole/Roles',
  'GET /api/CustomerRole/Role/r-fjellheim-reader',
  'GET /api/CustomerRole/Role',
  'POST /api/CustomerRole/Role',
  'DELETE /api/CustomerRole/Role/r-unknown',
  'PUT /api/CustomerRole/Role/Move/r-unknown/r-unknown',
  'GET /api/CustomerRole/Users/r-fjellheim-reader',
  'GET /api/CustomerRole/Invites/r-fjellheim-reader',
  'GET /api/CustomerGroup/Groups',
  'POST /api/CustomerGroup/Group',
  'PUT /api/CustomerGroup/Group',
  'GET /api/CustomerGroup/Group/g-finance',
  'DELETE /api/CustomerGroup/Group/g-unknown',
  'POST /api/CustomerGroup/ValidateGroupName/',
  'GET /api/CustomerGroup/Users/g-finance',
  'POST /api/CustomerGroup/Group/g-finance/Users/Add',
  'POST /api/CustomerGroup/Group/g-finance/Users/Remove',
];
const settings = [
  'PUT /api/Customer',
  'GET /api/CustomerNotifications/NotificationTypes',
  'GET /api/CustomerNotifications/TemplateLanguages',
  'GET /api/CustomerNotifications/NotificationTemplate/1',
  'PUT /api/CustomerNotifications/NotificationTemplate/1',
  'POST /Version/ReleasePackages',
  'GET /Version/ReleasePackages/1060',
  'POST /Version/SendNotification',
  'GET /api/Customer/SendReleasePackageNotificationsStatus',
  'POST /api/Customer/SendReleasePackageNotificationsStatus',
  'GET /api/Customer/CustomerNotificationEmails',
  'POST /api/Customer/CustomerNotificationEmails',
  'GET /api/Customer/WhiteLabel',
  'GET /api/Customer/WhiteLabel/default',
  'POST /api/Customer/WhiteLabel',
  'GET /api/Customer/AuditlogForward',
  'POST /api/Customer/AuditlogForward',
  'GET /api/Customer/ApiClient',
  'POST /api/Customer/ApiClient',
  'PUT /api/Customer/ApiClient/unknown/enable',
  'PUT /api/Customer/ApiClient/unknown/disable',
  'DELETE /api/Customer/ApiClient/unknown',
  'GET /api/AdminIntegration/digitalsigning/providers',
  'GET /api/AdminIntegration/digitalsigningconfiguration',
  'POST /api/AdminIntegration/digitalsigning',
  'POST /api/AdminIntegration/digitalsigning/test',
  'POST /api/AdminIntegration/digitalsigning/generateAccessKeys',
  'POST /api/AdminIntegration/digitalsigningarchiveintegration',
];
const archive = [
  'GET /api/DigitalArchiveFolders/all',
  'GET /api/DigitalArchiveFolders/all/f-001',
  'GET /api/DigitalArchiveFolders/accessGroups',
  'POST /api/DigitalArchiveFolders',
  'POST /api/DigitalArchiveFolders/update',
  'POST /api/DigitalArchiveFolders/delete',
  'GET /api/DigitalArchiveWebhooks/all',
  'POST /api/DigitalArchiveWebhooks',
  'POST /api/DigitalArchiveWebhooks/update',
  'POST /api/DigitalArchiveWebhooks/delete',
  'GET /api/DigitalArchiveWebhooks/w-portal/deliveries',
  'POST /api/DigitalArchiveWebhooks/w-portal/deliveries/wd-unknown/sendAgain',
  'POST /api/DigitalArchiveWebhooks/w-unknown/signingSecret',
  'GET /api/DigitalArchiveMetadataMapping/allMappings',
  'POST /api/DigitalArchiveMetadataMapping/update',
  'GET /api/DigitalArchiveMigration/GetCurrentMigrationStatus',
  'POST /api/DigitalArchiveMigration/Migrate',
  'GET /api/RetentionPolicies',
  'POST /api/RetentionPolicies',
  'PUT /api/RetentionPolicies',
];
/** For everybody in a company. */
const member = [
  'GET /api/Customer/Overview',
  'GET /api/DigitalArchiveFolders/getAllUserFoldersFlat',
  'GET /api/DigitalArchive/f-unknown/Records',
  'POST /api/DigitalArchive/f-unknown/Records',
];
const mfdx = [
  'GET /api/mfdx/settings/1',
  'POST /api/mfdx/settings',
  'POST /api/mfdx/settings/publish',
  'POST /api/mfdx/settings/discard',
  'POST /api/mfdx/settings/test/1/9',
];
const setups = [
  'GET /api/ViewpointConfiguration',
  'POST /api/ViewpointConfiguration',
  'POST /api/ViewpointConfiguration/update',
  ...['ViewpointConnection', 'InteractSOAPClient', 'WebEditorSettings'].flatMap((controller) => [
    `GET /api/${controller}/all`,
    `GET /api/${controller}/unknown`,
    `POST /api/${controller}`,
    `POST /api/${controller}/update`,
    `POST /api/${controller}/delete`,
  ]),
  'POST /api/ViewpointConnection/check',
  'GET /api/InteractSOAPClient/environments',
  'GET /api/WebEditorSettings/general',
  'POST /api/WebEditorSettings/general',
];
const internal = [
  'GET /api/Platform/Companies',
  'POST /api/Platform/Companies/c-unknown/Approve',
  'GET /api/Platform/Releases',
  'POST /api/Platform/Releases/9999/Publish',
  'GET /api/Platform/Archives',
  'POST /api/Platform/Archives/c-unknown/DeleteDue',
  'POST /api/Platform/Archives/c-unknown/FailNextMigration',
  'POST /api/Platform/Billing/Calendar',
];
const attributeStore = [
  'GET /api/attributestore/document/1',
  'GET /api/attributestore/document/compare/d-00001',
  'POST /api/attributestore/document',
  'POST /api/attributestore/document/publish/1',
  'POST /api/attributestore/document/delete',
  'POST /api/attributestore/document/load/1/3',
];
const plans = ['GET /api/Plan/PlanTiers', 'GET /api/Plan/PlanTiers/start', 'GET /api/CustomerPlan/ScheduledChange'];
const billing = [
  'GET /api/Billing/Overview',
  'GET /api/Billing/Invoices',
  'GET /api/Billing/Invoices/2026',
  'GET /api/Billing/InvoiceStatuses',
  'GET /api/Billing/PaymentMethods',
  'GET /api/Billing/DefaultPaymentMethod',
  'DELETE /api/Billing/DeletePaymentMethod/unknown',
  'PUT /api/Billing/SetPaymentMethodAsDefault/unknown',
  'POST /api/Billing/AddPaymentMethod',
  'POST /api/CustomerPlan/Start',
  'GET /api/CustomerPlan/IssueInvoice',
  'DELETE /api/CustomerPlan/ScheduledChange',
  'GET /api/CustomerPlan/Quote',
  'GET /api/CustomerPlan/Orders',
  'DELETE /api/CustomerPlan/Orders/unknown',
  'GET /api/Billing/SignupInvoicePaymentIntent',
  'POST /api/Billing/create-payment-intent',
];
const dashboard = ['GET /api/Dashboard/Dashboard', 'GET /Version/ReleasePackagesSimplifiedList'];
const open = [
  'GET /api/CustomerUser/AllProductFeatures',
  'GET /api/Customer',
  'POST /api/Customer',
  'GET /api/Customer/Check',
  'GET /api/Country/',
  'GET /api/MyUser',
  'POST /api/MyUser',
  'GET /api/StripeSettings/PublishableKey',
  'GET /centerpoint/api/Language/',
];

/** For API clients: no person passes, whatever they may do. */
const machines = [
  'GET /api/ApiClient/Self',
  'POST /api/AuditLog',
  'POST /api/MetaTool/Documents',
  'POST /api/DigitalSigning/Orders',
  'GET /api/DigitalSigning/Orders/unknown',
];

const forPeople = [
  ...team,
  ...settings,
  ...mfdx,
  ...setups,
  ...plans,
  ...billing,
  ...dashboard,
  ...open,
  ...internal,
  ...attributeStore,
  ...archive,
  ...member,
];
const everything = [...forPeople, ...machines];
/** Who passes which gate; everyone else must be refused with 403. */
const passes: Record<PersonaKey, string[]> = {
  owner: [...team, ...settings, ...mfdx, ...setups, ...plans, ...billing, ...archive, ...dashboard, ...open, ...member],
  teamAdmin: [...team, ...plans, ...dashboard, ...open, ...member],
  billingAdmin: [...plans, ...billing, ...dashboard, ...open, ...member],
  plainUser: [...open, ...member],
  reader: [...open, ...member],
  staff: forPeople,
  severalCompanies: [
    ...team,
    ...settings,
    ...mfdx,
    ...setups,
    ...plans,
    ...billing,
    ...archive,
    ...dashboard,
    ...open,
    ...member,
  ],
  newCompany: [...plans, ...billing, ...open, ...member],
  inactiveCompany: [...open, ...member],
  noCompany: open,
};

// Hundreds of calls each: how long they take is not what these tests are about.
jest.setTimeout(60_000);

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

async function call(endpoint: string, authorization?: string): Promise<number> {
  const [method, path] = endpoint.split(' ') as [string, string];
  const headers = { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) };
  // An empty body never gets past a gate, and never does harm behind it.
  const body = method === 'GET' ? {} : { body: '{}' };
  return (await sandbox.fetch(`http://localhost:4000${path}`, { method, headers, ...body })).status;
}

test('every endpoint of the platform is among those whose gates are checked here', () => {
  const checked = everything.map((endpoint) => endpoint.split(' ') as [string, string]);
  const unchecked = sandbox.endpoints.filter(
    ({ method, url }) => !checked.some(([verb, path]) => verb === method && patternOf(url).test(path)),
  );
  expect(unchecked).toEqual([]);
});

const patternOf = (url: string) => new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}/?$`);

test.each(Object.entries(passes))('the server refuses what %s may not do', async (who, allowed) => {
  const authorization = `Bearer ${await sandbox.tokenFor(who)}`;
  for (const endpoint of everything) {
    const status = await call(endpoint, authorization);
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
  const elsewhere = await createSandbox({ issuer: 'http://localhost:4999' });
  const past = await createSandbox({ now: () => new Date(Date.now() - 3_600_000) });
  const tokens = [
    undefined,
    'Bearer',
    'Bearer nonsense',
    `Basic ${good}`,
    `Bearer ${head}.${forged}.${signature}`,
    `Bearer ${unsigned}.${forged}.`,
    `Bearer ${await elsewhere.tokenFor('owner')}`,
    `Bearer ${await past.tokenFor('owner')}`,
  ];
  for (const token of tokens) {
    for (const endpoint of everything) {
      expect({ token, status: await call(endpoint, token) }).toEqual({ token, status: 401 });
    }
  }
  await Promise.all([elsewhere.close(), past.close()]);
  // Every endpoint with every token.
}, 30_000);
