import type { PaymentEvent } from '../payments/payment-provider';
import type { Platform } from '../platform/platform';
import { billingDay } from './calendar';
import { settlePayment } from './orders';
import { inTurn } from './turns';

/** Bills up to today first: an order from last month must be void when its payment arrives. */
export async function onPaymentEvent(event: PaymentEvent, platform: Platform): Promise<void> {
  if (event.type !== 'payment.succeeded') return;
  await billingDay(platform);
  await inTurn(platform, () => settlePayment(platform, event.payment));
}
