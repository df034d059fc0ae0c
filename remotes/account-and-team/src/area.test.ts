import { isAllowed, type PageDefinition } from '@console/contract';
import { gateUserWith, testConfig } from '@console/testing';
import area from './area';

const pages: PageDefinition[] = Object.values(area.pages);
const below = (prefix: string) => pages.filter((page) => page.path.startsWith(prefix));
const { team, generalAdmin, billing } = testConfig.featureCodes;

const opens = (prefix: string, featureCode: string) =>
  below(prefix).map((page) => isAllowed(page.requires, gateUserWith([featureCode]), testConfig));

test('HOST-028 HOST-029 the paths of roles and groups are served', () => {
  expect(below('/admin/team/').map((page) => page.path)).toEqual(
    expect.arrayContaining([
      '/admin/team/roles',
      '/admin/team/role',
      '/admin/team/role/:roleId',
      '/admin/team/groups',
      '/admin/team/group',
      '/admin/team/group/:groupId',
    ]),
  );
});

test('HOST-038 the team group offers Manage, Invite, Roles, Access in this order', () => {
  const entries = pages.flatMap((page) => (page.nav?.group === 'Team' ? [page.nav] : []));
  const specified = ['Manage', 'Invite', 'Roles', 'Access'];
  const labels = entries.toSorted((a, b) => a.order - b.order).map(({ label }) => label);
  expect(labels.filter((label) => specified.includes(label))).toEqual(specified);
});

test('HOST-059 every team page opens with the team code and with no other', () => {
  expect(new Set(opens('/admin/team/', team))).toEqual(new Set([true]));
  for (const code of [generalAdmin, billing]) expect(opens('/admin/team/', code)).not.toContain(true);
});

test('HOST-030 HOST-052 HOST-060 notifications, account and their menu are served with the general code and with no other', () => {
  expect(below('/admin/settings/').map((page) => page.path)).toEqual(
    expect.arrayContaining(['/admin/settings/notifications', '/admin/settings/account']),
  );
  expect(new Set(opens('/admin/settings/', generalAdmin))).toEqual(new Set([true]));
  for (const code of [team, billing]) expect(opens('/admin/settings/', code)).not.toContain(true);
});
