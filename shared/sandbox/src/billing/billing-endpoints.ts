import { billing, noAnswer } from '@console/api';
import * as z from 'zod';
import type { DefineEndpoint } from '../platform/endpoint';
import { companyOf } from '../platform/gates';
import type { Platform } from '../platform/platform';
import { billingDay, moveCalendar } from './calendar';
import { dayOf } from './calendar-days';
import { addCardUrl, deleteCard, readCards, setDefaultCard } from './card-payments';
import { invoiceStatuses, invoiceUrlOf, readBills, readInvoices, statusIdOf } from './invoices';

const gate = 'BILLING_ADMIN';
const ofMethod = z.object({ paymentMethodId: z.string() });
const calendarDay = z.object({ day: z.iso.date() });

/** api/Billing: invoices and cards of a company. */
export function billingEndpoints(endpoint: DefineEndpoint, platform: Platform): void {
  endpoint('GET', '/api/Billing/Overview', {
    gate,
    answer: billing.billingOverview,
    handle: async ({ principal }) => {
      const company = companyOf(principal);
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

  endpoint('GET', '/api/Billing/Invoices', {
    gate,
    answer: z.array(billing.invoice),
    handle: async ({ principal }) => {
      await billingDay(platform);
      return readBills(platform, companyOf(principal).id);
    },
  });

  endpoint('GET', '/api/Billing/Invoices/:year', {
    gate,
    params: z.object({ year: z.coerce.number().int() }),
    answer: z.array(billing.invoice),
    handle: async ({ principal, params: { year } }) => {
      await billingDay(platform);
      const all = await readBills(platform, companyOf(principal).id);
      return all.filter(({ dueDate }) => dueDate.startsWith(`${year}-`));
    },
  });

  endpoint('GET', '/api/Billing/InvoiceStatuses', {
    gate,
    answer: z.array(billing.invoiceStatus),
    handle: () => [...invoiceStatuses],
  });

  endpoint('GET', '/api/Billing/PaymentMethods', {
    gate,
    answer: z.array(billing.paymentMethod),
    handle: ({ principal }) => readCards(platform, companyOf(principal)),
  });

  endpoint('GET', '/api/Billing/DefaultPaymentMethod', {
    gate,
    answer: z.nullable(billing.paymentMethod),
    handle: async ({ principal }) => {
      const cards = await readCards(platform, companyOf(principal));
      return cards.find(({ isDefault }) => isDefault) ?? null;
    },
  });

  endpoint('POST', '/api/Billing/AddPaymentMethod', {
    gate,
    answer: billing.addPaymentMethodResult,
    handle: async ({ principal }) => ({ url: await addCardUrl(platform, companyOf(principal)) }),
  });

  endpoint('DELETE', '/api/Billing/DeletePaymentMethod/:paymentMethodId', {
    gate,
    params: ofMethod,
    answer: noAnswer,
    handle: async ({ principal, params }) => {
      await deleteCard(platform, companyOf(principal), params.paymentMethodId);
      return null;
    },
  });

  endpoint('PUT', '/api/Billing/SetPaymentMethodAsDefault/:paymentMethodId', {
    gate,
    params: ofMethod,
    answer: noAnswer,
    handle: async ({ principal, params }) => {
      await setDefaultCard(platform, companyOf(principal), params.paymentMethodId);
      return null;
    },
  });

  // Not part of the console's contract: internal staff use another system for this.
  endpoint('POST', '/api/Platform/Billing/Calendar', {
    gate: 'staff',
    body: calendarDay,
    answer: calendarDay,
    handle: async ({ body }) => ({ day: await moveCalendar(platform, body.day) }),
  });
}
