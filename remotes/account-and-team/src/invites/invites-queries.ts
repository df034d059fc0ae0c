import { MESSAGE_SUCCESS, manageTeam } from '@console/api';
import { ApiError, send } from '@console/http';
import { callQuery, type QueryClient, useQueryClient } from '@console/query';
import { useSave } from '@console/ui';
import { n, t } from '@console/words';
import { pendingInvitesQuery } from '../components/team-queries';

/** Pending and accepted together (ACCT-085). */
export const invitesQuery = callQuery(manageTeam.getInvites, { list: 1 });

/** Refetches both lists of invites; every screen with invites reads one of them. */
export const refreshInvites = (client: QueryClient) =>
  Promise.all([invitesQuery, pendingInvitesQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })));

/** ACCT-088. A refusal that is not an HTTP error means that some of the invites had already been removed. */
export function useRemoveInvites() {
  const client = useQueryClient();
  return useSave({
    mutationFn: async (emails: string[]) => {
      const { type, message } = await send(manageTeam.removePendingInvites, { body: { emails } });
      if (type !== MESSAGE_SUCCESS) throw new ApiError('validation', { message: message ?? '' });
    },
    saved: (_, emails) => ({
      title: n(emails.length, 'Invite removed', '{count} invites removed'),
    }),
    record: (emails) => (emails.length === 1 ? emails[0] : n(emails.length, '{count} invite', '{count} invites')),
    failed: t('Failed to delete selected items'),
    onSettled: () => void refreshInvites(client),
  });
}
