import type { customerRole, manageTeam } from '@console/api';
import { type GateConfig, hasFeature } from '@console/contract';

type RoleAndStatus = Pick<manageTeam.TeamUser, 'roleId' | 'statusId'>;

interface Team {
  users: readonly manageTeam.TeamUser[];
  roles: readonly customerRole.Role[];
  config: Pick<GateConfig, 'mainProductCode' | 'featureCodes'>;
  isActive: (statusId: number) => boolean;
  isOwn: (user: manageTeam.TeamUser) => boolean;
}

/** Users cannot take this right from themselves (ACCT-058), but the last administrator gets a warning. */
export function leavesOnlyMe(team: Team, after: (user: manageTeam.TeamUser) => RoleAndStatus): boolean {
  const { users, roles, config, isActive, isOwn } = team;
  const administering = new Set(roles.filter((role) => hasFeature('team', role, config)).map(({ roleId }) => roleId));
  const manages = ({ roleId, statusId }: RoleAndStatus) => isActive(statusId) && administering.has(roleId);
  const otherUsers = users.filter((user) => !isOwn(user));
  return otherUsers.some(manages) && !otherUsers.some((user) => manages(after(user)));
}
