import { del, get, post } from '@console/http';
import { z } from '@console/schema';
import { noAnswer } from './no-answer';
import * as texts from './texts';

/* api/CustomerPlan: starting, changing and buying a plan. */

export const startRequest = z.object({ planId: texts.key });
/** BILL-020. The browser goes to this address to pay. */
export const startResult = z.object({ url: z.string() });
export type StartResult = z.infer<typeof startResult>;

/** Unspecified: the issued invoice. Other fields of the answer are not used (C38). */
export const issuedInvoice = z.nullable(z.looseObject({ invoiceNo: z.optional(z.string()) }));

/** Unspecified: a lower plan that has been chosen and has not started. Null = the plan stays. */
export const scheduledChange = z.nullable(
  z.object({
    planId: z.string(),
    /** The day on which it starts, `2026-12-01`. */
    takesEffect: z.string(),
  }),
);
export type ScheduledChange = z.infer<typeof scheduledChange>;

/** An amount in major units, such as kroner (C65), with the tax that it includes. */
const taxedAmount = z.object({ amount: z.number(), tax: z.number() });
/** Unspecified: the next charge, `day` as `2026-12-01`. */
const nextCharge = z.extend(taxedAmount, { day: z.string() });

/** Unspecified: the price and start of a plan if the company bought it today. */
export const planQuote = z.object({
  planId: z.string(),
  currency: z.string(),
  taxPercent: z.number(),
  /** Charged at once, for these days; null = nothing, because the plan is lower or is the present one. */
  now: z.nullable(z.extend(taxedAmount, { from: z.string(), to: z.string() })),
  /** The day on which the plan starts. */
  takesEffect: z.string(),
  next: nextCharge,
  /** The number of the company's users, invites included, and the number that the plan allows. */
  users: z.object({ count: z.int(), limit: z.nullable(z.int()) }),
});
export type PlanQuote = z.infer<typeof planQuote>;

/**
 * Unspecified: a purchase of a higher plan and its state. `waiting` for its payment, `paying` until the provider
 * confirms it, `begun`, or `closed`: then it can no longer be paid.
 */
export const order = z.object({
  orderId: z.string(),
  planId: z.string(),
  method: z.enum(['stripe', 'invoice']),
  state: z.enum(['waiting', 'paying', 'begun', 'closed']),
  /** Why it is closed: another purchase replaced it, its month ended, or a user cancelled it. */
  closedAs: z.nullable(z.enum(['replaced', 'ended', 'cancelled'])),
  orderedOn: z.string(),
  currency: z.string(),
  charge: taxedAmount,
  next: z.nullable(nextCharge),
  invoiceNo: z.string(),
  invoiceUrl: z.string(),
  /** Payments that arrived too late or twice and were refunded. */
  refunds: z.array(z.object({ amount: z.number(), day: z.string(), paidWith: z.string() })),
});
export type Order = z.infer<typeof order>;

const ofPlan = z.object({ planId: texts.key });

/** BILL-019 */
export const startPlan = post('main', 'api/CustomerPlan/Start', { body: startRequest, answer: startResult });
/**
 * BILL-022. A GET that starts the plan and issues an invoice, so it is sent once: never prefetched, never repeated.
 * Sending the plan with it is unspecified (C38).
 */
export const issueInvoice = get('main', 'api/CustomerPlan/IssueInvoice', {
  query: ofPlan,
  answer: issuedInvoice,
  isRead: false,
});
/** Unspecified, like the calls below. */
export const getScheduledChange = get('main', 'api/CustomerPlan/ScheduledChange', { answer: scheduledChange });
/** Removes the scheduled change; the present plan stays. */
export const removeScheduledChange = del('main', 'api/CustomerPlan/ScheduledChange', { answer: noAnswer });
export const getQuote = get('main', 'api/CustomerPlan/Quote', { query: ofPlan, answer: planQuote });
/** The company's purchases, newest first. */
export const getOrders = get('main', 'api/CustomerPlan/Orders', { answer: z.array(order) });
/** Cancels an order that waits for its payment. */
export const cancelOrder = del('main', 'api/CustomerPlan/Orders/:orderId', { answer: noAnswer });
