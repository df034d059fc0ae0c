import { billing, stripeSettings } from '@console/api';
import { loadOutsideScript } from '@console/contract';
import { send } from '@console/http';
import { callQuery, codeQuery, queryOptions, useQueryClient } from '@console/query';
import { useSave } from '@console/ui';
import { t } from '@console/words';
import type { Stripe, StripeConstructor } from '@stripe/stripe-js';
import { billingSettings } from '../components/billing-settings';

/** BILL-077. No refetch on focus: the payment must not change while being paid. */
export const signupPaymentQuery = callQuery(billing.getSignupInvoicePaymentIntent, {}, { refetchOnWindowFocus: false });

/** BILL-078: another payment, opened elsewhere, may have replaced this. */
export function useReopenPayment() {
  const client = useQueryClient();
  return useSave({
    mutationFn: () => send(billing.createPaymentIntent),
    failed: t('Failed to get payment intent for signup invoice'),
    onSuccess: (intent) => client.setQueryData(signupPaymentQuery.queryKey, intent),
  });
}

/** BILL-079. The provider's library, fetched only by this page, with the key that was fetched at start. */
export const stripeQuery = codeQuery(['Stripe'], async ({ client }): Promise<Stripe> => {
  const [key] = await Promise.all([client.ensureQueryData(publishableKeyQuery), stripeLoaded()]);
  const { Stripe: createStripe } = globalThis as { Stripe?: StripeConstructor };
  if (!createStripe) throw new Error("The payment provider's script left nothing behind");
  return createStripe(key);
});

/** HOST-015: the host's query key. */
const publishableKeyQuery = callQuery(stripeSettings.getPublishableKey, {}, { staleTime: Number.POSITIVE_INFINITY });

async function stripeLoaded(): Promise<void> {
  if (!('Stripe' in globalThis)) await loadOutsideScript(billingSettings().paymentScript);
}

const RUNNING_MS = 2_000;

/** Again on reload and return; every two seconds while processing. */
export const paymentStatusQuery = (stripe: Stripe, clientSecret: string) =>
  queryOptions({
    queryKey: ['Stripe', 'PaymentStatus', clientSecret],
    queryFn: async () => {
      const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
      if (!paymentIntent) throw new Error(error?.message ?? 'The payment provider did not answer');
      return paymentIntent.status;
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data === 'processing' ? RUNNING_MS : false),
  });
