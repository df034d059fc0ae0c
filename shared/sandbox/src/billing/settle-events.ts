import type { PaymentEvent } from '../payments/payment-provider';
import type { Platform } from '../platform/platform';
import { billingDay } from './calendar';
import { settlePayment } from './orders';
import { inTurn } from './turns';

/** What the provider tells of payments. The days pass first: an order of last month is void when its money comes. */
export async function onPaymentEvent(event: PaymentEvent, platform: Platform): Promise<void> {
  if (event.type !== 'payment.succeeded') return;
  await billingDay(platform);
  await inTurn(platform, () => settlePayment(platform, event.payment));
}
