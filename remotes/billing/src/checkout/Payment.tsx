import type { plan } from '@console/api';
import { pathOf } from '@console/contract';
import { Detail } from '@console/product';
import { useQuery } from '@console/query';
import { Button, chakra, DescriptionList, formatShortDate, LockedNote, startOfDay } from '@console/ui';
import { ChoiceCards } from '@console/ui/form';
import { BillingIcon, InvoiceIcon } from '@console/ui/icons';
import { t } from '@console/words';
import { useState } from 'react';
import area from '../area';
import { Amount } from '../components/Amount';
import { billingSettings } from '../components/billing-settings';
import { CallUs } from '../components/CallUs';
import { useLeavePage } from '../components/use-leave-page';
import { Charges } from '../plans/Charges';
import { useMayBuy, useOrders, useQuote } from '../plans/orders-queries';
import { dayInWords, firstOfNextMonth, monthlyPrice } from '../plans/plan-rules';
import { planTiersQuery, scheduledChangeQuery } from '../plans/plans-queries';
import { currentTierOf, useCompanyPlan } from '../plans/use-company-plan';
import { WaitingOrder } from '../plans/WaitingOrder';
import { type PaymentMethodId, useBuyPlan } from './checkout-queries';
import { DowngradeDialog } from './DowngradeDialog';

/** BILL-014 to BILL-021 */
export function Payment({ tier }: { tier: plan.PlanTier }) {
  const company = useCompanyPlan();
  const { data: tiers = [] } = useQuery(planTiersQuery);
  const [method, setMethod] = useState<PaymentMethodId>('stripe');
  const [isAsking, setAsking] = useState(false);
  const [today] = useState(() => new Date());
  const price = monthlyPrice(tier, company.currency);
  const { data: quote } = useQuote(tier.id, Boolean(price));
  const { waiting: waitingOrder } = useOrders();
  const { data: change } = useQuery(scheduledChangeQuery());
  const mayBuy = useMayBuy();
  const save = useBuyPlan();
  const { isLeaving, leaveFor } = useLeavePage();

  if (!price) {
    return (
      <section aria-labelledby="agreement">
        <chakra.h2 id="agreement" textStyle="lg" mb="2">
          {t('Per agreement')}
        </chakra.h2>
        <chakra.p color="text.muted" mb="4">
          {t('The price of {planName} is set individually for each company.', { planName: tier.planName })}
        </chakra.p>
        <CallUs />
      </section>
    );
  }

  const isDowngrade = company.tierLevel !== undefined && company.tierLevel > tier.tierLevel;
  const order = { tier, method, isDowngrade };
  const blockedReason = reasonToBlock();

  function goOn({ destination }: { destination?: URL }) {
    const thanks = pathOf(area.pages.purchased, { planId: tier.id });
    leaveFor(destination ?? new URL(thanks, window.location.origin));
  }

  function reasonToBlock(): string | undefined {
    if (!mayBuy) {
      return t('Your role doesn’t include billing. Ask an administrator with billing access to buy this plan.');
    }
    if (change?.planId === tier.id) {
      return t('{planName} is already scheduled to start on {day}.', {
        planName: tier.planName,
        day: dayInWords(startOfDay(change.takesEffect)),
      });
    }
    return company.tierLevel === tier.tierLevel
      ? t('{name} already has this plan.', { name: company.name })
      : undefined;
  }
  return (
    <section aria-labelledby="payment">
      <chakra.h2 id="payment" textStyle="lg" mb="4">
        {t('Payment method')}
      </chakra.h2>
      {waitingOrder && (
        <chakra.div mb="4">
          <WaitingOrder order={waitingOrder} />
        </chakra.div>
      )}
      <ChoiceCards
        stacked
        label={t('Payment method')}
        value={method}
        onChange={setMethod}
        options={[
          {
            value: 'stripe',
            label: t('Credit Card'),
            description: t('Charged each month by the payment provider'),
            icon: <BillingIcon aria-hidden />,
          },
          {
            value: 'invoice',
            label: t('Request Invoice'),
            description: invoiceAddress(company),
            icon: <InvoiceIcon aria-hidden />,
            disabledReason: billingSettings().offersInvoice
              ? undefined
              : t('Invoices aren’t available here. Pay by card.'),
          },
        ]}
      />
      <DescriptionList layout="lines" total mt="4">
        <Detail label={t('Company')}>{company.name}</Detail>
        {blockedReason === undefined && (
          <Detail label={t('Takes effect')}>
            {isDowngrade
              ? t('Beginning of next month, {day}', { day: formatShortDate(firstOfNextMonth(today)) })
              : t('Today, {day}', { day: formatShortDate(today) })}
          </Detail>
        )}
        <Detail label={t('Price per month')}>
          <Amount of={price} />
        </Detail>
        {quote && blockedReason === undefined && (
          <Charges
            currency={quote.currency}
            charge={quote.now}
            taxPercent={quote.taxPercent}
            next={quote.next}
            label={method === 'stripe' || isDowngrade ? t('Charged today') : t('Invoiced today')}
          />
        )}
      </DescriptionList>
      <chakra.div display="grid" mt="5" mb="3">
        <Button
          variant="primary"
          size="large"
          // Busy until the browser has left: nothing is bought twice.
          loading={save.isPending || isLeaving}
          disabledReason={blockedReason}
          onClick={() => (isDowngrade ? setAsking(true) : save.mutate(order, { onSuccess: goOn }))}
        >
          {t('Buy Plan')}
        </Button>
      </chakra.div>
      {blockedReason === undefined ? (
        <LockedNote>{whatFollows(method, isDowngrade)}</LockedNote>
      ) : (
        <chakra.p color="text.muted">{blockedReason}</chakra.p>
      )}
      {isAsking && (
        <DowngradeDialog
          from={currentTierOf(tiers, company.tierLevel)}
          to={tier}
          tiers={tiers}
          users={quote?.users}
          save={save}
          variables={order}
          onSaved={goOn}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

function invoiceAddress({ name, billingAddress, contactEmail }: ReturnType<typeof useCompanyPlan>): string {
  const { streetName, postalCode, city } = billingAddress ?? {};
  const place = [streetName, `${postalCode ?? ''} ${city ?? ''}`.trim()].filter(Boolean).join(', ');
  const address = [place, contactEmail].filter(Boolean).join(' · ');
  return address
    ? t('Billed to {name}, {address}', { name, address })
    : t('Billed to {name}. You’ll find the invoice under Invoices.', { name });
}

function whatFollows(method: PaymentMethodId, isDowngrade: boolean): string {
  if (isDowngrade) return t('You won’t be charged now. You’ll be asked to confirm before your plan changes.');
  return method === 'stripe'
    ? t('You’ll continue to the payment provider and then come back here.')
    : t('The plan starts right away, and you’ll find the invoice under Invoices.');
}
