import { del, get, post, put } from '@console/http';
import { z } from '@console/schema';

/* api/Billing. Amounts are major units (C65). */

/** BILL-041 */
export const invoice = z.object({
  invoiceNo: z.string(),
  /** `2026-11-05`, or an instant; `dueDayOf` reads both. */
  dueDate: z.string(),
  amountDue: z.number(),
  currency: z.string(),
  statusId: z.int(),
  invoiceUrl: z.string(),
  /** Our addition (C130): pays at once. */
  paymentUrl: z.optional(z.nullable(z.string())),
  /** Our addition (C131), in the invoice's currency. */
  refunds: z.optional(z.array(z.object({ amount: z.number(), day: z.string() }))),
});
/** BILL-042. Ids are unspecified: compare names (C63). */
export const invoiceStatus = z.object({ id: z.int(), name: z.string() });
/** BILL-033. Null without invoices. */
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
/** BILL-064 */
export const addPaymentMethodResult = z.object({ url: z.string() });

/** BILL-076. The provider has the outcome. */
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
export const getOverview = get('main', 'api/Billing/Overview', { answer: billingOverview });
/** BILL-052. By due date. */
export const getInvoicesOfYear = get('main', 'api/Billing/Invoices/:year', { answer: z.array(invoice) });
/** BILL-053. All invoices. */
export const getInvoices = get('main', 'api/Billing/Invoices', { answer: z.array(invoice) });
/** BILL-054 */
export const getInvoiceStatuses = get('main', 'api/Billing/InvoiceStatuses', { answer: z.array(invoiceStatus) });
/** BILL-063 */
export const getPaymentMethods = get('main', 'api/Billing/PaymentMethods', { answer: z.array(paymentMethod) });
/** BILL-035. Null = no card. */
export const getDefaultPaymentMethod = get('main', 'api/Billing/DefaultPaymentMethod', {
  answer: z.nullable(paymentMethod),
});
/** BILL-064 */
export const addPaymentMethod = post('main', 'api/Billing/AddPaymentMethod', { answer: addPaymentMethodResult });
/** BILL-065, C62 */
export const deletePaymentMethod = del('main', 'api/Billing/DeletePaymentMethod/:paymentMethodId');
/** BILL-066, C62 */
export const setPaymentMethodAsDefault = put('main', 'api/Billing/SetPaymentMethodAsDefault/:paymentMethodId');
/** BILL-077. Null = none unpaid (unspecified, like a 404). */
export const getSignupInvoicePaymentIntent = get('main', 'api/Billing/SignupInvoicePaymentIntent', {
  answer: z.nullable(paymentIntent),
});
/** BILL-078, C62. The same payment for the same invoice. */
export const createPaymentIntent = post('main', 'api/Billing/create-payment-intent', { answer: paymentIntent });
