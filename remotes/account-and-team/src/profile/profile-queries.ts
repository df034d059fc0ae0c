import { language, myUser } from '@console/api';
import { editedRecord, queryOptions, useQueryClient } from '@console/query';
import { refreshCustomer } from '@console/session';
import { useSave } from '@console/ui';

const NAMES_STAY_FRESH_MS = 60_000;

export const myUserQuery = queryOptions({
  queryKey: ['MyUser'],
  queryFn: ({ signal }) => myUser.getMyUser(signal),
  ...editedRecord,
});

export const languagesQuery = queryOptions({
  queryKey: ['Language'],
  queryFn: ({ signal }) => language.getLanguages(signal),
  staleTime: NAMES_STAY_FRESH_MS,
});

export function useUpdateMyUser() {
  const client = useQueryClient();
  return useSave({
    mutationFn: myUser.updateMyUser,
    saved: 'User profile updated',
    failed: 'Failed to update user profile',
    onSuccess: (_, saved) => {
      client.setQueryData(myUserQuery.queryKey, (user) => user && { ...user, ...saved });
      // Name and photo in the frame are the session's.
      void refreshCustomer();
    },
  });
}
