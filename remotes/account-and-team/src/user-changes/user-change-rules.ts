import type { manageTeam } from '@console/api';

export type UserChange =
  | { field: 'role'; roleId: string }
  | { field: 'status'; statusId: number }
  | { field: 'group'; groupId: string; isMember: boolean };

type Changeable = Pick<manageTeam.TeamUser, 'roleId' | 'statusId' | 'groupIds'>;

/** Undefined = already so. */
export function reverseOf(user: Changeable, change: UserChange): UserChange | undefined {
  if (change.field === 'role') {
    return user.roleId === change.roleId ? undefined : { field: 'role', roleId: user.roleId };
  }
  if (change.field === 'status') {
    return user.statusId === change.statusId ? undefined : { field: 'status', statusId: user.statusId };
  }
  const isMember = user.groupIds.includes(change.groupId);
  return isMember === change.isMember ? undefined : { ...change, isMember };
}
