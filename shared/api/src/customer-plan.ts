import { z } from '@console/schema';
import { http } from '@console/http';
import { noAnswer } from './no-answer';

/* api/CustomerPlan: how a company gets its plan. */

export const startRequest = z.object({ planId: z.string() });
/** BILL-020. Where the browser goes to pay. */
export const startResult = z.object({ url: z.string() });
export type StartResult = z.infer<typeof startResult>;

/** Unspecified: the invoice that was issued. Whatever else the platform says is not used (C38). */
export const issuedInvoice = z.nullable(z.looseObject({ invoiceNo: z.optional(z.string()) }));

/** Unspecified: a lower plan that has been chosen and has not begun. Null = the plan stays. */
export const scheduledChange = z.nullable(
  z.object({
    planId: z.string(),
    /** The day on which it begins, `2026-12-01`. */
    takesEffect: z.string(),
  }),
);
export type ScheduledChange = z.infer<typeof scheduledChange>;

/** BILL-019 */
export const startPlan = (planId: string) => http.post('main', 'api/CustomerPlan/Start', { planId }, startResult);
/**
 * BILL-022. A GET that starts the plan and issues an invoice, so it is sent once: never prefetched, never repeated. That
 * the plan goes along is unspecified (C38).
 */
export const issueInvoice = (planId: string) =>
  http.get('main', 'api/CustomerPlan/IssueInvoice', issuedInvoice, { searchParams: { planId }, isRepeatable: false });
/** Unspecified, as is what follows. */
export const getScheduledChange = (signal?: AbortSignal) =>
  http.get('main', 'api/CustomerPlan/ScheduledChange', scheduledChange, { signal });
/** The present plan stays. */
export const removeScheduledChange = () => http.delete('main', 'api/CustomerPlan/ScheduledChange', noAnswer);
