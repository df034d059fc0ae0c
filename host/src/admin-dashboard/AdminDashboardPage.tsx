import { useQuery, useQueryClient } from '@console/query';
import { useSession } from '@console/session';
import { Button, chakra, ErrorState, Page, PageHeader, toast } from '@console/ui';
import { RetryIcon } from '@console/ui/icons';
import { useEffect } from 'react';
import { Slot } from '../areas/Slot';
import { dashboardQuery } from './dashboard-queries';
import { NextActions } from './NextActions';
import { SectionSkeleton } from './SectionSkeleton';
import { TileStrip } from './TileStrip';

/** The front page of administration: four figures, what needs a person, and what the areas add (HOST-024, HOST-100). */
export function AdminDashboardPage() {
  const company = useSession((session) => session.customer?.name ?? '');
  const client = useQueryClient();
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
          <Button icon={<RetryIcon />} loading={isFetching} onClick={() => void client.invalidateQueries()}>
            Refresh
          </Button>
        }
      />
      {error && !data ? (
        <ErrorState title="Failed to load dashboard" technical={error.requestId} onRetry={() => void refetch()} />
      ) : (
        <TileStrip tiles={data} />
      )}
      <Below>
        <NextActions companyName={company} />
        <div data-sections="">
          <Slot name="admin-dashboard" props={{ companyName: company }} placeholder={<SectionSkeleton />} />
        </div>
      </Below>
    </Page>
  );
}

const Below = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1.25fr) minmax(0, 1fr)', lgDown: 'minmax(0, 1fr)' },
    gap: '32px 40px',
    marginTop: '8',
    paddingInline: 'var(--page-inset)',
    '& > [data-sections]': { display: 'grid', gap: '8', alignContent: 'start', minWidth: '0' },
    // Nothing fills the slot: what is left does not stretch over the whole sheet.
    '&:has(> [data-sections]:empty)': { gridTemplateColumns: 'minmax(0, 720px)' },
  },
});
