import { manageTeam } from '@console/api';
import { pathOf } from '@console/contract';
import { ApiError, send } from '@console/http';
import { countRefusals } from '@console/product';
import { useQueryClient } from '@console/query';
import { type SaveReport, useJob, useSave } from '@console/ui';
import type { JobDefinition } from '@console/ui/jobs';
import { n, t } from '@console/words';
import { useCallback, useState } from 'react';
import area from '../area';
import { failureReason } from './invite-rules';
import { refreshInvites } from './invites-queries';
import {
  type InviteResult,
  type InvitesToSend,
  nameSome,
  notTried,
  reportInvited,
  sendEach,
  sendInvite,
} from './send-invites';

const toRequest = ({ email, customerUserRoleId, name, groupIds }: manageTeam.Invite): manageTeam.InviteUserRequest => ({
  email,
  customerUserRoleId,
  ...(name === undefined ? {} : { name }),
  ...(groupIds === undefined ? {} : { groupIds }),
});

interface SentAgain extends InviteResult {
  /** The old invite is still valid. */
  isStillInvited?: true;
}

/** Platforms without such a call: removes the invite, then sends a new invite. */
async function sendAgainTo(invite: manageTeam.InviteUserRequest, refusals = countRefusals()): Promise<SentAgain> {
  const { email } = invite;
  try {
    await send(manageTeam.removePendingInvites, { body: { emails: [email] } });
  } catch (error) {
    const isLost = error instanceof ApiError && error.isOutcomeUnknown;
    return {
      email,
      problem: failureReason(error),
      ...(!isLost && { isStillInvited: true }),
      ...(!refusals.isOfOne(error) && { isLast: true }),
    };
  }
  return sendInvite(invite, refusals);
}

/** Sends in sequence: after an early end the rest is still invited. */
const sendAgainJob: JobDefinition<InvitesToSend, SentAgain> = {
  kind: 'send-invites-again',
  partlyDone: (some, all) => t('{some} of {all} invites were processed. The rest are unchanged.', { some, all }),
  describe: () => ({
    label: t('Sending invites again'),
    href: pathOf(area.pages.invites),
    saved: ({ results }) => reportSentAgain(results),
    failed: t('Request failed'),
  }),
  steps: ({ invites }, beginning) =>
    sendEach(invites, beginning, async (invite, refusals, ending) =>
      ending ? { ...notTried(invite.email, ending), isStillInvited: true } : sendAgainTo(invite, refusals),
    ),
  onSettled: refreshInvites,
};

/** A single invite is a save, several are a job; `underWay` lists pending addresses. */
export function useSendAgain() {
  const client = useQueryClient();
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  const job = useJob(sendAgainJob);
  const { mutate } = useSave({
    mutationFn: async (invite: manageTeam.InviteUserRequest) => {
      const { email } = invite;
      try {
        await send(manageTeam.removePendingInvites, { body: { emails: [email] } });
        return await sendInvite(invite);
      } finally {
        setUnderWay((current) => current.filter((otherEmail) => otherEmail !== email));
      }
    },
    overlapping: true,
    saved: (result) => reportSentAgain([result]),
    record: ({ email }) => email,
    failed: t('Request failed'),
    onSettled: () => refreshInvites(client),
  });

  const sendAgain = useCallback(
    (invite: manageTeam.Invite) => {
      setUnderWay((current) => [...current, invite.email]);
      mutate(toRequest(invite));
    },
    [mutate],
  );

  function sendAllAgain(invites: readonly manageTeam.Invite[]) {
    const [first, ...others] = invites;
    if (first && others.length === 0) sendAgain(first);
    else job.start({ invites: invites.map(toRequest) });
  }

  return { sendAgain, sendAllAgain, underWay, job };
}

function reportSentAgain(results: readonly SentAgain[]): SaveReport[] {
  const stillInvited = results.filter(({ isStillInvited }) => isStillInvited).map(({ email }) => email);
  return [
    ...reportInvited(results, (count) => n(count, 'Invite sent again', '{count} invites sent again')),
    ...results.flatMap(reportLost),
    ...(stillInvited.length > 0 ? [reportStillInvited(stillInvited)] : []),
  ];
}

/** The old invite is gone, so the address is no longer invited. */
function reportLost({ email, problem, isStillInvited }: SentAgain): SaveReport[] {
  if (problem === undefined || isStillInvited) return [];
  return [
    {
      kind: 'error',
      title: problem,
      description: t('{email} no longer has an invite. Send a new one.', { email }),
    },
  ];
}

const reportStillInvited = (emails: readonly string[]): SaveReport => ({
  kind: 'error',
  title: n(emails.length, '{count} invite wasn’t sent again', '{count} invites weren’t sent again'),
  description: t('Still invited: {emails}', { emails: nameSome(emails) }),
});
