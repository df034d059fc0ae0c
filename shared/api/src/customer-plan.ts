import { del, get, post } from '@console/http';
import { z } from '@console/schema';
import * as texts from './texts';

/* api/CustomerPlan */

export const startRequest = z.object({ planId: texts.key });
/** BILL-020. The browser goes there to pay. */
export const startResult = z.object({ url: z.string() });

/** Unspecified; other fields are unused (C38). */
export const issuedInvoice = z.nullable(z.looseObject({ invoiceNo: z.optional(z.string()) }));

/** Unspecified: a lower plan not yet started. Null = none. */
export const scheduledChange = z.nullable(
  z.object({
    planId: z.string(),
    /** `2026-12-01` */
    takesEffect: z.string(),
  }),
);
export type ScheduledChange = z.infer<typeof scheduledChange>;

/** Major units (C65), tax included. */
const taxedAmount = z.object({ amount: z.number(), tax: z.number() });
/** Unspecified; `day` as `2026-12-01`. */
const nextCharge = z.extend(taxedAmount, { day: z.string() });

/** Unspecified. Price and start of a purchase today. */
export const planQuote = z.object({
  planId: z.string(),
  currency: z.string(),
  taxPercent: z.number(),
  /** Charged at once; null = nothing, for a lower or present plan. */
  now: z.nullable(z.extend(taxedAmount, { from: z.string(), to: z.string() })),
  takesEffect: z.string(),
  next: nextCharge,
  /** The count includes invites; the plan sets the limit. */
  users: z.object({ count: z.int(), limit: z.nullable(z.int()) }),
});

/**
 * Unspecified: a purchase. `waiting` for payment, `paying` until confirmed, `begun`, or `closed`, no longer payable.
 */
export const order = z.object({
  orderId: z.string(),
  planId: z.string(),
  method: z.enum(['stripe', 'invoice']),
  state: z.enum(['waiting', 'paying', 'begun', 'closed']),
  /** Another purchase, the month's end, or a user closed the order. */
  closedAs: z.nullable(z.enum(['replaced', 'ended', 'cancelled'])),
  orderedOn: z.string(),
  currency: z.string(),
  charge: taxedAmount,
  next: z.nullable(nextCharge),
  invoiceNo: z.string(),
  invoiceUrl: z.string(),
  /** Refunds late or double payments. */
  refunds: z.array(z.object({ amount: z.number(), day: z.string(), paidWith: z.string() })),
});
export type Order = z.infer<typeof order>;

const ofPlan = z.object({ planId: texts.key });

/** BILL-019 */
export const startPlan = post('main', 'api/CustomerPlan/Start', { body: startRequest, answer: startResult });
/** BILL-022. A GET with effects: never prefetched or repeated. The plan is unspecified (C38). */
export const issueInvoice = get('main', 'api/CustomerPlan/IssueInvoice', {
  query: ofPlan,
  answer: issuedInvoice,
  isRead: false,
});
/** Unspecified, like the calls below. */
export const getScheduledChange = get('main', 'api/CustomerPlan/ScheduledChange', { answer: scheduledChange });
export const removeScheduledChange = del('main', 'api/CustomerPlan/ScheduledChange');
export const getQuote = get('main', 'api/CustomerPlan/Quote', { query: ofPlan, answer: planQuote });
/** Newest first. */
export const getOrders = get('main', 'api/CustomerPlan/Orders', { answer: z.array(order) });
export const cancelOrder = del('main', 'api/CustomerPlan/Orders/:orderId');
