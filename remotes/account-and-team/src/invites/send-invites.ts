import { manageTeam } from '@console/api';
import { ApiError } from '@console/http';
import { type Save, type SaveReport, useSave } from '@console/ui';
import { useState } from 'react';
import { refusedReason } from '../components/licence-limit';
import { failureReason } from './invite-rules';
import type { InviteValues } from './invite-schema';
import { useRefreshInvites } from './invites-queries';

/** What became of one address; without `problem` it was invited. */
export interface InviteResult {
  email: string;
  problem?: string;
  /** The company's licence is used up, for this address and any other. */
  isLimitReached?: true;
}

const NOT_SENT = 'Not sent, because the license limit was reached before.';

async function sendInvite(email: string, roleId: string): Promise<InviteResult> {
  try {
    const problem = refusedReason(await manageTeam.inviteUser({ email, customerUserRoleId: roleId }));
    return problem === undefined ? { email } : { email, problem, isLimitReached: true };
  } catch (error) {
    return { email, problem: failureReason(error) };
  }
}

/**
 * Invites one address after the other, because the call takes one, and tells after each how far it has come. A limit
 * that is reached holds for the rest too, so the rest is not tried. Never rejects.
 */
export async function sendInvites(
  emails: readonly string[],
  roleId: string,
  onProgress: (results: readonly InviteResult[]) => void,
): Promise<InviteResult[]> {
  const results: InviteResult[] = [];
  for (const email of emails) {
    const isHopeless = results.some(({ isLimitReached }) => isLimitReached);
    results.push(isHopeless ? { email, problem: NOT_SENT } : await sendInvite(email, roleId));
    onProgress([...results]);
  }
  return results;
}

const MOST_NAMED = 5;

/** Sends invites and knows at any time what became of each address. */
export function useSendInvites() {
  const refresh = useRefreshInvites();
  const [results, setResults] = useState<readonly InviteResult[]>([]);
  const save: Save<InviteValues, InviteResult[]> = useSave({
    mutationFn: async ({ emails, roleId }: InviteValues) => {
      setResults([]);
      const sent = await sendInvites(emails, roleId, setResults);
      const [only, ...others] = sent;
      // One address: its problem is the form's. Several: each has its own line.
      if (only?.problem && others.length === 0) throw new ApiError('validation', { message: only.problem });
      return sent;
    },
    saved: (sent) => [
      ...reportInvited(sent, (count) => (count === 1 ? '1 invite sent' : `${count} invites sent`)),
      // The form lists what failed, unless it has been left.
      ...(save.state.forms === 0 ? reportFailed(sent) : []),
    ],
    failed: 'Request failed',
    onSettled: refresh,
  });
  return { save, results };
}

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
      title: emails.length === 1 ? '1 address could not be invited' : `${emails.length} addresses could not be invited`,
      description: others > 0 ? `${named} and ${others} more` : named,
    },
  ];
}
