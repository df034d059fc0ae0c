import { manageTeam } from '@console/api';
import { useMutation } from '@console/query';
import { useState } from 'react';
import type { InviteValues } from './invite-schema';
import { useRefreshInvites } from './invites-queries';
import { type InviteResult, sendInvites } from './send-invites';

/** Sends invites and knows at any time what became of each address. */
export function useSendInvites() {
  const refresh = useRefreshInvites();
  const [results, setResults] = useState<readonly InviteResult[]>([]);
  const mutation = useMutation({
    mutationFn: ({ emails, roleId }: InviteValues) => {
      setResults([]);
      return sendInvites(emails, roleId, setResults);
    },
    onSettled: refresh,
  });
  return { ...mutation, results };
}

/** An invite that was sent is sent anew: removed, then invited again with the same role (no call does both). */
export function useSendAgain() {
  const refresh = useRefreshInvites();
  return useMutation({
    mutationFn: async (invites: readonly manageTeam.Invite[]) => {
      await manageTeam.removePendingInvites(invites.map(({ email }) => email));
      const results: InviteResult[] = [];
      for (const { email, customerUserRoleId } of invites) {
        results.push(...(await sendInvites([email], customerUserRoleId, () => {})));
      }
      return results;
    },
    onSettled: refresh,
  });
}
