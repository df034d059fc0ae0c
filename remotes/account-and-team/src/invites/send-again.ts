import { manageTeam } from '@console/api';
import { useMutation } from '@console/query';
import { toast } from '@console/ui';
import { whyFailed } from './invite-rules';
import { useRefreshInvites } from './invites-queries';
import { type InviteResult, sendInvites } from './send-invites';

/** No call sends an invite again: it is removed, and the address invited again with the same role. */
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

/** What a toast says about invites that were sent again; for `mutate`. */
export const showSentAgain = {
  onSuccess(results: readonly InviteResult[]) {
    const failed = results.filter(({ problem }) => problem !== undefined);
    const sent = results.length - failed.length;
    if (sent > 0) toast.success(sent === 1 ? 'Invite sent again' : `${sent} invites sent again`);
    // The old invite has been removed by now, so the address is no longer invited.
    for (const { email, problem = '' } of failed) {
      toast.error(problem, { description: `${email} is no longer invited. Invite the address again.` });
    }
  },
  onError(error: unknown) {
    toast.error(whyFailed(error));
  },
};
