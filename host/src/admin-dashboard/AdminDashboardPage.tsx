import { useQuery } from '@console/query';
import { useSession } from '@console/session';
import { Button, ErrorState, Page, PageHeader, RetryIcon, toast } from '@console/ui';
import { useEffect } from 'react';
import { dashboardQuery } from './dashboard-queries';
import { NextActions } from './NextActions';
import { TileStrip } from './TileStrip';

/** The front page of administration: four figures and what needs a person (HOST-024, HOST-100). */
export function AdminDashboardPage() {
  const company = useSession((session) => session.customer?.name ?? '');
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(dashboardQuery);
  const updated = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(dataUpdatedAt);

  useEffect(() => {
    if (error) toast.error(error.userMessage('Failed to load dashboard'));
  }, [error]);

  return (
    <Page>
      <PageHeader
        title="Dashboard"
        facts={`${company} · figures for the last 30 days${data ? `, updated ${updated}` : ''}`}
        action={
          <Button icon={<RetryIcon />} loading={isFetching} onClick={() => void refetch()}>
            Refresh
          </Button>
        }
      />
      {error && !data ? (
        <ErrorState title="Failed to load dashboard" technical={error.requestId} onRetry={() => void refetch()} />
      ) : (
        <TileStrip tiles={data} />
      )}
      <NextActions companyName={company} />
    </Page>
  );
}
