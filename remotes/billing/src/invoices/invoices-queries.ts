import { billing } from '@console/api';
import { callQuery, seldomChanged, useQuery } from '@console/query';

/** An invoice is paid in another tab; who comes back sees it, however fresh the list is. */
export const AFTER_PAYING = 'always';

/** BILL-038: this year and the two before. */
export const yearChoices = (now: Date = new Date()): number[] => [0, 1, 2].map((before) => now.getFullYear() - before);

/** The year in the address (`?year=`); this one unless it names another of the three. */
export function yearOf(search: string | URLSearchParams): number {
  const [thisYear = 0, ...before] = yearChoices();
  const asked = Number(new URLSearchParams(search).get('year'));
  return before.includes(asked) ? asked : thisYear;
}

/** BILL-052 */
export const invoicesOfYearQuery = (year: number) =>
  callQuery(billing.getInvoicesOfYear, { year }, { refetchOnWindowFocus: AFTER_PAYING });

/** BILL-053. For what concerns all years: what is overdue. */
export const invoicesQuery = callQuery(billing.getInvoices, {}, { refetchOnWindowFocus: AFTER_PAYING });

/** BILL-054 */
export const invoiceStatusesQuery = callQuery(billing.getInvoiceStatuses, {}, seldomChanged);

/** The same; none where they cannot be loaded, and the specification's order stands in (C63). Undefined until known. */
export function useInvoiceStatuses(): readonly billing.InvoiceStatus[] | undefined {
  const { data, error } = useQuery(invoiceStatusesQuery);
  return data ?? (error ? NO_STATUSES : undefined);
}

const NO_STATUSES: readonly billing.InvoiceStatus[] = [];
