import type { plan } from '@console/api';
import { useStorageOwner } from '@console/browser/hooks';
import { HOST_PAGES, pathOf } from '@console/contract';
import { Detail } from '@console/product';
import { useQuery, useQueryClient } from '@console/query';
import { useNavigate, useParams } from '@console/router';
import { refreshCustomer } from '@console/session';
import {
  Button,
  chakra,
  DescriptionList,
  ExternalLink,
  Flex,
  LineDrawing,
  Loaded,
  Loading,
  Notice,
  Page,
  Skeleton,
  Spinner,
  startOfDay,
  Time,
} from '@console/ui';
import { t } from '@console/words';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Amount } from '../components/Amount';
import { Charges } from '../plans/Charges';
import { useOrders } from '../plans/orders-queries';
import { monthlyPrice } from '../plans/plan-rules';
import { planTierQuery, scheduledChangeQuery } from '../plans/plans-queries';
import { useCompanyPlan } from '../plans/use-company-plan';
import { OrderActions } from '../plans/WaitingOrder';
import { type PlacedOrder, readOrder } from './placed-order';
import { outcomeOf, type PurchaseOutcome, refundsInWords } from './purchase-outcome';

/** BILL-027 */
const REFRESH_AFTER_MS = 4000;

const METHODS: Record<PlacedOrder['method'], string> = { stripe: t('Credit Card'), invoice: t('Request Invoice') };

/** BILL-023 to BILL-027 */
export function PurchasedPage() {
  const { planId = '' } = useParams();
  const query = useQuery(planTierQuery(planId));
  const owner = useStorageOwner();
  const placed = useMemo(() => (owner === undefined ? undefined : readOrder(planId)), [owner, planId]);
  const navigate = useNavigate();
  const { isRefreshed, refresh } = useCustomerRefresh();
  const { tierLevel, name: companyName } = useCompanyPlan();
  const change = useQuery(scheduledChangeQuery());
  const orders = useOrders();
  const isKnown = !change.isLoading && !orders.isLoading;
  const outcome =
    query.data && isKnown
      ? outcomeOf({
          tier: query.data,
          companyName,
          tierLevel,
          isRefreshed,
          change: change.data,
          orders: orders.data,
          wasOrderedHere: placed !== undefined,
        })
      : undefined;

  // A payment after the one refresh needs another read to open products.
  const state = orders.data?.find((order) => order.planId === planId)?.state;
  const isLate = state === 'begun' && isRefreshed && tierLevel !== query.data?.tierLevel;
  const wasUnpaid = useRef(false);
  useEffect(() => {
    if (state === 'waiting' || state === 'paying') wasUnpaid.current = true;
    if (!isLate || !wasUnpaid.current) return;
    wasUnpaid.current = false;
    void refreshCustomer();
  }, [state, isLate]);

  async function goToDashboard() {
    await refresh();
    void navigate(pathOf(HOST_PAGES.dashboard));
  }

  return (
    <Page flex="1">
      {/* The optical centre is above the measured. */}
      <Flex
        position="relative"
        direction="column"
        flex={{ base: '1', smDown: 'none' }}
        justifyContent="center"
        w="full"
        maxW="calc(480px + 2 * var(--page-inset))"
        mx="auto"
        px="var(--page-inset)"
        pb={{ base: '44px', smDown: '4' }}
      >
        <Sunrise />
        <chakra.h1 textStyle="2xl" mt="3" tabIndex={-1} data-page-heading>
          {outcome ? outcome.title : query.error ? t('Plan not found') : '\u00a0'}
        </chakra.h1>
        <Loaded key={planId} query={query} failureMessage={t('Failed to load plan')} skeleton={<OrderSkeleton />}>
          {(tier) => (outcome ? <OrderDetails {...{ tier, outcome, placed }} /> : <OrderSkeleton />)}
        </Loaded>
        {(outcome || query.error) && (
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
            {/* Pay is primary while the order waits. */}
            <Button
              variant={outcome?.isWaiting ? 'secondary' : 'primary'}
              size="large"
              onClick={() => void goToDashboard()}
            >
              {t('Go to Dashboard')}
            </Button>
            <chakra.span role="status" display="flex" alignItems="center" gap="2" textStyle="xs" color="text.muted">
              {!isRefreshed && outcome?.isOpening && (
                <>
                  <Spinner />
                  {t('Opening your products')}
                </>
              )}
            </chakra.span>
          </chakra.div>
        )}
      </Flex>
    </Page>
  );
}

