import type { ConsoleConfig, GateUser } from '@console/contract';
import { dashboardOutcome } from './dashboard-rules';
import { productTiles } from './product-tiles';

const config: ConsoleConfig = {
  authority: 'https://id.example',
  api: { main: 'https://api.example', identity: 'https://id.example', ownBackend: 'https://own.example' },
  customerResolveUrl: 'https://id.example/resolve',
  featureCodes: { billing: 'B', generalAdmin: 'G', team: 'T' },
  mainProductCode: 'AD',
  features: { workflow: true, archive: true, viewpoint: true, audit: true, support: true },
  productUrls: { DA: 'https://studio.example', DG: 'https://archive.example' },
  docsUrl: 'https://docs.example',
};
const userOf = (licensed: string[], codes: string[] = [], more: Partial<GateUser> = {}): GateUser => ({
  isSppUser: false,
  companies: 1,
  customerInactive: false,
  productFeatureAccessSelections: [
    { productCode: 'AD', codes },
    ...licensed.filter((code) => code !== 'AD').map((productCode) => ({ productCode, codes: [] })),
  ].map(({ productCode, codes: held }) => ({
    productCode,
    usageFeature: { hasAccess: licensed.includes(productCode) },
    featureSelections: held.map((featureCode) => ({ featureCode, hasAccess: true })),
  })),
  ...more,
});
const usual = { stay: false, mayPlan: true, hasRegistered: false };
const company = { orgNumber: '999000111', activeProducts: ['DA'] };
const titles = (outcome: ReturnType<typeof dashboardOutcome>) =>
  outcome.kind === 'tiles' ? outcome.tiles.map((tile) => tile.title) : [];

test('HOST-081 HOST-082 HOST-083 HOST-084 HOST-085 HOST-086 HOST-087 HOST-088 HOST-089 HOST-090 HOST-091 HOST-092 every product code has its title', () => {
  const byCode = Object.fromEntries(productTiles(userOf([]), config).map((tile) => [tile.productCode, tile.title]));
  expect(byCode).toEqual({
    DA: 'Studio',
    SD: 'Dialogs',
    WF: 'Workflow',
    TL: 'Text Library',
    DS: 'Signature',
    DG: 'Archive',
    VP: 'Viewpoint',
    LL: 'Audit',
    AD: 'Administration',
    SP: 'Support',
    PA: 'Pingdox Admin',
    IA: 'Interact Admin',
  });
});

test('HOST-080 HOST-093 HOST-094 a tile carries its fields, and Administration is internal and for admins', () => {
  expect(productTiles(userOf(['AD']), config).find((tile) => tile.productCode === 'AD')).toMatchObject({
    productCode: 'AD',
    title: 'Administration',
    description: expect.any(String),
    hasLicense: true,
    featureEnabled: true,
    internalLink: '/admin/dashboard',
    requireAdminUser: true,
  });
});

test.each(['WF', 'DG', 'VP', 'LL', 'SP', 'PA', 'IA'])('HOST-072 tile %s is off without its switch', (code) => {
  const tile = productTiles(userOf([code]), { ...config, features: {} }).find(
    ({ productCode }) => productCode === code,
  );
  expect(tile?.featureEnabled).toBe(false);
});

test.each(['DA', 'SD', 'TL', 'DS', 'AD'])('HOST-073 tile %s is always enabled', (code) => {
  const tile = productTiles(userOf([code]), { ...config, features: {} }).find(
    ({ productCode }) => productCode === code,
  );
  expect(tile?.featureEnabled).toBe(true);
});

test('HOST-074 an external product opens at the address of this installation', () => {
  const tile = productTiles(userOf(['DA']), config).find(({ productCode }) => productCode === 'DA');
  expect(tile?.externalLink).toBe('https://studio.example');
});

test('HOST-096 HOST-097 licences follow the usage feature, and count as held while the customer is inactive', () => {
  const licensed = (user: GateUser) =>
    productTiles(user, config)
      .filter((t) => t.hasLicense)
      .map((t) => t.productCode);
  expect(licensed(userOf(['DA', 'DG']))).toEqual(['DA', 'DG']);
  expect(licensed(userOf([], [], { customerInactive: true }))).toHaveLength(12);
});

