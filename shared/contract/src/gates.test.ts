import { type GateUser, hasUsage, isAdminUser, isAllowed, type ProductAccess } from './gates';

const config = {
  mainProductCode: 'AD',
  featureCodes: { billing: 'B', generalAdmin: 'G', team: 'T' },
  features: { team: true, archive: false },
};
const product = (productCode: string, codes: Record<string, boolean> = {}, usage = true): ProductAccess => ({
  productCode,
  usageFeature: { hasAccess: usage },
  featureSelections: Object.entries(codes).map(([featureCode, hasAccess]) => ({ featureCode, hasAccess })),
});
const user = (selections: ProductAccess[], more: Partial<GateUser> = {}): GateUser => ({
  isSppUser: false,
  companies: 1,
  customerInactive: false,
  productFeatureAccessSelections: selections,
  ...more,
});

test('HOST-064 no requirement passes for a signed-in user, and nothing passes while the user is unknown', () => {
  expect(isAllowed(undefined, user([]), config)).toBe(true);
  expect(isAllowed(undefined, undefined, config)).toBe(false);
  expect(isAllowed({ feature: 'team' }, undefined, config)).toBe(false);
});

test.each([
  ['billing', 'B'],
  ['generalAdmin', 'G'],
  ['team', 'T'],
] as const)('HOST-058 HOST-065 feature %s passes by the configured code in the main product', (feature, code) => {
  expect(isAllowed({ feature }, user([product('AD', { [code]: true })]), config)).toBe(true);
});

test('HOST-066 a missing feature, hasAccess false, or the right in another product all fail', () => {
  expect(isAllowed({ feature: 'team' }, user([product('AD')]), config)).toBe(false);
  expect(isAllowed({ feature: 'team' }, user([product('AD', { T: false })]), config)).toBe(false);
  expect(isAllowed({ feature: 'team' }, user([product('DG', { T: true }), product('AD')]), config)).toBe(false);
});

test('HOST-050 HOST-067 HOST-097 usage is checked apart from features', () => {
  expect(isAllowed({ usage: true }, user([product('AD')]), config)).toBe(true);
  expect(isAllowed({ usage: true }, user([product('AD', { T: true }, false)]), config)).toBe(false);
  expect(hasUsage('DG', user([product('DG')]))).toBe(true);
  expect(hasUsage('DG', user([product('DG', {}, false)]))).toBe(false);
});

test('HOST-063 staff and feature must both hold', () => {
  const requirement = { staff: true, feature: 'generalAdmin' } as const;
  const admin = [product('AD', { G: true })];
  expect(isAllowed(requirement, user(admin, { isSppUser: true }), config)).toBe(true);
  expect(isAllowed(requirement, user(admin), config)).toBe(false);
  expect(isAllowed(requirement, user([product('AD')], { isSppUser: true }), config)).toBe(false);
});

test('HOST-025 a switch that is off or absent closes the gate', () => {
  const admin = user([product('AD', { T: true })]);
  expect(isAllowed({ feature: 'team', switch: 'team' }, admin, config)).toBe(true);
  expect(isAllowed({ feature: 'team', switch: 'archive' }, admin, config)).toBe(false);
  expect(isAllowed({ feature: 'team', switch: 'unheard-of' }, admin, config)).toBe(false);
});

test('HOST-061 a switch of the installation can lift the required right, but not the need for an active company', () => {
  const requirement = { feature: 'generalAdmin', unless: 'archive' } as const;
  const opened = { ...config, features: { archive: true } };
  expect(isAllowed(requirement, user([]), config)).toBe(false);
  expect(isAllowed(requirement, user([]), opened)).toBe(true);
  expect(isAllowed({ ...requirement, switch: 'unheard-of' }, user([]), opened)).toBe(false);
  expect(isAllowed(requirement, user([], { customerInactive: true }), opened)).toBe(false);
  expect(isAllowed(requirement, undefined, opened)).toBe(false);
});

test('HOST-069 any of the three codes makes an admin, and nothing else does', () => {
  for (const code of ['B', 'G', 'T']) expect(isAdminUser(user([product('AD', { [code]: true })]), config)).toBe(true);
  expect(isAdminUser(user([product('AD', { other: true })], { isSppUser: true }), config)).toBe(false);
});

test('HOST-071 customer pages need at least one company', () => {
  expect(isAllowed({ customer: true }, user([], { companies: 1 }), config)).toBe(true);
  expect(isAllowed({ customer: true }, user([], { companies: 0 }), config)).toBe(false);
});

test('rights open nothing without a company', () => {
  const alone = user([product('AD', { T: true })], { companies: 0 });
  expect(isAllowed({ feature: 'team' }, alone, config)).toBe(false);
  expect(isAllowed({ usage: true }, alone, config)).toBe(false);
  expect(isAllowed(undefined, alone, config)).toBe(true);
});

test('HOST-048 an inactive customer passes no feature, usage or admin requirement', () => {
  const inactive = user([product('AD', { T: true })], { customerInactive: true });
  expect(isAllowed({ feature: 'team' }, inactive, config)).toBe(false);
  expect(isAllowed({ usage: true }, inactive, config)).toBe(false);
  expect(isAllowed({ admin: true }, inactive, config)).toBe(false);
});
