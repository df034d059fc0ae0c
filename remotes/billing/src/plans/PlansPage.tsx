import type { customerPlan, plan } from '@console/api';
import { customer } from '@console/api';
import { callQuery, useQuery } from '@console/query';
import { useCan, useSession } from '@console/session';
import {
  Box,
  Button,
  chakra,
  DescriptionList,
  Flex,
  formatCount,
  Loaded,
  Loading,
  Notice,
  NotLoaded,
  Page,
  PageHeader,
  Skeleton,
  startOfDay,
} from '@console/ui';
import { Columns, Rows } from '@console/ui/layout';
import { t } from '@console/words';
import type { CSSProperties, ReactNode } from 'react';
import area from '../area';
import { cardName } from '../payment-methods/card-rules';
import { defaultPaymentMethodQuery } from '../payment-methods/payment-methods-queries';
import { useMayBuy, useOrders } from './orders-queries';
import { PlanCard } from './PlanCard';
import { PlanComparison } from './PlanComparison';
import { dayInWords } from './plan-rules';
import { planTiersQuery, scheduledChangeQuery, useKeepPlan } from './plans-queries';
import { currentTierOf, useCompanyPlan } from './use-company-plan';
import { WaitingOrder } from './WaitingOrder';

/** BILL-001 to BILL-010 */
export function PlansPage() {
  const query = useQuery(planTiersQuery);
  const change = useQuery(scheduledChangeQuery());
  const { currency, isNew } = useCompanyPlan();
  // Plans wait for the notice above, so that nothing moves; a failure ends the wait.
  const isWaiting = change.isLoading && change.failureCount === 0;
  const prices = currency
    ? t('Prices per month in {currency}', { currency: currency.toUpperCase() })
    : t('Prices per month');
  return (
    <Page>
      <Box w="full" maxW="calc(1200px + 2 * var(--page-inset))" mx="auto">
        {isNew ? (
          <StartHeader summary={`${prices}. ${t('You can change plans later.')}`} />
        ) : (
          <PageHeader
            title={t('Pricing Plans')}
            summary={`${prices} · ${t('downgrades take effect at the beginning of next month')}`}
          />
        )}
        <Loaded query={query} failureMessage={t('Failed to load data')} skeleton={<PlansSkeleton />}>
          {(tiers) => (isWaiting ? <PlansSkeleton /> : <Plans tiers={tiers} change={change.data ?? null} />)}
        </Loaded>
      </Box>
    </Page>
  );
}

function Plans({ tiers, change }: { tiers: readonly plan.PlanTier[]; change: customerPlan.ScheduledChange }) {
  const { tierLevel, isNew } = useCompanyPlan();
  const current = currentTierOf(tiers, tierLevel);
  const next = tiers.find(({ id }) => id === change?.planId);
  const { waiting: waitingOrder } = useOrders();
  return (
    <PlanTracks style={{ '--plans': tiers.length } as CSSProperties}>
      {change && current && next && (
        <ComingChange current={current} next={next} start={startOfDay(change.takesEffect)} />
      )}
      {waitingOrder && (
        <chakra.div mb="5">
          <WaitingOrder order={waitingOrder} />
        </chakra.div>
      )}
      <Cards>
        <Box gridRow="span 4" py={{ base: '6', smDown: '4' }} pe="4">
          {isNew ? <FirstSteps /> : <CompanyDetails tiers={tiers} />}
        </Box>
        <chakra.ul aria-label={t('Plans')} display="contents">
          {tiers.map((tier) => (
            <PlanCard
              key={tier.id}
              tier={tier}
              isCurrent={tier.tierLevel === tierLevel}
              startsOn={change && tier === next ? startOfDay(change.takesEffect) : undefined}
            />
          ))}
        </chakra.ul>
      </Cards>
      <PlanComparison tiers={tiers} currentTierLevel={tierLevel} />
    </PlanTracks>
  );
}

/** BILL-017 */
function ComingChange({ current, next, start }: { current: plan.PlanTier; next: plan.PlanTier; start: Date }) {
  const save = useKeepPlan();
  const mayBuy = useMayBuy();
  return (
    <chakra.div mb="5">
      <Notice
        action={
          <Button
            size="small"
            loading={save.isPending}
            disabledReason={mayBuy ? undefined : t('Your role doesn’t include billing.')}
            onClick={() => save.mutate(current)}
          >
            {t('Keep {planName}', { planName: current.planName })}
          </Button>
        }
      >
        <strong>{t('{planName} starts on {day}.', { planName: next.planName, day: dayInWords(start) })}</strong>{' '}
        {t('Until then, you’ll have everything in {planName}.', { planName: current.planName })}
      </Notice>
    </chakra.div>
  );
}

