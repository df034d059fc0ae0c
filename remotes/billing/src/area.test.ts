import { type GateUser, isAllowed, type PageDefinition } from '@console/contract';
import { gateUserWith, testConfig } from '@console/testing';
import area from './area';

const pages: PageDefinition[] = Object.values(area.pages);
const { billing, generalAdmin, team } = testConfig.featureCodes;

const opened = (prefix: string, user: GateUser, config = testConfig) =>
  new Set(pages.filter(({ path }) => path.startsWith(prefix)).map(({ requires }) => isAllowed(requires, user, config)));

test('HOST-034 the paths of billing are served', () => {
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/admin/billing/overview',
      '/admin/billing/invoices',
      '/admin/billing/paymentmethods',
      '/admin/billing/payments',
    ]),
  );
});

test('HOST-049 the signup payment is in no navigation, unlike the other billing pages', () => {
  const hidden = pages.filter(({ path, nav, parent }) => path.startsWith('/admin/billing') && !nav && !parent);
  expect(hidden.map(({ path }) => path)).toEqual(['/admin/billing/payments']);
});

test('Q45 only the signup payment declares outside origins, all of the card provider', () => {
  const declared = pages.filter(({ outside }) => outside);
  expect(declared.map(({ path }) => path)).toEqual(['/admin/billing/payments']);
  const origins = declared.flatMap(({ outside = {} }) => Object.values(outside).flat());
  for (const origin of origins) expect(origin).toMatch(/^https:\/\/((\*\.)?js|hooks|api)\.stripe\.com$/);
});

test('HOST-056 HOST-062 every billing page, and with it the menu, requires the billing code and no other', () => {
  expect(opened('/admin/billing', gateUserWith([billing]))).toEqual(new Set([true]));
  for (const code of [generalAdmin, team])
    expect(opened('/admin/billing', gateUserWith([code]))).toEqual(new Set([false]));
  const switchedOff = { ...testConfig, features: { ...testConfig.features, billing: false } };
  expect(opened('/admin/billing', gateUserWith([billing]), switchedOff)).toEqual(new Set([false]));
});

test('HOST-041 HOST-070 HOST-071 plans are for administrators of an active company', () => {
  for (const code of [billing, generalAdmin, team])
    expect(opened('/plans', gateUserWith([code]))).toEqual(new Set([true]));
  expect(opened('/plans', gateUserWith(['ANYTHING_ELSE']))).toEqual(new Set([false]));
  expect(opened('/plans', gateUserWith([billing], { companies: 0 }))).toEqual(new Set([false]));
  expect(opened('/plans', gateUserWith([billing], { customerInactive: true }))).toEqual(new Set([false]));
});

test('BILL-012 BILL-024 the titles of checkout and thanks are those of the specification, in the tab too', () => {
  expect(area.pages.checkout.title).toBe('Order Checkout');
  expect(area.pages.purchased.title).toBe('Thank you for subscribing');
});
