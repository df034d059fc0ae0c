import { MESSAGE_SUCCESS, manageTeam } from '@console/api';
import { ApiError, send } from '@console/http';
import { callQuery, type QueryClient, useQueryClient } from '@console/query';
import { useSave } from '@console/ui';
import { n, t } from '@console/words';
import { pendingInvitesQuery } from '../components/team-queries';

/** ACCT-085 */
export const invitesQuery = callQuery(manageTeam.getInvites, { list: 1 });

/** Screens read either list. */
export const refreshInvites = (client: QueryClient) =>
  Promise.all([invitesQuery, pendingInvitesQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })));

/** ACCT-088. A refusal without HTTP error: some invites were removed before. */
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
