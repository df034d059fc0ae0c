import type { customerRole, manageTeam } from '@console/api';
import { leavesOnlyMe } from './only-me-rules';

const role = (roleId: string, hasAccess: boolean): customerRole.Role => ({
  roleId,
  roleName: roleId,
  roleDescription: '',
  isReadOnly: false,
  productFeatureAccessSelections: ['AD', 'DG'].map((productCode) => ({
    productCode,
    productName: productCode,
    usageFeature: { featureCode: 'USAGE', featureName: 'Use', hasAccess: true, isUsageFeature: true },
    // No effect in another product.
    featureSelections: [
      {
        featureCode: 'TEAM_ADMIN',
        featureName: 'Team',
        hasAccess: hasAccess || productCode === 'DG',
        isUsageFeature: false,
      },
    ],
  })),
});
const user = (id: string, roleId: string, statusId = 1): manageTeam.TeamUser => ({
  id,
  name: id,
  email: `${id}@x.no`,
  roleId,
  statusId,
  groupIds: [],
});
const teamOf = (...users: manageTeam.TeamUser[]) => ({
  users: [user('me', 'admin'), ...users],
  roles: [role('admin', true), role('reader', false)],
  config: { mainProductCode: 'AD', featureCodes: { team: 'TEAM_ADMIN', billing: '', generalAdmin: '' } },
  isActive: (statusId: number) => statusId === 1,
  isOwn: ({ id }: manageTeam.TeamUser) => id === 'me',
});
const toReader =
  (...ids: string[]) =>
  (each: manageTeam.TeamUser) =>
    ids.includes(each.id) ? { ...each, roleId: 'reader' } : each;

test('a change after which only the user could manage users is detected, but not if that was so before', () => {
  const team = teamOf(user('kari', 'admin'), user('ola', 'admin'), user('per', 'reader'));
  expect(leavesOnlyMe(team, toReader('kari', 'ola'))).toBe(true);
  expect(leavesOnlyMe(team, toReader('kari'))).toBe(false);
  expect(leavesOnlyMe(team, (each) => ({ ...each, statusId: 2 }))).toBe(true);
  expect(leavesOnlyMe(teamOf(user('per', 'reader')), toReader('per'))).toBe(false);
  expect(leavesOnlyMe(teamOf(user('kari', 'admin', 2)), toReader('kari'))).toBe(false);
});
