import { customer } from '@console/api';
import { cacheCopy, callQuery, useQueryClient } from '@console/query';
import { useEdit } from '@console/ui';
import { t } from '@console/words';

export const releaseNotificationSettingsQuery = callQuery(customer.getReleaseNotificationSettings);

/** VERS-035 */
export function useUpdateReleaseNotificationSettings(settings: customer.ReleaseNotificationSettings) {
  const client = useQueryClient();
  return useEdit(settings, {
    mutationFn: (body: customer.ReleaseNotificationSettings, edit) =>
      edit(customer.updateReleaseNotificationSettings, { body }),
    saved: t('Version Notification Settings have been saved'),
    failed: t('Failed to update e-mails'),
    onSuccess: (_, saved) => cacheCopy(client, releaseNotificationSettingsQuery, saved),
  });
}
