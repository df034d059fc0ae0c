import { manageTeam } from '@console/api';
import { queryOptions, useMutation, useQueryClient } from '@console/query';

/** Pending and accepted together (ACCT-085). */
export const invitesQuery = queryOptions({
  queryKey: ['ManageTeam', 'PendingAndAcceptedInvites'],
  queryFn: ({ signal }) => manageTeam.getInvites(signal),
});

/** The pending ones alone (ACCT-086): who has been waiting, and how many licences are held. */
export const pendingInvitesQuery = queryOptions({
  queryKey: ['ManageTeam', 'PendingInvites'],
  queryFn: ({ signal }) => manageTeam.getPendingInvites(signal),
});

/** Both lists are read again; what else shows invites reads one of them. */
export function useRefreshInvites() {
  const client = useQueryClient();
  return () =>
    Promise.all([invitesQuery, pendingInvitesQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })));
}

/** ACCT-088. Resolves with the server's verdict; anything but success means that some had already gone. */
export function useRemoveInvites() {
  const refresh = useRefreshInvites();
  return useMutation({
    mutationFn: (emails: string[]) => manageTeam.removePendingInvites(emails),
    // Not awaited: with the rows gone, what asked for the removal would be gone before it could tell how it went.
    onSettled: () => void refresh(),
  });
}
