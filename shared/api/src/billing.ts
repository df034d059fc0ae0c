import { z } from '@console/schema';
import { http } from '@console/http';
import { noAnswer } from './no-answer';

/* api/Billing: what a company owes and how it pays. Amounts are in major units such as kroner (C65). */

/** BILL-041 */
export const invoice = z.object({
  invoiceNo: z.string(),
  /** A day, `2026-11-05`, or an instant; `dueDayOf` of @console/product reads both. */
  dueDate: z.string(),
  amountDue: z.number(),
  currency: z.string(),
  statusId: z.int(),
  /** A page to read, print and pay from. */
  invoiceUrl: z.string(),
  /** Where it can be paid at once; ours (C130). Without it, the page above leads there. */
  paymentUrl: z.optional(z.nullable(z.string())),
  /** Payments that did not count and went back, in the invoice's currency; ours (C131). */
  refunds: z.optional(z.array(z.object({ amount: z.number(), day: z.string() }))),
});
/** BILL-042. The ids are unspecified; names decide (C63). */
export const invoiceStatus = z.object({ id: z.int(), name: z.string() });
/** BILL-033. A company without invoices has no last one. */
export const billingOverview = z.object({
  amountDue: z.number(),
  currency: z.string(),
  numberOfOpenInvoices: z.int(),
  lastInvoiceStatusId: z.nullable(z.int()),
  lastInvoiceAmountDue: z.nullable(z.number()),
  lastInvoiceDateDue: z.nullable(z.string()),
  lastInvoiceUrl: z.nullable(z.string()),
});
/** BILL-062 */
export const paymentMethod = z.object({
  paymentMethodId: z.string(),
  isDefault: z.boolean(),
  card: z.object({ brand: z.string(), last4: z.string(), expMonth: z.int(), expYear: z.int() }),
  billing: z.object({ name: z.nullable(z.string()) }),
});
/** BILL-064. Where the browser goes to add a card. */
export const addPaymentMethodResult = z.object({ url: z.string() });

/** BILL-076. The payment of the invoice that begins a plan; what became of it, the provider says. */
export const paymentIntent = z.object({
  clientSecret: z.string(),
  amountDue: z.number(),
  currency: z.string(),
  metaData: z.object({ planId: z.string() }),
});

export type PaymentIntent = z.infer<typeof paymentIntent>;
export type Invoice = z.infer<typeof invoice>;
export type InvoiceStatus = z.infer<typeof invoiceStatus>;
export type BillingOverview = z.infer<typeof billingOverview>;
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** BILL-034 */
export const getOverview = (signal?: AbortSignal) =>
  http.get('main', 'api/Billing/Overview', billingOverview, { signal });
/** BILL-052. Those that are due in the year. */
export const getInvoicesOfYear = (year: number, signal?: AbortSignal) =>
  http.get('main', `api/Billing/Invoices/${year}`, z.array(invoice), { signal });
/** BILL-053. All of them. */
export const getInvoices = (signal?: AbortSignal) =>
  http.get('main', 'api/Billing/Invoices', z.array(invoice), { signal });
/** BILL-054 */
export const getInvoiceStatuses = (signal?: AbortSignal) =>
  http.get('main', 'api/Billing/InvoiceStatuses', z.array(invoiceStatus), { signal });
/** BILL-063 */
export const getPaymentMethods = (signal?: AbortSignal) =>
  http.get('main', 'api/Billing/PaymentMethods', z.array(paymentMethod), { signal });
/** BILL-035. Null = the company has no card. */
export const getDefaultPaymentMethod = (signal?: AbortSignal) =>
  http.get('main', 'api/Billing/DefaultPaymentMethod', z.nullable(paymentMethod), { signal });
/** BILL-064 */
export const addPaymentMethod = () => http.post('main', 'api/Billing/AddPaymentMethod', {}, addPaymentMethodResult);
/** BILL-065, C62 */
export const deletePaymentMethod = (id: string) =>
  http.delete('main', `api/Billing/DeletePaymentMethod/${encodeURIComponent(id)}`, noAnswer);
/** BILL-066, C62 */
export const setPaymentMethodAsDefault = (id: string) =>
  http.put('main', `api/Billing/SetPaymentMethodAsDefault/${encodeURIComponent(id)}`, {}, noAnswer);
/** BILL-077. Null = no invoice of a signup waits to be paid (unspecified; a 404 is understood too). */
export const getSignupInvoicePaymentIntent = (signal?: AbortSignal) =>
  http.get('main', 'api/Billing/SignupInvoicePaymentIntent', z.nullable(paymentIntent), { signal });
/** BILL-078, C62. The same payment again for as long as the invoice is the same. */
export const createPaymentIntent = () => http.post('main', 'api/Billing/create-payment-intent', {}, paymentIntent);
