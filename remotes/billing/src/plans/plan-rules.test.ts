import type { plan } from '@console/api';
import { comparedContents, contentsOf, firstOfNextMonth, lostContents, monthlyPrice } from './plan-rules';

const tier = (planName: string, tierLevel: number, whatsIncluded: string[]): plan.PlanTier => ({
  id: planName.toLowerCase(),
  planName,
  planDescription: '',
  tierLevel,
  prePriced: true,
  planPrices: [{ currency: 'nok', price: 99.9 }],
  whatsIncluded,
});
const start = tier('Start', 1, ['Archive', 'Up to 10 users']);
const business = tier('Business', 2, ['Everything in Start', 'Workflow', 'Up to 60 users']);
const enterprise = tier('Enterprise', 3, ['Everything in Business', 'Viewpoint']);
const tiers = [start, business, enterprise];

test('BILL-007 the price is that of the currency, in any case of letters; without one it is per agreement (C39)', () => {
  expect(monthlyPrice(start, 'NOK')).toEqual({ minor: 9990, currency: 'nok' });
  expect(monthlyPrice(start, 'EUR')).toBeUndefined();
  expect(monthlyPrice({ ...start, prePriced: false }, 'NOK')).toBeUndefined();
});

test('a tier includes the contents of lower tiers, with its own figures in place of theirs', () => {
  expect(contentsOf(enterprise, tiers)).toEqual(['Archive', 'Up to 60 users', 'Workflow', 'Viewpoint']);
});

test('a downgrade loses the contents that the lower tier does not include', () => {
  expect(lostContents(enterprise, start, tiers)).toEqual(['Up to 60 users', 'Workflow', 'Viewpoint']);
  expect(lostContents(business, start, tiers)).toEqual(['Up to 60 users', 'Workflow']);
});

test('BILL-003 the comparison has a row for each item, with ticks or figures', () => {
  expect(comparedContents(tiers)).toEqual([
    { label: 'Archive', tiers: [true, true, true] },
    { label: 'Users', tiers: ['Up to 10', 'Up to 60', 'Up to 60'] },
    { label: 'Workflow', tiers: [false, true, true] },
    { label: 'Viewpoint', tiers: [false, false, true] },
  ]);
});

test('BILL-017 a downgrade takes effect on the first of next month, also at the end of a year and of a long month', () => {
  expect(firstOfNextMonth(new Date(2026, 0, 31))).toEqual(new Date(2026, 1, 1));
  expect(firstOfNextMonth(new Date(2026, 11, 5))).toEqual(new Date(2027, 0, 1));
});
