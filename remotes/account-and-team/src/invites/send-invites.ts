import { manageTeam } from '@console/api';
import { whyRefused } from '../components/licence-limit';
import { whyFailed } from './invite-rules';

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
    const problem = whyRefused(await manageTeam.inviteUser({ email, customerUserRoleId: roleId }));
    return problem === undefined ? { email } : { email, problem, isLimitReached: true };
  } catch (error) {
    return { email, problem: whyFailed(error) };
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
