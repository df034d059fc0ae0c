import type { manageTeam } from '@console/api';
import type { invites } from '../db/schema';

type InviteRow = typeof invites.$inferSelect;

export function toWire({ id, email, roleId, invitedAt, acceptedAt }: InviteRow): manageTeam.Invite {
  return {
    id,
    email,
    customerUserRoleId: roleId,
    invitedDate: new Date(invitedAt).toISOString(),
    acceptedDate: acceptedAt === null ? null : new Date(acceptedAt).toISOString(),
  };
}
