import type StripeSdk from 'stripe';

export interface StripeSettings {
  /** `sk_test_…` or `rk_test_…` */
  secretKey: string;
  /** `pk_test_…`, for the console. */
  publishableKey: string;
  /** `whsec_…`, for `/payments/webhook`. */
  webhookSecret: string;
  /** Absent = Stripe's. */
  api?: Pick<StripeSdk.StripeConfig, 'httpClient'>;
}

const VARIABLES = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/**
 * Undefined = use the simulator. @throws for missing or live keys: the sandbox lets months pass and would charge real
 * cards
 */
export function stripeSettings(environment: NodeJS.ProcessEnv): StripeSettings | undefined {
  const [secretKey, publishableKey, webhookSecret] = VARIABLES.map((name) => environment[name] || undefined);
  if (!secretKey && !publishableKey && !webhookSecret) return undefined;
  if (!secretKey || !publishableKey || !webhookSecret) {
    const missing = VARIABLES.filter((name) => !environment[name]);
    throw new Error(`${VARIABLES.join(', ')} belong together; ${missing.join(' and ')} is missing.`);
  }
  if (!/^[rs]k_test_/.test(secretKey) || !publishableKey.startsWith('pk_test_')) {
    throw new Error('The sandbox takes test keys of Stripe only, such as sk_test_… and pk_test_….');
  }
  return { secretKey, publishableKey, webhookSecret };
}
