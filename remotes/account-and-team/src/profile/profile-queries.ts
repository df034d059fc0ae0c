import { language, myUser } from '@console/api';
import { queryOptions, useMutation, useQueryClient } from '@console/query';
import { refreshCustomer } from '@console/session';

/** A record fetched on hover serves the page that opens next; an older one is read again before it is edited. */
const RECORD_STAYS_FRESH_MS = 5_000;
const NAMES_STAY_FRESH_MS = 60_000;

export const myUserQuery = queryOptions({
  queryKey: ['MyUser'],
  queryFn: ({ signal }) => myUser.getMyUser(signal),
  staleTime: RECORD_STAYS_FRESH_MS,
  // A form stands on it: it is read when the page opens and not again under the user's hands.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

export const languagesQuery = queryOptions({
  queryKey: ['Language'],
  queryFn: ({ signal }) => language.getLanguages(signal),
  staleTime: NAMES_STAY_FRESH_MS,
});

export function useUpdateMyUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: myUser.updateMyUser,
    onSuccess: (_, saved) => {
      client.setQueryData(myUserQuery.queryKey, (user) => user && { ...user, ...saved });
      // Name and photo in the frame are the session's.
      void refreshCustomer();
    },
  });
}
