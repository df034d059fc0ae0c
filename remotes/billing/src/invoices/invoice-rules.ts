import type { billing } from '@console/api';
import { startOfDay, toDay } from '@console/ui';
import { type InvoiceStatus, invoiceStatuses } from '../components/InvoiceBadge';
import { currencyOf, type Money, moneyOf, sumOf } from '../components/money';

const DAY_MS = 86_400_000;

/** An invoice as the screens need it. */
export interface InvoiceRow {
  number: string;
  statusId: number;
  status: InvoiceStatus;
  /** A day of the calendar, `2026-11-05`. */
  dueDay: string;
  amount: Money;
  url: string;
  /** Where *Pay* leads. */
  paymentUrl: string;
  /** Payments that did not count and went back. */
  refunds: readonly Refund[];
}

interface Refund {
  amount: Money;
  day: string;
}

export function toInvoiceRow(invoice: billing.Invoice, statuses: readonly billing.InvoiceStatus[]): InvoiceRow {
  return {
    number: invoice.invoiceNo,
    statusId: invoice.statusId,
    status: statusOf(invoice.statusId, statuses),
    dueDay: dueDayOf(invoice.dueDate),
    amount: moneyOf(invoice.amountDue, invoice.currency),
    url: invoice.invoiceUrl,
    // C130
    paymentUrl: invoice.paymentUrl ?? invoice.invoiceUrl,
    refunds: (invoice.refunds ?? []).map(({ amount, day }) => ({ amount: moneyOf(amount, invoice.currency), day })),
  };
}

/** C63: by the platform's names; where it has none for an id, in the specification's order. */
export function statusOf(id: number, statuses: readonly billing.InvoiceStatus[]): InvoiceStatus {
  const name = statuses.find((status) => status.id === id)?.name.toLowerCase();
  return invoiceStatuses.find((status) => status === name) ?? invoiceStatuses[id - 1] ?? 'draft';
}

/** All ids that stand for a status: the platform's, or without them the specification's order (C63). */
export const statusIds = (statuses: readonly billing.InvoiceStatus[]): string[] =>
  statuses.length > 0 ? statuses.map(({ id }) => String(id)) : invoiceStatuses.map((_, at) => String(at + 1));

/** The platform may send a day, or an instant of it in the reader's zone (C64). */
export const dueDayOf = (dueDate: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(dueDate) ? dueDate : toDay(new Date(dueDate));

/** Whole days from today on; negative when the day has passed. */
export const daysUntil = (day: string, today: string = toDay(new Date())): number =>
  Math.round((startOfDay(day).getTime() - startOfDay(today).getTime()) / DAY_MS);

/** What an open invoice's due date means, beside its colour; undefined while there is time. */
export function lateInWords({ status, dueDay }: InvoiceRow, today?: string): string | undefined {
  if (status !== 'open') return undefined;
  const days = daysUntil(dueDay, today);
  if (days > 0) return undefined;
  if (days === 0) return 'Due today';
  return days === -1 ? 'Overdue by 1 day' : `Overdue by ${-days} days`;
}

/** Drafts and void invoices are nobody's debt. */
export const counts = ({ status }: InvoiceRow): boolean => status !== 'draft' && status !== 'void';

/** What invoices come to, in each of their currencies: each has its own (BILL-041). */
export const totalsOf = (rows: readonly InvoiceRow[]): Money[] => sumsOf(rows.map(({ amount }) => amount));

/** What was given back of invoices (C131), in each of their currencies. */
export const givenBackOf = (rows: readonly InvoiceRow[]): Money[] =>
  sumsOf(rows.flatMap(({ refunds }) => refunds.map(({ amount }) => amount)));

function sumsOf(amounts: readonly Money[]): Money[] {
  const currencies = [...new Set(amounts.map(currencyOf))];
  return currencies.map((currency) =>
    sumOf(
      amounts.filter((amount) => currencyOf(amount) === currency),
      currency,
    ),
  );
}

export const STATUS_WORDS: Record<InvoiceStatus, string> = {
  draft: 'Draft',
  open: 'Open',
  paid: 'Paid',
  uncollectible: 'Uncollectible',
  void: 'Void',
};
