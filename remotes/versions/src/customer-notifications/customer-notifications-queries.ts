import { customer } from '@console/api';
import { send } from '@console/http';
import { callQuery, useQueryClient } from '@console/query';
import { useSave } from '@console/ui';
import { t } from '@console/words';

export const releaseNotificationSettingsQuery = callQuery(customer.getReleaseNotificationSettings);

/** VERS-035 */
export function useUpdateReleaseNotificationSettings() {
  const client = useQueryClient();
  return useSave({
    mutationFn: (body: customer.ReleaseNotificationSettings, version) =>
      send(customer.updateReleaseNotificationSettings, { body }, { version }),
    saved: t('Version Notification Settings have been saved'),
    failed: t('Failed to update e-mails'),
    onSuccess: (_, saved) => client.setQueryData(releaseNotificationSettingsQuery.queryKey, saved),
  });
}