test('HOST-076 HOST-095 without a company only an admin is offered registration', () => {
  expect(dashboardOutcome(null, userOf([], ['G']), config, usual)).toEqual({ kind: 'register', mayRegister: true });
  expect(dashboardOutcome(null, userOf([]), config, usual)).toEqual({ kind: 'register', mayRegister: false });
});

test('HOST-077 a company with an org number and no active products goes to /plans, unless inactive or without number', () => {
  const user = userOf(['DA', 'DG']);
  expect(dashboardOutcome({ ...company, activeProducts: [] }, user, config, usual)).toEqual({
    kind: 'internal',
    to: '/plans',
  });
  expect(dashboardOutcome({ orgNumber: '', activeProducts: [] }, user, config, usual).kind).toBe('tiles');
  const inactive = { ...user, customerInactive: true };
  expect(dashboardOutcome({ ...company, activeProducts: [] }, inactive, config, usual).kind).toBe('tiles');
});

test('HOST-077 a user who may not open the plans, or for whom no area serves them, is not redirected there and back', () => {
  const outcome = dashboardOutcome({ ...company, activeProducts: [] }, userOf(['DA', 'DG']), config, {
    ...usual,
    mayPlan: false,
  });
  expect(outcome.kind).toBe('tiles');
});

test('HOST-076 a user whose token lacks the company they have just registered is not offered to register another', () => {
  const situation = { ...usual, hasRegistered: true };
  expect(dashboardOutcome(null, userOf([], ['G']), config, situation)).toEqual({ kind: 'registered' });
});

test('HOST-097 a tile that the role does not open differs from one outside the plan', () => {
  const tiles = productTiles(userOf(['DA']), config, ['DA', 'DG']);
  const outsideRole = tiles.filter((tile) => tile.isOutsideRole).map(({ productCode }) => productCode);
  expect(outsideRole).toEqual(['DG']);
});

test('HOST-078 a single internal product is opened at once', () => {
  expect(dashboardOutcome(company, userOf(['AD'], ['T']), config, usual)).toEqual({
    kind: 'internal',
    to: '/admin/dashboard',
  });
});

test('HOST-079 a single external product replaces the page', () => {
  expect(dashboardOutcome(company, userOf(['DG']), config, usual)).toEqual({
    kind: 'external',
    url: 'https://archive.example',
  });
});

test('HOST-070 HOST-094 the Administration tile is shown to admins only, and does not count for others', () => {
  expect(titles(dashboardOutcome(company, userOf(['DA', 'AD'], ['T']), config, usual))).toContain('Administration');
  expect(titles(dashboardOutcome(company, userOf(['DA', 'DG', 'AD']), config, usual))).not.toContain('Administration');
  expect(dashboardOutcome(company, userOf(['DG', 'AD']), config, usual).kind).toBe('external');
});

const pages = (...given: [group: string, path: string][]) => [
  { path: '/admin/dashboard' },
  ...given.map(([group, path]) => ({ group, path })),
];
const BILLING = pages(['Billing', '/admin/billing/overview'], ['Billing', '/admin/billing/invoices']);

test.each([
  ['one group of the administration', ['AD', 'SP'], BILLING, '/admin/billing/overview'],
  ['two groups', ['AD', 'SP'], [...BILLING, ...pages(['Team', '/admin/team/manage'])], undefined],
  ['another product too', ['AD', 'SP', 'DG'], BILLING, undefined],
  ['no page', ['AD', 'SP'], pages(), undefined],
])('C149 after a sign-in, who may open %s lands there: %s', (_case, licensed, administration, to) => {
  const user = userOf(licensed, ['B']);
  const after = dashboardOutcome(company, user, config, { ...usual, arrived: true, administration });
  expect(after.kind === 'internal' ? after.to : undefined).toBe(to);
  expect(dashboardOutcome(company, user, config, { ...usual, administration }).kind).toBe('tiles');
});

test('a user redirected here by a gate is not redirected again', () => {
  expect(dashboardOutcome(company, userOf(['AD'], ['T']), config, { ...usual, stay: true }).kind).toBe('tiles');
});
