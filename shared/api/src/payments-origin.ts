/** Keeps the port above the platform's. */
const DISTANCE = 500;

export type Payments = 'simulator' | 'stripe';

export const paymentsIn = (environment: NodeJS.ProcessEnv): Payments =>
  environment.STRIPE_PUBLISHABLE_KEY ? 'stripe' : 'simulator';

/** A separate origin, so that browsers isolate the card form as with Stripe. */
export function paymentsOrigin(platform: string): string {
  const url = new URL(platform);
  if (url.hostname !== 'localhost' && url.hostname !== '127.0.0.1') return `https://payments.${url.host}`;
  url.port = `${Number(url.port || 80) + DISTANCE}`;
  return url.origin;
}
