import { myUser } from '@console/api';
import { send } from '@console/http';
import { callQuery, useQueryClient } from '@console/query';
import { useSave } from '@console/ui';
import { n, t } from '@console/words';

export const sessionsQuery = callQuery(myUser.getSessions);

export function useEndOtherSessions() {
  const client = useQueryClient();
  return useSave({
    mutationFn: () => send(myUser.endOtherSessions),
    saved: ({ ended }) => ({
      title: n(ended, 'Signed out of {count} other browser', 'Signed out of {count} other browsers'),
    }),
    failed: t('Couldn’t sign you out of your other browsers'),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}
