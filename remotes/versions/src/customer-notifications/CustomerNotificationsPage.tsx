import { ApiError } from '@console/api';
import { useQuery } from '@console/query';
import { ErrorState, Page, PageHeader } from '@console/ui';
import { CustomerNotificationsForm } from './CustomerNotificationsForm';
import { CustomerNotificationsSkeleton } from './CustomerNotificationsSkeleton';
import { releaseNotificationSettingsQuery } from './customer-notifications-queries';

/** Whether the company is told by mail when a version is released, and who. */
export function CustomerNotificationsPage() {
  const { data, error, refetch, isFetching, isStale } = useQuery(releaseNotificationSettingsQuery);
  const isReady = data !== undefined && !(isFetching && isStale);
  return (
    <Page flex="1" pb={{ base: '0', smDown: '0' }}>
      <PageHeader title="Version Notifications" facts="Who in the company is told when a version is released" />
      {error ? (
        <ErrorState
          title="Failed to load information about notification settings"
          technical={error instanceof ApiError && error.requestId ? `request ${error.requestId}` : undefined}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {error.message || 'The server did not answer as it should.'}
        </ErrorState>
      ) : isReady ? (
        <CustomerNotificationsForm settings={data} />
      ) : (
        <CustomerNotificationsSkeleton />
      )}
    </Page>
  );
}