/**
 * Once: after four seconds, on payment, or when the user goes on. Leaving does not cancel, because the dashboard needs
 * the result.
 */
function useCustomerRefresh() {
  const client = useQueryClient();
  const [isRefreshed, setRefreshed] = useState(false);
  const refreshing = useRef<Promise<void>>(undefined);

  const refresh = useCallback(() => {
    refreshing.current ??= refreshCustomer().then(() => {
      setRefreshed(true);
      void client.invalidateQueries({ queryKey: ['CustomerPlan'] });
      return client.invalidateQueries({ queryKey: ['Billing'] });
    });
    return refreshing.current;
  }, [client]);

  useEffect(() => {
    setTimeout(() => void refresh(), REFRESH_AFTER_MS);
  }, [refresh]);

  return { isRefreshed, refresh };
}

interface OrderDetailsProps {
  tier: plan.PlanTier;
  outcome: PurchaseOutcome;
  /** Supports platforms without `Orders`. */
  placed: PlacedOrder | undefined;
}

/** BILL-025 */
function OrderDetails({ tier, outcome, placed }: OrderDetailsProps) {
  const { name, orgNumber, currency } = useCompanyPlan();
  const { order, isWaiting } = outcome;
  const price = monthlyPrice(tier, currency);
  const method = order?.method ?? placed?.method;
  const orderedOn = order ? startOfDay(order.orderedOn).toISOString() : placed?.orderedAt;
  return (
    <>
      <chakra.p color="text.muted" mt="1">
        {outcome.text}
      </chakra.p>
      {order && order.refunds.length > 0 && (
        <chakra.div mt="4" role="status">
          <Notice tone="info">
            {refundsInWords(order).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Notice>
        </chakra.div>
      )}
      <DescriptionList
        layout="lines"
        my="6"
        borderTopWidth="1px"
        borderTopColor="border.strong"
        aria-label={t('Order details')}
      >
        <dt>{t('Plan')}</dt>
        <chakra.dd fontWeight="strong">{tier.planName}</chakra.dd>
        {price && (
          <Detail label={t('Price per month')}>
            <Amount of={price} />
          </Detail>
        )}
        {method && <Detail label={t('Payment method')}>{METHODS[method]}</Detail>}
        <Detail label={t('Company')}>{[name, orgNumber?.replaceAll(' ', '\u00a0')].filter(Boolean).join(' · ')}</Detail>
        {orderedOn !== undefined && (
          <Detail label={t('Order date')}>
            <Time value={orderedOn} format="shortDate" />
          </Detail>
        )}
        {order && order.state !== 'closed' && (
          <>
            <Detail label={t('Invoice')}>
              <ExternalLink href={order.invoiceUrl}>{order.invoiceNo}</ExternalLink>
            </Detail>
            <Charges
              currency={order.currency}
              charge={order.charge}
              next={order.next}
              label={CHARGED[order.method][order.state]}
            />
          </>
        )}
      </DescriptionList>
      {order && isWaiting && (
        <chakra.div mb="6">
          <OrderActions order={order} />
        </chakra.div>
      )}
    </>
  );
}

const CHARGED = {
  stripe: { waiting: t('Amount due'), paying: t('Payment in progress'), begun: t('Charged') },
  invoice: { waiting: t('Amount due'), paying: t('Payment in progress'), begun: t('Invoiced') },
} as const;

function OrderSkeleton() {
  return (
    <Loading>
      <chakra.div display="grid" gap="6" my="6">
        {[1, 2, 3, 4, 5, 6].map((line) => (
          <Skeleton key={line} w="100%" />
        ))}
      </chakra.div>
    </Loading>
  );
}

function Sunrise() {
  return (
    <LineDrawing viewBox="0 0 120 64" aria-hidden>
      <path d="M0 50h120" />
      <path d="M34 50a26 26 0 0 1 52 0Z" data-filled />
      <path d="M60 6v10M24 18l6 7M96 18l-6 7M26 60h20M54 60h30M96 60h8" data-faint />
    </LineDrawing>
  );
}
