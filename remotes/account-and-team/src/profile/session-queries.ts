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
      title: n(ended, 'Signed out in {count} other browser', 'Signed out in {count} other browsers'),
    }),
    failed: t('The other browsers could not be signed out'),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}
