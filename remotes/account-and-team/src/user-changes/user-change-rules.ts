import type { manageTeam } from '@console/api';

/** One thing that is to be so for a user. */
export type UserChange =
  | { field: 'role'; roleId: string }
  | { field: 'status'; statusId: number }
  | { field: 'group'; groupId: string; isMember: boolean };

type Changeable = Pick<manageTeam.TeamUser, 'roleId' | 'statusId' | 'groupIds'>;

/** The change that takes a change back; undefined where the user is so already, and nothing would change. */
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