/** BILL-004 */
function StartHeader({ summary }: { summary: string }) {
  return (
    <chakra.header px="var(--page-inset)" mb="5">
      <chakra.h1 tabIndex={-1} data-page-heading textStyle="sm" color="text.muted">
        {t('Pricing Plans')}
      </chakra.h1>
      <chakra.p textStyle="2xl" fontWeight="figure" letterSpacing="tight" textWrap="balance">
        {t('To get started, pick a plan that suits you')}
      </chakra.p>
      <chakra.p color="text.muted" mt="0.5">
        {summary}
      </chakra.p>
    </chakra.header>
  );
}

function FirstSteps() {
  const steps = [t('Pick a plan'), t('Review your order'), t('Pay by card or invoice')];
  return (
    <Rows as="ol" gap={{ base: '4', smDown: '2' }} color="text.muted" aria-label={t('Steps')}>
      {steps.map((step, index) => (
        <Flex
          as="li"
          key={step}
          gap="3"
          color={index === 0 ? 'text' : undefined}
          fontWeight={index === 0 ? 'medium' : undefined}
          aria-current={index === 0 ? 'step' : undefined}
        >
          <chakra.span color="text.subtle" aria-hidden>
            {index + 1}
          </chakra.span>
          {step}
        </Flex>
      ))}
    </Rows>
  );
}

/** Only administrators see plans, with this right. */
const customerOverviewQuery = callQuery(customer.getCustomerOverview);

function CompanyDetails({ tiers }: { tiers: readonly plan.PlanTier[] }) {
  const { tierLevel, licenses } = useCompanyPlan();
  const mainProduct = useSession((session) => session.config?.mainProductCode);
  const maySeeCards = useCan(area.pages.paymentMethods.requires);
  const customers = useQuery(customerOverviewQuery);
  const cards = useQuery({ ...defaultPaymentMethodQuery, enabled: maySeeCards });
  const { data: overview } = customers;
  const { data: card } = cards;
  const limit = licenses.find(({ productCode }) => productCode === mainProduct)?.userLimit;
  const details = [
    [t('Your plan'), currentTierOf(tiers, tierLevel)?.planName],
    [
      t('Users'),
      overview && limit !== undefined
        ? t('{count} of {limit}', { count: formatCount(overview.userCount), limit: formatCount(limit) })
        : overview && formatCount(overview.userCount),
      customers,
    ],
    [t('Paid with'), card === null ? '–' : card && cardName(card), cards],
  ] as const;
  return (
    <DescriptionList layout="above" gap={{ base: '4', smDown: '2' }}>
      {details.map(
        ([label, value, query]) =>
          (value || query?.isLoading || query?.error) && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value ||
                  (query?.error ? (
                    <NotLoaded query={query}>{t('Failed to load')}</NotLoaded>
                  ) : (
                    <Skeleton w="60%" my="5px" />
                  ))}
              </dd>
            </div>
          ),
      )}
    </DescriptionList>
  );
}

function PlansSkeleton() {
  return (
    <Loading>
      <PlanTracks style={{ '--plans': 3 } as CSSProperties}>
        <Cards>
          <span />
          {[1, 2, 3].map((card) => (
            <chakra.div key={card} display="grid" gap="4" alignContent="start" p="6">
              <Skeleton w="40%" h="14px" />
              <Skeleton w="80%" />
              <Skeleton w="50%" h="24px" />
              <Skeleton w="100%" h="control.large" borderRadius="control" />
              <Skeleton w="70%" />
              <Skeleton w="60%" />
            </chakra.div>
          ))}
        </Cards>
      </PlanTracks>
    </Loading>
  );
}

function Cards({ children }: { children: ReactNode }) {
  return (
    <Columns
      stacks="sm"
      gridTemplateColumns="var(--first) repeat(var(--plans), minmax(0, 1fr))"
      borderTopWidth="1px"
      borderColor="border.strong"
    >
      {children}
    </Columns>
  );
}

// The current plan's tint runs through cards and comparison.
const PlanTracks = chakra('div', {
  base: { mx: 'var(--page-inset)', '--first': '24%', '@media (760px <= width < 1100px)': { '--first': '20%' } },
});
