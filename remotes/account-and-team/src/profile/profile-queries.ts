import { language, myUser } from '@console/api';
import { send } from '@console/http';
import { callQuery, editedRecord, seldomChanged, useQueryClient } from '@console/query';
import { refreshCustomer } from '@console/session';
import { useSave } from '@console/ui';
import { t } from '@console/words';

export const myUserQuery = callQuery(myUser.getMyUser, {}, editedRecord);

export const languagesQuery = callQuery(language.getLanguages, {}, seldomChanged);

export function useUpdateMyUser() {
  const client = useQueryClient();
  return useSave({
    mutationFn: (body: myUser.UpdateMyUserRequest) => send(myUser.updateMyUser, { body }),
    saved: t('User profile updated'),
    failed: t('Failed to update user profile'),
    onSuccess: (_, saved) => {
      client.setQueryData(myUserQuery.queryKey, (user) => user && { ...user, ...saved });
      // The frame shows name and photo.
      void refreshCustomer();
    },
  });
}
