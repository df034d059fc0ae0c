import { billing } from '@console/api';
import { callQuery, seldomChanged, useQuery } from '@console/query';

/** Paid in another tab, so returning refetches. */
export const AFTER_PAYING = 'always';

/** BILL-038 */
export const yearChoices = (now: Date = new Date()): number[] => [0, 1, 2].map((years) => now.getFullYear() - years);

/** `?year=`; default: the current. */
export function yearOf(search: string | URLSearchParams): number {
  const [thisYear = 0, ...earlierYears] = yearChoices();
  const requestedYear = Number(new URLSearchParams(search).get('year'));
  return earlierYears.includes(requestedYear) ? requestedYear : thisYear;
}

/** BILL-052 */
export const invoicesOfYearQuery = (year: number) =>
  callQuery(billing.getInvoicesOfYear, { year }, { refetchOnWindowFocus: AFTER_PAYING });

/** BILL-053: all years. */
export const invoicesQuery = callQuery(billing.getInvoices, {}, { refetchOnWindowFocus: AFTER_PAYING });

/** BILL-054 */
export const invoiceStatusesQuery = callQuery(billing.getInvoiceStatuses, {}, seldomChanged);

/** C63: undefined until loaded, empty after a failure. */
export function useInvoiceStatuses(): readonly billing.InvoiceStatus[] | undefined {
  const { data, error } = useQuery(invoiceStatusesQuery);
  return data ?? (error ? NO_STATUSES : undefined);
}

export const NO_STATUSES: readonly billing.InvoiceStatus[] = [];
