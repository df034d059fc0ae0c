import { dashboard } from '@console/api';
import { chosenTexts } from '@console/browser';
import { callQuery, useQuery, useQueryClient } from '@console/query';
import { useSession } from '@console/session';
import {
  ActionRowPending,
  ActionRows,
  Button,
  chakra,
  ErrorState,
  formatTime,
  Loading,
  lazyPart,
  Page,
  PageHeader,
  Section,
  Skeleton,
  SkeletonRows,
  untilActionRows,
  useFailureToast,
} from '@console/ui';
import { RetryIcon } from '@console/ui/icons';
import { t } from '@console/words';
import { useSyncExternalStore } from 'react';
import { Slot, useSlotSize } from '../areas/views/Slot';
import { ADMIN_DASHBOARD } from '../navigation/navigation';
import { TileStrip } from './TileStrip';

const dashboardQuery = callQuery(dashboard.getDashboard);

/** HOST-024, HOST-100 */
export function AdminDashboardPage() {
  const company = useSession((session) => session.customer?.name ?? '');
  const client = useQueryClient();
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(dashboardQuery);
  const updated = formatTime(new Date(dataUpdatedAt));

  useFailureToast(error, t('Failed to load dashboard'));

  return (
    <Page>
      <PageHeader
        title={ADMIN_DASHBOARD.title}
        summary={
          data
            ? t('{company} · figures for the last 30 days, updated {updated}', { company, updated })
            : t('{company} · figures for the last 30 days', { company })
        }
        action={
          <Button icon={<RetryIcon />} loading={isFetching} onClick={() => void client.invalidateQueries()}>
            {t('Refresh')}
          </Button>
        }
      />
      {error && !data ? (
        <ErrorState
          title={t('Failed to load dashboard')}
          technical={error.requestId}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <TileStrip tiles={data} />
      )}
      <Below>
        <NextActions companyName={company} />
        {error && !data ? null : <Onboarding mayLoad={data !== undefined} />}
        <div data-sections="">
          <Slot name="admin-dashboard" props={{ companyName: company }} placeholder={<SectionSkeleton />} />
        </div>
      </Below>
    </Page>
  );
}

const OnboardingList = lazyPart(async () => (await import('./OnboardingList')).OnboardingList, {
  waiting: () => <ActionRowPending />,
  // The page is complete without this part.
  failed: () => null,
});

/** The person hid the part, or finished all steps. */
const HIDDEN = 'dashboard.onboarding-hidden';

/** Waits for the figures; a finished list reads nothing. */
function Onboarding({ mayLoad }: { mayLoad: boolean }) {
  const hidingChoice = useSyncExternalStore(chosenTexts.subscribe, () => chosenTexts.read(HIDDEN));
  const stepCount = useSlotSize('onboarding');
  // A later version may have more.
  const finished = `${stepCount} done`;
  if (hidingChoice === 'yes' || hidingChoice === finished || stepCount === 0) return null;
  return (
    <div data-onboarding="">
      {mayLoad ? (
        <OnboardingList
          onHidden={(hide) => void chosenTexts.write(HIDDEN, hide ? 'yes' : undefined)}
          onFinished={() => void chosenTexts.write(HIDDEN, finished)}
        />
      ) : (
        <ActionRowPending />
      )}
    </div>
  );
}

function NextActions({ companyName }: { companyName: string }) {
  return (
    <Section title={t('Next actions')}>
      <ActionRows reserve={useSlotSize('next-actions')} none={t('Nothing needs your attention right now.')}>
        <Slot name="next-actions" props={{ companyName }} placeholder={<ActionRowPending />} />
      </ActionRows>
    </Section>
  );
}

function SectionSkeleton() {
  return (
    <Loading label={t('Loading section')}>
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
    // Sections beside do not stretch the next actions.
    gridTemplateRows: { base: 'auto 1fr', lgDown: 'auto' },
    marginTop: '8',
    paddingInline: 'var(--page-inset)',
    '& > [data-sections]': {
      display: 'grid',
      gap: '8',
      alignContent: 'start',
      minWidth: '0',
      gridArea: { base: '1 / 2 / span 2', lgDown: 'auto' },
    },
    '& > [data-sections]:empty': { display: 'none' },
    '& > [data-onboarding]': { minWidth: '0' },
    '& > [data-onboarding]:empty': { display: 'none' },
    // Hides what is below the action rows until they have their height.
    '&:has([data-pending]) > [data-onboarding]': untilActionRows,
    lgDown: { '&:has([data-pending]) > [data-sections]': untilActionRows },
    // A single column must not stretch.
    '&:has(> [data-sections]:empty)': { gridTemplateColumns: 'minmax(0, 720px)' },
  },
});

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    height: '2.0625rem',
    paddingBottom: '2',
    borderBottom: '1px solid',
    borderColor: 'border.strong',
  },
});
