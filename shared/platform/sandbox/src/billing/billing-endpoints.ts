import { billing } from '@console/api';
import * as z from 'zod';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import type { Platform } from '../platform/platform';
import { billingDay } from './calendar';
import { dayOf } from './calendar-days';
import { addCardUrl, deleteCard, readCards, setDefaultCard } from './card-payments';
import { invoiceStatuses, invoiceUrlOf, readBills, readInvoices, statusIdOf } from './invoices';

export function billingEndpoints(define: DefineEndpoint, platform: Platform): void {
  const endpoint = behind(define, 'BILLING_ADMIN');

  endpoint(billing.getOverview, async ({ company }) => {
    await billingDay(platform);
    const all = await readInvoices(platform, company.id);
    const open = all.filter(({ status }) => status === 'open');
    const last = all.find(({ status }) => status !== 'draft');
    return {
      amountDue: open.reduce((sum, { amountDue }) => sum + amountDue, 0) / 100,
      currency: company.country.currency,
      numberOfOpenInvoices: open.length,
      lastInvoiceStatusId: last ? statusIdOf(last) : null,
      lastInvoiceAmountDue: last ? last.amountDue / 100 : null,
      lastInvoiceDateDue: last ? dayOf(last.dueAt) : null,
      lastInvoiceUrl: last ? invoiceUrlOf(last, platform) : null,
    };
  });

  endpoint(billing.getInvoices, async ({ company }) => {
    await billingDay(platform);
    return readBills(platform, company.id);
  });

  endpoint(billing.getInvoicesOfYear, {
    params: z.object({ year: z.coerce.number().int() }),
    handle: async ({ company, params: { year } }) => {
      await billingDay(platform);
      const all = await readBills(platform, company.id);
      return all.filter(({ dueDate }) => dueDate.startsWith(`${year}-`));
    },
  });

  endpoint(billing.getInvoiceStatuses, () => [...invoiceStatuses]);

  endpoint(billing.getPaymentMethods, ({ company }) => readCards(platform, company));

  endpoint(billing.getDefaultPaymentMethod, async ({ company }) => {
    const cards = await readCards(platform, company);
    return cards.find(({ isDefault }) => isDefault) ?? null;
  });

  endpoint(billing.addPaymentMethod, {
    audit: ['paymentMethod', 'created'],
    handle: async ({ company }) => ({ url: await addCardUrl(platform, company) }),
  });

  endpoint(billing.deletePaymentMethod, {
    audit: ['paymentMethod', 'deleted'],
    handle: ({ company, params }) => deleteCard(platform, company, params.paymentMethodId),
  });

  endpoint(billing.setPaymentMethodAsDefault, {
    audit: ['paymentMethod', 'updated'],
    handle: ({ company, params }) => setDefaultCard(platform, company, params.paymentMethodId),
  });
}
