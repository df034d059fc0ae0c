import type { billing } from '@console/api';
import { pathOf } from '@console/contract';
import { Detail } from '@console/product';
import { combineQueries, useQuery } from '@console/query';
import { useNavigate } from '@console/router';
import { useSession } from '@console/session';
import {
  Button,
  chakra,
  DescriptionList,
  EmptyState,
  LinkButton,
  Loaded,
  Loading,
  Page,
  PageHeader,
  Skeleton,
} from '@console/ui';
import { Aside, Caption, Columns } from '@console/ui/layout';
import { language, t } from '@console/words';
import { Elements } from '@stripe/react-stripe-js';
import type { Appearance, Stripe, StripeElementLocale } from '@stripe/stripe-js';
import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import area from '../area';
import { currencyOf, formatFigure, moneyOf } from '../components/money';
import { Charges } from '../plans/Charges';
import { useOrders } from '../plans/orders-queries';
import { planTiersQuery } from '../plans/plans-queries';
import { CardForm } from './CardForm';
import { paymentStatusQuery, signupPaymentQuery, stripeQuery, useReopenPayment } from './signup-payment-queries';

/** BILL-071 to BILL-082 */
export function SignupPaymentPage() {
  const intent = useQuery(signupPaymentQuery);
  const stripe = useQuery(stripeQuery);
  const query = combineQueries(intent, stripe);
  const company = useSession((session) => session.customer);
  return (
    <Page>
      <PageHeader
        title={t('Signup Payment')}
        summary={[company?.name, company?.orgNumber].filter(Boolean).join(' · ') || '\u00a0'}
      />
      <chakra.div px="var(--page-inset)" pb="8">
        {intent.data === null ? (
          <NothingToPay />
        ) : (
          <Loaded
            query={query}
            failureMessage={
              intent.error ? t('Failed to get payment intent for signup invoice') : t('Couldn’t load the payment form')
            }
            skeleton={<PaymentSkeleton />}
          >
            {([loaded, provider]) => loaded && <Payment key={loaded.clientSecret} intent={loaded} stripe={provider} />}
          </Loaded>
        )}
      </chakra.div>
    </Page>
  );
}

function NothingToPay() {
  return (
    <EmptyState
      title={t('No signup invoice is awaiting payment')}
      action={<LinkButton to={pathOf(area.pages.invoices)}>{t('Invoices')}</LinkButton>}
    />
  );
}

function Payment({ intent, stripe }: { intent: billing.PaymentIntent; stripe: Stripe }) {
  const { clientSecret, metaData } = intent;
  const status = useQuery(paymentStatusQuery(stripe, clientSecret));
  const reopen = useReopenPayment();
  const [attempt, setAttempt] = useState(0);
  const appearance = useAppearance();
  const navigate = useNavigate();
  const isPaid = status.data === 'succeeded';

  // BILL-075: paid here, in another tab or earlier.
  const leave = useEffectEvent(() => navigate(pathOf(area.pages.purchased, metaData), { replace: true }));
  useEffect(() => {
    if (isPaid) void leave();
  }, [isPaid]);

  return (
    <Loaded query={status} failureMessage={t('Couldn’t load the payment form')} skeleton={<PaymentSkeleton />}>
      {(state) =>
        state === 'canceled' ? (
          <EmptyState
            title={t('This invoice is being paid elsewhere')}
            action={
              <Button
                loading={reopen.isPending}
                onClick={() => reopen.mutate(undefined, { onSuccess: () => void status.refetch() })}
              >
                {t('Pay here instead')}
              </Button>
            }
          >
            {t('The payment is open in another tab or window. Nothing was charged here.')}
          </EmptyState>
        ) : (
          <FormAndSum>
            <Elements
              key={attempt}
              stripe={stripe}
              options={{ clientSecret, appearance, locale: language() as StripeElementLocale }}
            >
              <CardForm
                isRunning={state === 'processing' || state === 'succeeded'}
                findStatus={async () => {
                  const { data, isSuccess } = await status.refetch();
                  return isSuccess ? data : undefined;
                }}
                clientSecret={clientSecret}
                onTryAgain={() => setAttempt(attempt + 1)}
              />
            </Elements>
            <Summary intent={intent} />
          </FormAndSum>
        )
      }
    </Loaded>
  );
}

function Summary({ intent: { amountDue, currency, metaData } }: { intent: billing.PaymentIntent }) {
  const { data: tiers } = useQuery(planTiersQuery);
  const money = moneyOf(amountDue, currency);
  const plan = tiers?.find(({ id }) => id === metaData.planId)?.planName ?? metaData.planId;
  const { data: orders } = useOrders();
  const order = orders?.find(({ planId, state }) => planId === metaData.planId && state !== 'closed');
  return (
    <Aside first aria-label={t('Payment summary')}>
      <Caption>{t('Amount due')}</Caption>
      <chakra.p mb="5">
        <chakra.span textStyle="2xl" fontWeight="figure" letterSpacing="tight">
          {formatFigure(money)}
        </chakra.span>
        <chakra.span textStyle="xs" color="text.subtle" ms="1.5">
          {currencyOf(money)}
        </chakra.span>
      </chakra.p>
      <DescriptionList wide>
        <Detail label={t('Plan')}>{plan}</Detail>
        <Detail label={t('Payment method')}>{t('Credit Card')}</Detail>
        {order && <Charges currency={currency} charge={order.charge} next={order.next} label={t('Charged now')} />}
      </DescriptionList>
    </Aside>
  );
}

function FormAndSum({ children }: { children: ReactNode }) {
  return (
    <Columns stacks="md" gridTemplateColumns="minmax(0, 560px) minmax(0, 340px)" gap="24px 32px" alignItems="start">
      {children}
    </Columns>
  );
}

function PaymentSkeleton() {
  return (
    <Loading>
      <FormAndSum>
        <chakra.div display="grid" gap="5">
          <Skeleton w="100%" h="260px" borderRadius="card" />
          <Skeleton w="100%" h="44px" />
        </chakra.div>
        <Skeleton w="60%" h="34px" />
      </FormAndSum>
    </Loading>
  );
}

/** The provider's frame cannot read our styles. */
function useAppearance(): Appearance {
  return JSON.parse(useSyncExternalStore(followTheme, appearanceNow)) as Appearance;
}

function followTheme(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Returns JSON, because React compares by value. */
function appearanceNow(): string {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--colors-${name}`).trim() || undefined;
  return JSON.stringify({
    theme: document.documentElement.dataset.theme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: colour('accent'),
      colorBackground: colour('surface'),
      colorText: colour('text'),
      colorTextSecondary: colour('text-muted'),
      colorTextPlaceholder: colour('text-subtle'),
      colorDanger: colour('danger'),
      borderRadius: '7px',
    },
  } satisfies Appearance);
}
