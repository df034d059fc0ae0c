import { customer } from '@console/api';
import { queryOptions, useMutation, useQueryClient } from '@console/query';

/** A record fetched on hover serves the page that opens next; an older one is read again before it is edited. */
const RECORD_STAYS_FRESH_MS = 5_000;

export const releaseNotificationSettingsQuery = queryOptions({
  queryKey: ['Customer', 'SendReleasePackageNotificationsStatus'],
  queryFn: ({ signal }) => customer.getReleaseNotificationSettings(signal),
  staleTime: RECORD_STAYS_FRESH_MS,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/** VERS-035 */
export function useUpdateReleaseNotificationSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: customer.updateReleaseNotificationSettings,
    onSuccess: (_, saved) => client.setQueryData(releaseNotificationSettingsQuery.queryKey, saved),
  });
}
