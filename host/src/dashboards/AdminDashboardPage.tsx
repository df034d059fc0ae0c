import { dashboard } from '@console/api';
import type { ApiError } from '@console/http';
import { queryOptions, useQuery, useQueryClient } from '@console/query';
import { useSession } from '@console/session';
import {
  Button,
  chakra,
  ErrorState,
  Loading,
  Page,
  PageHeader,
  Section,
  Skeleton,
  SkeletonRows,
  toast,
} from '@console/ui';
import { RetryIcon } from '@console/ui/icons';
import { useEffect } from 'react';
import { Slot, useSlotSize } from '../areas/views/Slot';
import { TileStrip } from './TileStrip';

/** HOST-100 */
const dashboardQuery = queryOptions<dashboard.DashboardTile[], ApiError>({
  queryKey: ['Dashboard', 'Dashboard'],
  queryFn: ({ signal }) => dashboard.getDashboard(signal),
});

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

/** What needs a person, as the areas see it. Each area fills the slot with a row, or with nothing. */
function NextActions({ companyName }: { companyName: string }) {
  return (
    <Section title="Next actions">
      <Rows style={{ minHeight: `calc(${useSlotSize('next-actions')} * var(--row))` }}>
        <div data-rows="">
          <Slot name="next-actions" props={{ companyName }} />
        </div>
        <p data-none="">Nothing needs you right now.</p>
      </Rows>
    </Section>
  );
}

/** Outline of an area's section while its code is on its way. */
function SectionSkeleton() {
  return (
    <Loading label="Loading section">
      <Head>
        <Skeleton w="120px" h="14px" />
      </Head>
      <SkeletonRows rows={5} plain />
    </Loading>
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

// Areas decide by themselves whether they have something to say, so only the result tells that nobody has. A row for each
// is kept free from the start, because on narrow screens more stands below.
const Rows = chakra('div', {
  base: {
    '--row': { base: '57px', smDown: '93px' },
    '& [data-none]': { display: 'none', paddingBlock: '4', color: 'text.muted' },
    '& [data-rows]:empty + [data-none]': { display: 'block' },
  },
});

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    height: '33px',
    paddingBottom: '2',
    borderBottom: '1px solid',
    borderColor: 'border.strong',
  },
});
