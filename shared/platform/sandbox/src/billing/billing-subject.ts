import type { Subject } from '../platform/subject';
import { billingEndpoints } from './billing-endpoints';
import { calendarPages } from './CalendarPage';
import { invoicePages } from './InvoicePage';
import { orderEndpoints } from './order-endpoints';
import { planEndpoints } from './plan-endpoints';
import { seedBilling, startCalendar } from './seed-billing';
import { onPaymentEvent } from './settle-events';
import { signupPaymentEndpoints } from './signup-payment-endpoints';

export const billingSubject: Subject = {
  endpoints: [planEndpoints, orderEndpoints, billingEndpoints, signupPaymentEndpoints],
  pages: async (app, platform) => {
    await calendarPages(app, platform);
    await invoicePages(app, platform);
  },
  onPaymentEvent,
  seed: seedBilling,
  seedAtStart: startCalendar,
};
