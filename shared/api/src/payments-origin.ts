/** The payment provider's port is this much above the platform's. */
const DISTANCE = 500;

/** The provider of card payments. */
export type Payments = 'simulator' | 'stripe';

/** The provider that a platform uses if it is started with this environment. */
export const paymentsIn = (environment: NodeJS.ProcessEnv): Payments =>
  environment.STRIPE_PUBLISHABLE_KEY ? 'stripe' : 'simulator';

/**
 * The origin of the stand-in for Stripe.js on a sandbox at an address. It is an origin of its own, so that a browser
 * isolates the card form from the console as it does with Stripe's.
 */
export function paymentsOrigin(platform: string): string {
  const url = new URL(platform);
  if (url.hostname !== 'localhost' && url.hostname !== '127.0.0.1') return `https://payments.${url.host}`;
  url.port = `${Number(url.port || 80) + DISTANCE}`;
  return url.origin;
}
