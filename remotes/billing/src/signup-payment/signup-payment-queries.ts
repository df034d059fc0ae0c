import { billing, stripeSettings } from '@console/api';
import { loadOutsideScript } from '@console/contract';
import { send } from '@console/http';
import { callQuery, queryOptions, useQueryClient } from '@console/query';
import { useSave } from '@console/ui';
import { t } from '@console/words';
import type { Stripe, StripeConstructor } from '@stripe/stripe-js';
import { billingSettings } from '../components/billing-settings';

/** BILL-077. Not refetched on focus, so that the payment does not change while it is being paid. */
export const signupPaymentQuery = callQuery(billing.getSignupInvoicePaymentIntent, {}, { refetchOnWindowFocus: false });

/** BILL-078. Requests a new payment when another one, opened elsewhere, has replaced the first. */
export function useReopenPayment() {
  const client = useQueryClient();
  return useSave({
    mutationFn: () => send(billing.createPaymentIntent),
    failed: t('Failed to get payment intent for signup invoice'),
    onSuccess: (intent) => client.setQueryData(signupPaymentQuery.queryKey, intent),
  });
}

/** BILL-079. The provider's library, fetched only by this page, with the key that was fetched at start. */
export const stripeQuery = queryOptions({
  queryKey: ['Stripe'],
  queryFn: async ({ client }): Promise<Stripe> => {
    const [key] = await Promise.all([client.ensureQueryData(publishableKeyQuery), stripeLoaded()]);
    const { Stripe: createStripe } = globalThis as { Stripe?: StripeConstructor };
    if (!createStripe) throw new Error("The payment provider's script left nothing behind");
    return createStripe(key);
  },
  staleTime: Number.POSITIVE_INFINITY,
  // The library's object must not be copied.
  structuralSharing: false,
});

/** HOST-015. The host has fetched the key at start; the query key is the same as the host's. */
const publishableKeyQuery = callQuery(stripeSettings.getPublishableKey, {}, { staleTime: Number.POSITIVE_INFINITY });

async function stripeLoaded(): Promise<void> {
  if (!('Stripe' in globalThis)) await loadOutsideScript(billingSettings().paymentScript);
}

const RUNNING_MS = 2_000;

/**
 * The payment's status at the provider, read again after a reload and on return from another tab or the bank, and every
 * two seconds while it is processing.
 */
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
