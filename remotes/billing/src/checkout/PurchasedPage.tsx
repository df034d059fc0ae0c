import type { plan } from '@console/api';
import { HOST_PAGES, pathOf } from '@console/contract';
import { useQuery, useQueryClient } from '@console/query';
import { useNavigate, useParams } from '@console/router';
import { refreshCustomer } from '@console/session';
import { useStorageOwner } from '@console/storage';
import { Button, chakra, LineDrawing, Loaded, Loading, Page, Skeleton, Spinner, startOfDay, Time } from '@console/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Amount } from '../components/Amount';
import { dayInWords, firstOfNextMonth, monthlyPrice } from '../plans/plan-rules';
import { planTierQuery } from '../plans/plans-queries';
import { useCompanyPlan } from '../plans/use-company-plan';
import { type PlacedOrder, readOrder } from './placed-order';

/** BILL-027 */
const REFRESH_AFTER_MS = 4000;

const METHODS: Record<PlacedOrder['method'], string> = { stripe: 'Credit Card', invoice: 'Request Invoice' };

/** Thanks, and what was ordered (BILL-023 to BILL-027). */
export function PurchasedPage() {
  const { planId = '' } = useParams();
  const query = useQuery(planTierQuery(planId));
  const owner = useStorageOwner();
  const order = useMemo(() => (owner === undefined ? undefined : readOrder(planId)), [owner, planId]);
  const navigate = useNavigate();
  const { isRefreshed, refresh } = useCustomerRefresh();

  async function goToDashboard() {
    await refresh();
    void navigate(pathOf(HOST_PAGES.dashboard));
  }

  return (
    <Page flex="1">
      <Column>
        <Sunrise />
        <chakra.h1 textStyle="2xl" mt="3" tabIndex={-1} data-page-heading>
          Thank you for subscribing
        </chakra.h1>
        <Loaded key={planId} query={query} failureMessage="Failed to load plan" skeleton={<OrderSkeleton />}>
          {(tier) => <OrderDetails tier={tier} order={order} />}
        </Loaded>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
          <Button variant="primary" size="large" onClick={() => void goToDashboard()}>
            Go to Dashboard
          </Button>
          <chakra.span role="status" display="flex" alignItems="center" gap="2" textStyle="xs" color="text.muted">
            {!isRefreshed && (
              <>
                <Spinner />
                Opening your products
              </>
            )}
          </chakra.span>
        </chakra.div>
      </Column>
    </Page>
  );
}

/**
 * Company and rights are read anew once: after four seconds, when the platform has heard of the payment, or earlier by
 * whoever does not wait. Leaving the page does not stop it, because the dashboard needs it just as much.
 */
function useCustomerRefresh() {
  const client = useQueryClient();
  const [isRefreshed, setRefreshed] = useState(false);
  const refreshing = useRef<Promise<void>>(undefined);

  const refresh = useCallback(() => {
    refreshing.current ??= refreshCustomer().then(() => {
      setRefreshed(true);
      return client.invalidateQueries({ queryKey: ['Billing'] });
    });
    return refreshing.current;
  }, [client]);

  useEffect(() => {
    setTimeout(() => void refresh(), REFRESH_AFTER_MS);
  }, [refresh]);

  return { isRefreshed, refresh };
}

/** BILL-025. What is not known of the order is left out. */
function OrderDetails({ tier, order }: { tier: plan.PlanTier; order: PlacedOrder | undefined }) {
  const company = useCompanyPlan();
  const { name, orgNumber } = company;
  const price = monthlyPrice(tier, company.currency);
  return (
    <>
      <chakra.p color="text.muted" mt="1">
        {effectInWords(company, tier, order)}
      </chakra.p>
      <Details aria-label="Order details">
        <dt>Plan</dt>
        <chakra.dd fontWeight="strong">{tier.planName}</chakra.dd>
        {price && (
          <>
            <dt>Price a month</dt>
            <dd>
              <Amount of={price} />
            </dd>
          </>
        )}
        {order && (
          <>
            <dt>Payment method</dt>
            <dd>{METHODS[order.method]}</dd>
          </>
        )}
        <dt>Company</dt>
        <dd>{[name, orgNumber].filter(Boolean).join(' · ')}</dd>
        {order && (
          <>
            <dt>Order date</dt>
            <dd>
              <Time value={order.orderedAt} format="shortDate" />
            </dd>
          </>
        )}
      </Details>
    </>
  );
}

/** A payment takes a moment to reach the platform, and whoever typed this address has paid nothing. */
function effectInWords(
  { name, tierLevel = 0 }: ReturnType<typeof useCompanyPlan>,
  { planName, ...tier }: plan.PlanTier,
  order: PlacedOrder | undefined,
): string {
  if (tierLevel === tier.tierLevel) return `${name} is on the ${planName} plan.`;
  if (tierLevel < tier.tierLevel) return `The ${planName} plan opens as soon as the payment is confirmed.`;
  const start = order?.takesEffect === undefined ? firstOfNextMonth() : startOfDay(order.takesEffect);
  return `${name} is on the ${planName} plan from the beginning of next month, ${dayInWords(start)}.`;
}

function OrderSkeleton() {
  return (
    <Loading>
      <chakra.div display="grid" gap="6" my="6">
        {[1, 2, 3, 4].map((line) => (
          <Skeleton key={line} w="100%" />
        ))}
      </chakra.div>
    </Loading>
  );
}

/** A sun over the horizon; decoration. */
function Sunrise() {
  return (
    <LineDrawing viewBox="0 0 120 64" aria-hidden>
      <path d="M0 50h120" />
      <path d="M34 50a26 26 0 0 1 52 0Z" data-filled />
      <path d="M60 6v10M24 18l6 7M96 18l-6 7M26 60h20M54 60h30M96 60h8" data-faint />
    </LineDrawing>
  );
}

const Column = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    justifyContent: 'center',
    w: 'full',
    maxW: 'calc(480px + 2 * var(--page-inset))',
    mx: 'auto',
    px: 'var(--page-inset)',
    // The optical middle lies above the measured one.
    pb: '44px',
    smDown: { flex: 'none', pb: '4' },
  },
});
const Details = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    my: '6',
    borderTopWidth: '1px',
    borderColor: 'border.strong',
    '& > *': { py: '10px', borderBottomWidth: '1px', borderColor: 'border' },
    '& dt': { color: 'text.muted', pe: '4' },
    '& dd': { textAlign: 'end', overflowWrap: 'anywhere' },
  },
});
