import type { billing } from '@console/api';
import { startOfDay, toDay } from '@console/ui';
import { n, t } from '@console/words';
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
  /** The target of *Pay*. */
  paymentUrl: string;
  /** Payments that were given back (C131). */
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

/** C63: the status of an id by the platform's list; an id that is not in it, by the specification's order. */
export function statusOf(id: number, statuses: readonly billing.InvoiceStatus[]): InvoiceStatus {
  const name = statuses.find((status) => status.id === id)?.name.toLowerCase();
  return invoiceStatuses.find((status) => status === name) ?? invoiceStatuses[id - 1] ?? 'draft';
}

/** The ids of all statuses: those of the platform, or without any the specification's order (C63). */
export const statusIds = (statuses: readonly billing.InvoiceStatus[]): string[] =>
  statuses.length > 0 ? statuses.map(({ id }) => String(id)) : invoiceStatuses.map((_, at) => String(at + 1));

/** The due day; the platform may send a day, or an instant, whose day is that of the reader's zone (C64). */
export const dueDayOf = (dueDate: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(dueDate) ? dueDate : toDay(new Date(dueDate));

/** Whole days from today until `day`; negative when it has passed. */
export const daysUntil = (day: string, today: string = toDay(new Date())): number =>
  Math.round((startOfDay(day).getTime() - startOfDay(today).getTime()) / DAY_MS);

/** Says how late an open invoice is, for readers who do not see the colour; undefined if it is not due yet. */
export function lateInWords({ status, dueDay }: InvoiceRow, today?: string): string | undefined {
  if (status !== 'open') return undefined;
  const days = daysUntil(dueDay, today);
  if (days > 0) return undefined;
  if (days === 0) return t('Due today');
  return n(-days, 'Overdue by {count} day', 'Overdue by {count} days');
}

/** Whether an invoice is part of totals: a draft or void invoice is not owed. */
export const counts = ({ status }: InvoiceRow): boolean => status !== 'draft' && status !== 'void';

/** The total of invoices, one for each currency (BILL-041). */
export const totalsOf = (rows: readonly InvoiceRow[]): Money[] => sumsOf(rows.map(({ amount }) => amount));

/** The total of refunds (C131), one for each currency. */
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
  draft: t('Draft'),
  open: t('Open'),
  paid: t('Paid'),
  uncollectible: t('Uncollectible'),
  void: t('Void'),
};
