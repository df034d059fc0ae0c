import { billing } from '@console/api';
import { t } from '@console/words';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import type { Company } from '../calls/principal';
import { Refusal } from '../calls/refusal';
import type { Platform } from '../platform/platform';
import { inBilling } from './calendar';
import { invoicePayment } from './card-payments';
import { readInvoices } from './invoices';

export function signupPaymentEndpoints(define: DefineEndpoint, platform: Platform): void {
  const endpoint = behind(define, 'BILLING_ADMIN');

  endpoint(billing.getSignupInvoicePaymentIntent, ({ company }) =>
    inBilling(platform, () => signupPayment(platform, company)),
  );

  endpoint(billing.createPaymentIntent, {
    audit: ['paymentMethod', 'created'],
    handle: async ({ company }) => {
      const payment = await inBilling(platform, () => signupPayment(platform, company));
      if (!payment) throw new Refusal(404, t('No signup invoice is awaiting payment'));
      return payment;
    },
  });
}

/** Returns the last invoice that starts a plan. A buyer who comes back gets the successful payment again. */
async function signupPayment(platform: Platform, company: Company): Promise<billing.PaymentIntent | null> {
  const all = await readInvoices(platform, company.id);
  const invoice = all.find(({ planId, status }) => planId !== null && status !== 'void');
  if (!invoice || invoice.planId === null) return null;
  if (invoice.status === 'paid' && invoice.paidBy === null) return null;
  const { clientSecret, status } = await invoicePayment(platform, company, invoice);
  if (invoice.status === 'paid' && status !== 'succeeded') return null;
  const { amountDue, currency, planId } = invoice;
  return { clientSecret, amountDue: amountDue / 100, currency, metaData: { planId } };
}
