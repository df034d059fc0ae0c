import { language, myUser } from '@console/api';
import { send } from '@console/http';
import { callQuery, editedRecord, useQueryClient } from '@console/query';
import { refreshCustomer } from '@console/session';
import { useSave } from '@console/ui';

const NAMES_STAY_FRESH_MS = 60_000;

export const myUserQuery = callQuery(myUser.getMyUser, {}, editedRecord);

export const languagesQuery = callQuery(language.getLanguages, {}, { staleTime: NAMES_STAY_FRESH_MS });

export function useUpdateMyUser() {
  const client = useQueryClient();
  return useSave({
    mutationFn: (body: myUser.UpdateMyUserRequest) => send(myUser.updateMyUser, { body }),
    saved: 'User profile updated',
    failed: 'Failed to update user profile',
    onSuccess: (_, saved) => {
      client.setQueryData(myUserQuery.queryKey, (user) => user && { ...user, ...saved });
      // Name and photo in the frame are the session's.
      void refreshCustomer();
    },
  });
}
