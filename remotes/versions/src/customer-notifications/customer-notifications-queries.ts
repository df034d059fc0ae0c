import { customer } from '@console/api';
import { editedRecord, queryOptions, useMutation, useQueryClient } from '@console/query';

export const releaseNotificationSettingsQuery = queryOptions({
  queryKey: ['Customer', 'SendReleasePackageNotificationsStatus'],
  queryFn: ({ signal }) => customer.getReleaseNotificationSettings(signal),
  ...editedRecord,
});

/** VERS-035 */
export function useUpdateReleaseNotificationSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: customer.updateReleaseNotificationSettings,
    onSuccess: (_, saved) => client.setQueryData(releaseNotificationSettingsQuery.queryKey, saved),
  });
}
