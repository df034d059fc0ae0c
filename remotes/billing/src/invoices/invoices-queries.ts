import { billing } from '@console/api';
import { callQuery, seldomChanged, useQuery } from '@console/query';

/** An invoice is paid in another tab, so returning to this one refetches even fresh data. */
export const AFTER_PAYING = 'always';

/** BILL-038: this year and the two before. */
export const yearChoices = (now: Date = new Date()): number[] => [0, 1, 2].map((before) => now.getFullYear() - before);

/** The year in the address (`?year=`); the current year if it is not one of the three. */
export function yearOf(search: string | URLSearchParams): number {
  const [thisYear = 0, ...before] = yearChoices();
  const requestedYear = Number(new URLSearchParams(search).get('year'));
  return before.includes(requestedYear) ? requestedYear : thisYear;
}

/** BILL-052 */
export const invoicesOfYearQuery = (year: number) =>
  callQuery(billing.getInvoicesOfYear, { year }, { refetchOnWindowFocus: AFTER_PAYING });

/** BILL-053. The invoices of all years, for the overdue ones. */
export const invoicesQuery = callQuery(billing.getInvoices, {}, { refetchOnWindowFocus: AFTER_PAYING });

/** BILL-054 */
export const invoiceStatusesQuery = callQuery(billing.getInvoiceStatuses, {}, seldomChanged);

/** The statuses; undefined until loaded, empty if loading failed, so that the specification's order applies (C63). */
export function useInvoiceStatuses(): readonly billing.InvoiceStatus[] | undefined {
  const { data, error } = useQuery(invoiceStatusesQuery);
  return data ?? (error ? NO_STATUSES : undefined);
}

const NO_STATUSES: readonly billing.InvoiceStatus[] = [];
