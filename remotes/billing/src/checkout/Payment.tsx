import type { plan } from '@console/api';
import { pathOf } from '@console/contract';
import { useQuery } from '@console/query';
import { Button, chakra, formatShortDate, LockedNote, toDay } from '@console/ui';
import { ChoiceCards } from '@console/ui/form';
import { BillingIcon, InvoiceIcon } from '@console/ui/icons';
import { useState } from 'react';
import area from '../area';
import { Amount } from '../components/Amount';
import { billingSettings } from '../components/billing-settings';
import { CallUs } from '../components/CallUs';
import { useLeavePage } from '../components/use-leave-page';
import { firstOfNextMonth, monthlyPrice } from '../plans/plan-rules';
import { planTiersQuery } from '../plans/plans-queries';
import { currentTierOf, useCompanyPlan } from '../plans/use-company-plan';
import { type PaymentMethodId, useBuyPlan } from './checkout-queries';
import { DowngradeDialog } from './DowngradeDialog';
import { persistOrder } from './placed-order';

/** How the plan is paid, when it takes effect, and the button that buys it (BILL-014 to BILL-021). */
export function Payment({ tier }: { tier: plan.PlanTier }) {
  const company = useCompanyPlan();
  const { data: tiers = [] } = useQuery(planTiersQuery);
  const [method, setMethod] = useState<PaymentMethodId>('stripe');
  const [isAsking, setAsking] = useState(false);
  const [today] = useState(() => new Date());
  const { save, goOn, isLeaving } = useCheckout(tier, method);

  const price = monthlyPrice(tier, company.currency);
  if (!price) {
    return (
      <section aria-labelledby="agreement">
        <chakra.h2 id="agreement" textStyle="lg" mb="2">
          Per agreement
        </chakra.h2>
        <chakra.p color="text.muted" mb="4">
          The price of {tier.planName} is agreed upon with each company.
        </chakra.p>
        <CallUs />
      </section>
    );
  }

  const isDowngrade = company.tierLevel !== undefined && company.tierLevel > tier.tierLevel;
  const isCurrent = company.tierLevel === tier.tierLevel;
  const order = { planId: tier.id, method };
  const nextMonth = formatShortDate(firstOfNextMonth(today));
  return (
    <section aria-labelledby="payment">
      <chakra.h2 id="payment" textStyle="lg" mb="4">
        Payment method
      </chakra.h2>
      <Methods>
        <ChoiceCards
          label="Payment method"
          value={method}
          onChange={setMethod}
          options={[
            {
              value: 'stripe',
              label: 'Credit Card',
              description: 'Charged each month by the payment provider',
              icon: <BillingIcon aria-hidden />,
            },
            {
              value: 'invoice',
              label: 'Request Invoice',
              description: invoiceAddress(company),
              icon: <InvoiceIcon aria-hidden />,
              disabledReason: billingSettings().offersInvoice ? undefined : 'Plans are paid by card here.',
            },
          ]}
        />
      </Methods>
      <OrderLines>
        <dt>Company</dt>
        <dd>{company.name}</dd>
        <dt>Takes effect</dt>
        <dd>{isDowngrade ? `Beginning of next month, ${nextMonth}` : `Today, ${formatShortDate(today)}`}</dd>
        <chakra.dt fontWeight="strong">Price a month</chakra.dt>
        <chakra.dd fontWeight="strong">
          <Amount of={price} />
        </chakra.dd>
      </OrderLines>
      <chakra.div display="grid" mt="5" mb="3">
        <Button
          variant="primary"
          size="large"
          loading={save.isPending || isLeaving}
          disabledReason={isCurrent ? `${company.name} has this plan already` : undefined}
          onClick={() => (isDowngrade ? setAsking(true) : save.mutate(order, { onSuccess: goOn }))}
        >
          Buy Plan
        </Button>
      </chakra.div>
      <LockedNote>{whatFollows(method, isDowngrade)}</LockedNote>
      {isAsking && (
        <DowngradeDialog
          from={currentTierOf(tiers, company.tierLevel)}
          to={tier}
          tiers={tiers}
          save={save}
          variables={order}
          onSaved={goOn}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

/** Buying, up to the moment when the browser leaves; the button stays busy until then, so that nothing is bought twice. */
function useCheckout(tier: plan.PlanTier, method: PaymentMethodId) {
  const { tierLevel } = useCompanyPlan();
  const save = useBuyPlan();
  const { isLeaving, leaveFor } = useLeavePage();

  function goOn(destination: URL | undefined) {
    const isDowngrade = tierLevel !== undefined && tierLevel > tier.tierLevel;
    persistOrder({ planId: tier.id, method, takesEffect: isDowngrade ? toDay(firstOfNextMonth()) : undefined });
    const thanks = pathOf(area.pages.purchased, { planId: tier.id });
    leaveFor(destination ?? new URL(thanks, window.location.origin));
  }

  return { save, goOn, isLeaving };
}

function invoiceAddress({ name, billingAddress }: ReturnType<typeof useCompanyPlan>): string {
  if (!billingAddress) return `Sent to ${name}`;
  const { streetName, postalCode, city } = billingAddress;
  return `Sent to ${[name, streetName, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ')}`;
}

function whatFollows(method: PaymentMethodId, isDowngrade: boolean): string {
  if (isDowngrade) return 'Nothing is charged now. You are asked once more before it changes.';
  return method === 'stripe'
    ? 'You go on to the payment provider and come back here afterwards.'
    : 'The plan begins at once, and the invoice is among your invoices.';
}

// One below the other: two choices that are read line by line.
const Methods = chakra('div', {
  base: { '& > [role=radiogroup]': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' } },
});
const OrderLines = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    mt: '4',
    '& > *': { py: '10px', borderBottomWidth: '1px', borderColor: 'border' },
    '& > :nth-last-child(-n + 2)': { borderBottomWidth: '0', fontSize: '14px' },
    '& dt': { color: 'text.muted', pe: '4' },
    '& dt:last-of-type': { color: 'text' },
    '& dd': { textAlign: 'end', overflowWrap: 'anywhere' },
  },
});
