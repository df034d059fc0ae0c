import { manageTeam } from '@console/api';
import { pathOf } from '@console/contract';
import { ApiError, send } from '@console/http';
import { countRefusals, type Refusals } from '@console/product';
import { type QueryClient, useQueryClient } from '@console/query';
import { mailboxOf } from '@console/schema/emails';
import { formatList, type SaveReport, shortName, useSave } from '@console/ui';
import type { JobBeginning, JobDefinition } from '@console/ui/jobs';
import { n, t } from '@console/words';
import area from '../area';
import { refusedReason } from '../components/licence-limit';
import { failureReason, isRefusal } from './invite-rules';
import type { InviteValues } from './invite-schema';
import { invitesQuery, refreshInvites } from './invites-queries';

export interface InviteResult {
  email: string;
  problem?: string;
  /** Concerns this and all further addresses. */
  isLimitReached?: true;
  /** The platform did not refuse, or was not asked. */
  isBlameless?: true;
  /** Further addresses would fail too (C111). */
  isLast?: true;
}

const LIMIT_BEFORE = t('Not sent because the license limit had already been reached.');
const FAILED_BEFORE = t('Not sent because earlier invites failed.');

export async function sendInvite(
  invite: manageTeam.InviteUserRequest,
  refusals = countRefusals(),
): Promise<InviteResult> {
  const { email } = invite;
  try {
    const problem = refusedReason(await send(manageTeam.inviteUser, { body: invite }));
    refusals.passed();
    return problem === undefined ? { email } : { email, problem, isLimitReached: true };
  } catch (error) {
    return {
      email,
      problem: failureReason(error),
      ...(!isRefusal(error) && { isBlameless: true }),
      ...(!refusals.isOfOne(error) && { isLast: true }),
    };
  }
}

export interface InvitesToSend {
  invites: readonly manageTeam.InviteUserRequest[];
  /** As typed: what is not sent returns to the form, after a reload too. */
  typed?: Pick<InviteValues, 'people' | 'roleId'>;
}

/** Each call takes a single address. A licence limit, a lost connection or repeated failures end the job. */
export const invitesJob: JobDefinition<InvitesToSend, InviteResult> = {
  kind: 'invite-people',
  partlyDone: (some, all) => t('{some} of {all} invites were processed. The rest are unchanged.', { some, all }),
  describe: () => ({
    label: t('Sending invites'),
    href: pathOf(area.pages.invites),
    saved: ({ results, isWatched }) => [
      ...reportInvited(results, (count) => n(count, '{count} invite sent', '{count} invites sent')),
      // The open form lists failures.
      ...(isWatched ? [] : reportFailed(results)),
    ],
    failed: t('Request failed'),
  }),
  steps: ({ invites }, beginning) =>
    sendEach(invites, beginning, async (invite, refusals, ending, index) => {
      const result = ending ? notTried(invite.email, ending) : await sendInvite(invite, refusals);
      const mayBeSent = beginning.isResumed && index === beginning.done && result.problem !== undefined;
      return mayBeSent && (await isInvited(beginning.client, invite.email)) ? { email: invite.email } : result;
    }),
  onSettled: refreshInvites,
};

/** In sequence. `ending` is the result after which further calls would fail too. */
export async function* sendEach<Result extends InviteResult>(
  invites: readonly manageTeam.InviteUserRequest[],
  { done, results }: JobBeginning<Result>,
  attempt: (
    invite: manageTeam.InviteUserRequest,
    refusals: Refusals,
    ending: Result | undefined,
    index: number,
  ) => Promise<Result>,
) {
  const total = invites.length;
  const refusals = countRefusals();
  let ending = results.find(endsSending);
  yield { done, total };
  for (const [index, invite] of invites.entries()) {
    if (index < done) continue;
    const result = await attempt(invite, refusals, ending, index);
    if (endsSending(result)) ending ??= result;
    yield { done: index + 1, total, results: [result] };
  }
}

async function isInvited(client: QueryClient, email: string): Promise<boolean> {
  const invites = await client.fetchQuery({ ...invitesQuery, staleTime: 0 }).catch(() => []);
  return invites.some((invite) => mailboxOf(invite.email) === mailboxOf(email));
}

const endsSending = ({ isLimitReached, isLast }: InviteResult) => isLimitReached ?? isLast ?? false;

export const notTried = (email: string, { isLimitReached }: InviteResult): InviteResult => ({
  email,
  problem: isLimitReached ? LIMIT_BEFORE : FAILED_BEFORE,
  isBlameless: true,
});

export function useSendInvite() {
  const client = useQueryClient();
  return useSave({
    mutationFn: async ({ email, roleId }: { email: string; roleId: string }) => {
      const refusal = refusedReason(await send(manageTeam.inviteUser, { body: { email, customerUserRoleId: roleId } }));
      if (refusal !== undefined) throw new ApiError('validation', { message: refusal });
    },
    saved: t('1 invite sent'),
    record: ({ email }) => email,
    failed: t('Request failed'),
    onSettled: () => refreshInvites(client),
  });
}

const MOST_NAMED = 5;

export function reportInvited(results: readonly InviteResult[], titleOf: (count: number) => string): SaveReport[] {
  const count = results.filter(({ problem }) => problem === undefined).length;
  return count > 0 ? [{ title: titleOf(count) }] : [];
}

export function nameSome(emails: readonly string[]): string {
  return formatList(emails.map(shortName), MOST_NAMED);
}

function reportFailed(results: readonly InviteResult[]): SaveReport[] {
  const emails = results.flatMap(({ email, problem }) => (problem === undefined ? [] : email));
  if (emails.length === 0) return [];
  return [
    {
      kind: 'error',
      title: n(emails.length, 'Couldn’t invite {count} person', 'Couldn’t invite {count} people'),
      description: nameSome(emails),
    },
  ];
}
