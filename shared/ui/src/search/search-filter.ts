import { t } from '@console/words';
import { dateError } from '../fields/date-limits';

/** Days look like `2026-11-05`; empty means no filter. */
export interface SearchFilterValues {
  query: string;
  from: string;
  to: string;
}

/** `q` is the text of a list's own search. */
const PARAMETERS = { query: 'search', from: 'from', to: 'to' } as const;
const NAMES = ['query', 'from', 'to'] as const;

/** Absent = default; empty = cleared. */
export function parseSearchFilter(search: string, defaults: SearchFilterValues): SearchFilterValues {
  const params = new URLSearchParams(search);
  const read = (name: keyof typeof PARAMETERS) => params.get(PARAMETERS[name]) ?? defaults[name];
  return { query: read('query'), from: read('from'), to: read('to') };
}

/** Removes defaults, keeps other parameters. Empty, or with `?`. */
export function writeSearchFilter(search: string, values: SearchFilterValues, defaults: SearchFilterValues): string {
  const params = new URLSearchParams(search);
  for (const name of NAMES) {
    if (values[name] === defaults[name]) params.delete(PARAMETERS[name]);
    else params.set(PARAMETERS[name], values[name]);
  }
  const text = params.toString();
  return text && `?${text}`;
}

export const isSameFilter = (one: SearchFilterValues, other: SearchFilterValues): boolean =>
  NAMES.every((name) => one[name] === other[name]);

export type DateProblems = Partial<Record<'from' | 'to', string>>;

/** VERS-004, VERS-005: at the date that changed since `applied`. */
export function dateProblems(values: SearchFilterValues, applied: SearchFilterValues): DateProblems {
  const from = dateError(values.from);
  const to = dateError(values.to);
  if (from !== undefined || to !== undefined) return { ...(from && { from }), ...(to && { to }) };
  if (values.from === '' || values.to === '' || values.from <= values.to) return {};
  return values.to === applied.to
    ? { from: t('Date from cannot exceed date to') }
    : { to: t('Date to cannot precede date from') };
}
