/** Ports between the platform and its payment provider. */
const DISTANCE = 500;

/** Where cards are paid. */
export type Payments = 'simulator' | 'stripe';

/** What a platform that is started with this environment will do. */
export const paymentsIn = (environment: NodeJS.ProcessEnv): Payments =>
  environment.STRIPE_PUBLISHABLE_KEY ? 'stripe' : 'simulator';

/**
 * Where the stand-in for Stripe.js is served on a sandbox at an address: an origin of its own, so that a browser keeps the
 * card form apart from the console as it does with Stripe's.
 */
export function paymentsOrigin(platform: string): string {
  const url = new URL(platform);
  if (url.hostname !== 'localhost' && url.hostname !== '127.0.0.1') return `https://payments.${url.host}`;
  url.port = `${Number(url.port || 80) + DISTANCE}`;
  return url.origin;
}
