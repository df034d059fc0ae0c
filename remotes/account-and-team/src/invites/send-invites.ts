import { manageTeam } from '@console/api';
import { pathOf } from '@console/contract';
import { ApiError } from '@console/http';
import { useQueryClient } from '@console/query';
import { type JobDefinition, type SaveReport, useSave, formatCount } from '@console/ui';
import area from '../area';
import { refusedReason } from '../components/licence-limit';
import { failureReason } from './invite-rules';
import type { InviteValues } from './invite-schema';
import { refreshInvites } from './invites-queries';

/** What became of one address; without `problem` it was invited. */
export interface InviteResult {
  email: string;
  problem?: string;
  /** The company's licence is used up, for this address and any other. */
  isLimitReached?: true;
  /** The answer was lost: nothing is wrong with the address, and it may have been invited. */
  isOutcomeUnknown?: true;
}

const NOT_SENT = 'Not sent, because the license limit was reached before.';

/** Invites one address. Never rejects: why it could not be invited is part of the result. */
export async function sendInvite(email: string, roleId: string): Promise<InviteResult> {
  try {
    const problem = refusedReason(await manageTeam.inviteUser({ email, customerUserRoleId: roleId }));
    return problem === undefined ? { email } : { email, problem, isLimitReached: true };
  } catch (error) {
    const isLost = error instanceof ApiError && error.isOutcomeUnknown;
    return { email, problem: failureReason(error), ...(isLost && { isOutcomeUnknown: true }) };
  }
}

/**
 * Several invites, one address after the other, because the call takes one. A limit that is reached holds for the rest
 * too, so the rest is not tried.
 */
export const invitesJob: JobDefinition<InviteValues, InviteResult> = {
  kind: 'send-invites',
  noun: 'invites',
  isResumable: true,
  describe: () => ({
    label: 'Sending invites',
    href: pathOf(area.pages.invites),
    saved: ({ results, isWatched }) => [
      ...reportInvited(results, (count) => (count === 1 ? '1 invite sent' : `${formatCount(count)} invites sent`)),
      // The form lists what failed, unless it has been left.
      ...(isWatched ? [] : reportFailed(results)),
    ],
    failed: 'Request failed',
  }),
  async *steps({ emails, roleId }, beginning) {
    const total = emails.length;
    let isHopeless = beginning.results.some(({ isLimitReached }) => isLimitReached);
    yield { done: beginning.done, total };
    for (const [index, email] of emails.entries()) {
      if (index < beginning.done) continue;
      const result = isHopeless ? { email, problem: NOT_SENT } : await sendInvite(email, roleId);
      isHopeless ||= result.isLimitReached ?? false;
      yield { done: index + 1, total, results: [result] };
    }
  },
  onSettled: refreshInvites,
};

/** One invite; why it is refused is the form's to say. */
export function useSendInvite() {
  const client = useQueryClient();
  return useSave({
    mutationFn: async ({ email, roleId }: { email: string; roleId: string }) => {
      const refusal = refusedReason(await manageTeam.inviteUser({ email, customerUserRoleId: roleId }));
      if (refusal !== undefined) throw new ApiError('validation', { message: refusal });
    },
    saved: '1 invite sent',
    record: ({ email }) => email,
    failed: 'Request failed',
    onSettled: () => refreshInvites(client),
  });
}

const MOST_NAMED = 5;

/** How many were invited; nothing where none was. */
export function reportInvited(results: readonly InviteResult[], titleOf: (count: number) => string): SaveReport[] {
  const count = results.filter(({ problem }) => problem === undefined).length;
  return count > 0 ? [{ title: titleOf(count) }] : [];
}

function reportFailed(results: readonly InviteResult[]): SaveReport[] {
  const emails = results.flatMap(({ email, problem }) => (problem === undefined ? [] : email));
  if (emails.length === 0) return [];
  const named = emails.slice(0, MOST_NAMED).join(', ');
  const others = emails.length - MOST_NAMED;
  return [
    {
      kind: 'error',
      title:
        emails.length === 1
          ? '1 address could not be invited'
          : `${formatCount(emails.length)} addresses could not be invited`,
      description: others > 0 ? `${named} and ${others} more` : named,
    },
  ];
}
