import type { manageTeam } from '@console/api';
import { ApiError } from '@console/http';
import { t } from '@console/words';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer waits are a next action. */
const LONGEST_WAIT_DAYS = 7;

/** ACCT-083 */
export const isPending = (invite: manageTeam.Invite): boolean => invite.acceptedDate === null;

export function waitingTooLong(invites: readonly manageTeam.Invite[], now: Date): manageTeam.Invite[] {
  const deadline = now.getTime() - LONGEST_WAIT_DAYS * DAY_MS;
  return invites
    .filter((invite) => isPending(invite) && Date.parse(invite.invitedDate) < deadline)
    .toSorted((a, b) => a.invitedDate.localeCompare(b.invitedDate));
}

export const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && error.refusesInput;

/** ACCT-089, else ACCT-091. */
export function failureReason(error: unknown): string {
  return error instanceof ApiError ? error.userMessage(t('Request failed')) : t('Request failed');
}
