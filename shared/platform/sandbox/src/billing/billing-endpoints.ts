import { billing } from '@console/api';
import * as z from 'zod';
import type { DefineEndpoint } from '../calls/endpoint';
import type { Platform } from '../platform/platform';
import { billingDay } from './calendar';
import { dayOf } from './calendar-days';
import { addCardUrl, deleteCard, readCards, setDefaultCard } from './card-payments';
import { invoiceStatuses, invoiceUrlOf, readBills, readInvoices, statusIdOf } from './invoices';

const gate = 'BILLING_ADMIN';

export function billingEndpoints(endpoint: DefineEndpoint, platform: Platform): void {
  endpoint(billing.getOverview, {
    gate,
    handle: async ({ company }) => {
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
    },
  });

  endpoint(billing.getInvoices, {
    gate,
    handle: async ({ company }) => {
      await billingDay(platform);
      return readBills(platform, company.id);
    },
  });

  endpoint(billing.getInvoicesOfYear, {
    gate,
    params: z.object({ year: z.coerce.number().int() }),
    handle: async ({ company, params: { year } }) => {
      await billingDay(platform);
      const all = await readBills(platform, company.id);
      return all.filter(({ dueDate }) => dueDate.startsWith(`${year}-`));
    },
  });

  endpoint(billing.getInvoiceStatuses, {
    gate,
    handle: () => [...invoiceStatuses],
  });

  endpoint(billing.getPaymentMethods, {
    gate,
    handle: ({ company }) => readCards(platform, company),
  });

  endpoint(billing.getDefaultPaymentMethod, {
    gate,
    handle: async ({ company }) => {
      const cards = await readCards(platform, company);
      return cards.find(({ isDefault }) => isDefault) ?? null;
    },
  });

  endpoint(billing.addPaymentMethod, {
    gate,
    audit: ['paymentMethod', 'created'],
    handle: async ({ company }) => ({ url: await addCardUrl(platform, company) }),
  });

  endpoint(billing.deletePaymentMethod, {
    gate,
    audit: ['paymentMethod', 'deleted'],
    handle: ({ company, params }) => deleteCard(platform, company, params.paymentMethodId),
  });

  endpoint(billing.setPaymentMethodAsDefault, {
    gate,
    audit: ['paymentMethod', 'updated'],
    handle: ({ company, params }) => setDefaultCard(platform, company, params.paymentMethodId),
  });
}
