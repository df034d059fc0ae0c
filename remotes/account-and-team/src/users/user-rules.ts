import type { manageTeam } from '@console/api';

/** The signed-in user, as far as the team list needs to know. */
export interface Me {
  sub: string | undefined;
  email: string | undefined;
}

/** C25: by subject id, else by e-mail address whatever its case. */
export function isOwnRow(user: Pick<manageTeam.TeamUser, 'id' | 'email'>, me: Me): boolean {
  return user.id === me.sub || user.email.toLowerCase() === me.email?.toLowerCase();
}

/** ACCT-058. Undefined = may be edited. */
export function editBlockedReason(user: Pick<manageTeam.TeamUser, 'id' | 'email'>, me: Me): string | undefined {
  return isOwnRow(user, me) ? 'You cannot edit your own row. Ask another administrator.' : undefined;
}
