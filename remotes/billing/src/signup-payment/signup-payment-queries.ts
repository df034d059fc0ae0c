import { billing, stripeSettings } from '@console/api';
import { loadOutsideScript } from '@console/contract';
import { send } from '@console/http';
import { callQuery, queryOptions, useQueryClient } from '@console/query';
import { useSave } from '@console/ui';
import type { Stripe, StripeConstructor } from '@stripe/stripe-js';
import { billingSettings } from '../components/billing-settings';

/** BILL-077. What is to be paid stays the same while it is being paid. */
export const signupPaymentQuery = callQuery(billing.getSignupInvoicePaymentIntent, {}, { refetchOnWindowFocus: false });

/** BILL-078. A payment that can be made here, instead of one that was opened elsewhere since. */
export function useReopenPayment() {
  const client = useQueryClient();
  return useSave({
    mutationFn: () => send(billing.createPaymentIntent),
    failed: 'Failed to get payment intent for signup invoice',
    onSuccess: (intent) => client.setQueryData(signupPaymentQuery.queryKey, intent),
  });
}

/** BILL-079. The provider's library, which is fetched now and never before, with the key that was fetched at start. */
export const stripeQuery = queryOptions({
  queryKey: ['Stripe'],
  queryFn: async ({ client }): Promise<Stripe> => {
    const [key] = await Promise.all([client.ensureQueryData(publishableKeyQuery), stripeLoaded()]);
    const { Stripe: createStripe } = globalThis as { Stripe?: StripeConstructor };
    if (!createStripe) throw new Error("The payment provider's script left nothing behind");
    return createStripe(key);
  },
  staleTime: Number.POSITIVE_INFINITY,
  // The object is the library's own.
  structuralSharing: false,
});

/** HOST-015. The host has asked for it; the key of the query is its. */
const publishableKeyQuery = callQuery(stripeSettings.getPublishableKey, {}, { staleTime: Number.POSITIVE_INFINITY });

async function stripeLoaded(): Promise<void> {
  if (!('Stripe' in globalThis)) await loadOutsideScript(billingSettings().paymentScript);
}

const RUNNING_MS = 2_000;

/**
 * Where the payment really stands, asked of the provider whenever somebody comes back: after a reload, from another tab,
 * from their bank. While it runs it is asked again.
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
