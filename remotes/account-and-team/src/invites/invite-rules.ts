import type { manageTeam } from '@console/api';
import { ApiError } from '@console/http';
import { t } from '@console/words';

const DAY_MS = 24 * 60 * 60 * 1000;
/** An invite that is pending for longer is shown among the next actions. */
const LONGEST_WAIT_DAYS = 7;

/** ACCT-083 */
export const isPending = (invite: manageTeam.Invite): boolean => invite.acceptedDate === null;

/** Pending invites that have waited too long, the longest first. */
export function waitingTooLong(invites: readonly manageTeam.Invite[], now: Date): manageTeam.Invite[] {
  const deadline = now.getTime() - LONGEST_WAIT_DAYS * DAY_MS;
  return invites
    .filter((invite) => isPending(invite) && Date.parse(invite.invitedDate) < deadline)
    .toSorted((a, b) => a.invitedDate.localeCompare(b.invitedDate));
}

export const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && error.refusesInput;

/** The server's message (ACCT-089), or the specification's if there is none (ACCT-091). */
export function failureReason(error: unknown): string {
  return error instanceof ApiError ? error.userMessage(t('Request failed')) : t('Request failed');
}
