import type { manageTeam } from '@console/api';
import { ApiError } from '@console/http';

const DAY_MS = 24 * 60 * 60 * 1000;
/** After so long somebody should ask. */
const PATIENCE_DAYS = 7;

/** ACCT-083 */
export const isPending = (invite: manageTeam.Invite): boolean => invite.acceptedDate === null;

/** Pending invites that have waited too long, the longest first. */
export function waitingTooLong(invites: readonly manageTeam.Invite[], now: Date): manageTeam.Invite[] {
  const deadline = now.getTime() - PATIENCE_DAYS * DAY_MS;
  return invites
    .filter((invite) => isPending(invite) && Date.parse(invite.invitedDate) < deadline)
    .toSorted((a, b) => a.invitedDate.localeCompare(b.invitedDate));
}

/** The server's own words (ACCT-089), or the specification's where there was no answer at all (ACCT-091). */
export function whyFailed(error: unknown): string {
  return error instanceof ApiError && error.hasResponse ? error.userMessage('Request failed') : 'Request failed';
}
