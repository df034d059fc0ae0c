import { manageTeam } from '@console/api';
import { useQueryClient } from '@console/query';
import { type SaveReport, useSave, formatCount } from '@console/ui';
import { useCallback, useState } from 'react';
import { refreshInvites } from './invites-queries';
import { type InviteResult, reportInvited, sendInvite } from './send-invites';

/** Sends invites again, several at a time if need be, and tells which are under way. */
export function useSendAgain() {
  const client = useQueryClient();
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  const { mutate } = useSave({
    // No call sends an invite again: it is removed, and the address invited again with the same role.
    mutationFn: async (invites: readonly manageTeam.Invite[]) => {
      const emails = invites.map(({ email }) => email);
      try {
        await manageTeam.removePendingInvites(emails);
        const results: InviteResult[] = [];
        for (const { email, customerUserRoleId } of invites) {
          results.push(await sendInvite(email, customerUserRoleId));
        }
        return results;
      } finally {
        setUnderWay((current) => current.filter((email) => !emails.includes(email)));
      }
    },
    overlapping: true,
    saved: (results) => [
      ...reportInvited(results, (count) =>
        count === 1 ? 'Invite sent again' : `${formatCount(count)} invites sent again`,
      ),
      ...results.flatMap(reportLost),
    ],
    record: (invites) => (invites.length === 1 ? invites[0]?.email : `${formatCount(invites.length)} invites`),
    failed: 'Request failed',
    onSettled: () => refreshInvites(client),
  });

  const sendAgain = useCallback(
    (invites: readonly manageTeam.Invite[]) => {
      setUnderWay((current) => [...current, ...invites.map(({ email }) => email)]);
      mutate(invites);
    },
    [mutate],
  );
  return { sendAgain, underWay };
}

/** The old invite has been removed by now, so the address is no longer invited. */
function reportLost({ email, problem }: InviteResult): SaveReport[] {
  if (problem === undefined) return [];
  return [{ kind: 'error', title: problem, description: `${email} is no longer invited. Invite the address again.` }];
}
