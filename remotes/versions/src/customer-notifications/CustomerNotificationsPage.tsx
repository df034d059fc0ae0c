import { useQuery } from '@console/query';
import { LoadError, Page, PageHeader } from '@console/ui';
import { CustomerNotificationsForm } from './CustomerNotificationsForm';
import { CustomerNotificationsSkeleton } from './CustomerNotificationsSkeleton';
import { releaseNotificationSettingsQuery } from './customer-notifications-queries';

/** Whether the company is told by mail when a version is released, and who. */
export function CustomerNotificationsPage() {
  const query = useQuery(releaseNotificationSettingsQuery);
  const { data, error, isFetching, isStale } = query;
  const isReady = data !== undefined && !(isFetching && isStale);
  return (
    <Page flex="1" pb={{ base: '0', smDown: '0' }}>
      <PageHeader title="Version Notifications" facts="Who in the company is told when a version is released" />
      {error ? (
        <LoadError title="Failed to load information about notification settings" query={query} />
      ) : isReady ? (
        <CustomerNotificationsForm settings={data} />
      ) : (
        <CustomerNotificationsSkeleton />
      )}
    </Page>
  );
}
