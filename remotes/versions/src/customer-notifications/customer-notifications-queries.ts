import { customer } from '@console/api';
import { editedRecord, queryOptions, useQueryClient } from '@console/query';
import { useSave } from '@console/ui';

export const releaseNotificationSettingsQuery = queryOptions({
  queryKey: ['Customer', 'SendReleasePackageNotificationsStatus'],
  queryFn: ({ signal }) => customer.getReleaseNotificationSettings(signal),
  ...editedRecord,
});

/** VERS-035 */
export function useUpdateReleaseNotificationSettings() {
  const client = useQueryClient();
  return useSave({
    mutationFn: customer.updateReleaseNotificationSettings,
    saved: 'Version Notification Settings have been saved',
    failed: 'Failed to update e-mails',
    onSuccess: (_, saved) => client.setQueryData(releaseNotificationSettingsQuery.queryKey, saved),
  });
}
