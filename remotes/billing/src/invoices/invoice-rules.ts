import type { billing } from '@console/api';
import { startOfDay } from '@console/ui';
import { n, t } from '@console/words';
import { companyDay } from '../components/company-day';
import { type InvoiceStatus, invoiceStatuses } from '../components/InvoiceBadge';
import { currencyOf, type Money, moneyOf, sumOf } from '../components/money';

const DAY_MS = 86_400_000;

export interface InvoiceRow {
  number: string;
  statusId: number;
  status: InvoiceStatus;
  /** `2026-11-05` */
  dueDay: string;
  amount: Money;
  url: string;
  paymentUrl: string;
  /** C131 */
  refunds: readonly { amount: Money; day: string }[];
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

/** C63: an unlisted id follows the specification's order. */
export function statusOf(id: number, statuses: readonly billing.InvoiceStatus[]): InvoiceStatus {
  const name = statuses.find((status) => status.id === id)?.name.toLowerCase();
  return invoiceStatuses.find((status) => status === name) ?? invoiceStatuses[id - 1] ?? 'draft';
}

/** C63 */
export const statusIds = (statuses: readonly billing.InvoiceStatus[]): string[] =>
  statuses.length > 0 ? statuses.map(({ id }) => String(id)) : invoiceStatuses.map((_, at) => String(at + 1));

/** C64: a day, or an instant's day in the company's country. */
export const dueDayOf = (dueDate: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(dueDate) ? dueDate : companyDay(new Date(dueDate));

/** Returns a negative number for a past day. */
export const daysUntil = (day: string, today: string = companyDay(new Date())): number =>
  Math.round((startOfDay(day).getTime() - startOfDay(today).getTime()) / DAY_MS);

/** Tells readers without color; undefined means not due. */
export function lateInWords({ status, dueDay }: InvoiceRow, today?: string): string | undefined {
  if (status !== 'open') return undefined;
  const days = daysUntil(dueDay, today);
  if (days > 0) return undefined;
  if (days === 0) return t('Due today');
  return n(-days, 'Overdue by {count} day', 'Overdue by {count} days');
}

/** Drafts and void invoices are not owed. */
export const counts = ({ status }: InvoiceRow): boolean => status !== 'draft' && status !== 'void';

/** BILL-041: by currency. */
export const totalsOf = (rows: readonly InvoiceRow[]): Money[] => sumsOf(rows.map(({ amount }) => amount));

/** C131: by currency. */
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
