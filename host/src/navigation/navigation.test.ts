import type { GateUser, NavGroup, Requirement } from '@console/contract';
import type { AreaRoute } from '@console/pages';
import { destinations, matching } from './destinations';
import { currentEntry, navGroups, sideNavigation } from './navigation';

const config = {
  mainProductCode: 'AD',
  featureCodes: { billing: 'B', generalAdmin: 'G', team: 'T' },
  features: {},
};
const userWith = (...codes: string[]): GateUser => ({
  isSppUser: false,
  companies: 1,
  customerInactive: false,
  productFeatureAccessSelections: [
    {
      productCode: 'AD',
      usageFeature: { hasAccess: true },
      featureSelections: codes.map((featureCode) => ({ featureCode, hasAccess: true })),
    },
  ],
});
const route = (path: string, nav: AreaRoute['nav'], requires?: Requirement): AreaRoute => ({
  id: path,
  area: 'some-area',
  page: path,
  path,
  title: path,
  nav,
  requires,
  children: [],
});
const groups = new Map<string, NavGroup>([
  ['Team', { icon: 'team', order: 20 }],
  ['Billing', { icon: 'billing', order: 10 }],
]);
const routes = [
  route('/admin/team/invite', { label: 'Invite', group: 'Team', order: 20 }, { feature: 'team' }),
  route('/admin/team/manage', { label: 'Manage', group: 'Team', order: 10 }, { feature: 'team' }),
  route('/admin/billing/invoices', { label: 'Invoices', group: 'Billing', order: 10 }, { feature: 'billing' }),
  route('/admin/billing/payments', undefined, { feature: 'billing' }),
  route('/admin/version', { label: 'Version', order: 90, icon: 'version', requires: {} }, { feature: 'generalAdmin' }),
];
const labels = (user: GateUser | undefined) => sideNavigation(routes, groups, user, config).map((item) => item.label);

test('HOST-050 the Dashboard entry needs usage access', () => {
  const without = userWith('T');
  without.productFeatureAccessSelections[0]!.usageFeature.hasAccess = false;
  expect(labels(userWith('T'))).toContain('Dashboard');
  expect(labels(without)).not.toContain('Dashboard');
});

test('groups and entries are ordered, and only what the gate allows is offered', () => {
  expect(labels(userWith('T', 'B'))).toEqual(['Dashboard', 'Billing', 'Team', 'Version']);
  expect(labels(userWith('B'))).toEqual(['Dashboard', 'Billing', 'Version']);
  const team = sideNavigation(routes, groups, userWith('T'), config).find((item) => item.label === 'Team');
  expect(team && 'entries' in team ? team.entries.map((entry) => entry.label) : []).toEqual(['Manage', 'Invite']);
});

test('a page without a navigation entry stays hidden, and an unknown user sees nothing', () => {
  expect(JSON.stringify(sideNavigation(routes, groups, userWith('B'), config))).not.toContain('payments');
  expect(labels(undefined)).toEqual([]);
});

test('HOST-057 an entry with a weaker requirement than its page is always shown, and marked as refused if the page is', () => {
  const version = (user: GateUser) =>
    sideNavigation(routes, groups, user, config).find((item) => item.label === 'Version');
  expect(version(userWith())).toMatchObject({ path: '/admin/version', isRefused: true });
  expect(version(userWith('G'))).not.toHaveProperty('isRefused');
  const offered = (user: GateUser) => destinations(routes, groups, user, config).map(({ path }) => path);
  expect(offered(userWith('B'))).not.toContain('/admin/version');
  expect(offered(userWith('G'))).toContain('/admin/version');
});

test('Go to finds names typed without diacritics, and only exact matches for a search with diacritics', () => {
  const people = ['Magnus Ødegård', 'Åse Lie'].map((label) => ({ label, path: `/${label}`, group: 'User' }));
  const labelsFor = (search: string) => matching(people, search).map(({ label }) => label);
  expect(labelsFor('user ODEGARD')).toEqual(['Magnus Ødegård']);
  expect(labelsFor('ødegård')).toEqual(['Magnus Ødegård']);
  expect(labelsFor('öde')).toEqual([]);
  expect(labelsFor('ase')).toEqual(['Åse Lie']);
});

test('HOST-048 an inactive customer has no navigation, not even the entries without a requirement', () => {
  expect(labels({ ...userWith('G'), customerInactive: true })).toEqual([]);
});

test('a group that two areas style takes the lower order', () => {
  const merged = navGroups([
    { groups: { Settings: { icon: 'team', order: 50 } } },
    { groups: { Settings: { icon: 'settings', order: 40 } } },
  ]);
  expect(merged.get('Settings')).toEqual({ icon: 'settings', order: 40 });
});

test('an entry is current on its page, below it and on the pages that it covers, and nowhere else', () => {
  const roles = { label: 'Roles', path: '/admin/team/roles', order: 1, covers: ['/admin/team/role'] };
  const current = (pathname: string) => currentEntry([roles], pathname);
  for (const path of ['/admin/team/roles', '/admin/team/role', '/admin/team/role/r-1'])
    expect(current(path)).toBe(roles);
  for (const path of ['/admin/team', '/admin/team/roles-of-old', '/admin/team/manage'])
    expect(current(path)).toBeUndefined();
});

test('of a page and one below it, only the entry of the page that is shown is current', () => {
  const contacts = { label: 'Contacts', path: '/admin/contacts', order: 1 };
  const greetings = { label: 'Greetings', path: '/admin/contacts/greetings', order: 2 };
  const group = { label: 'Contacts', icon: 'team' as const, order: 1, entries: [contacts, greetings] };
  const current = (pathname: string) => currentEntry([group], pathname);
  expect(current('/admin/contacts/7')).toBe(contacts);
  expect(current('/admin/contacts/greetings')).toBe(greetings);
  expect(current('/admin/contacts/greetings/7')).toBe(greetings);
});
