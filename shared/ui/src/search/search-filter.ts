import { dateError } from '../fields/date-limits';

/** What is asked of a server's list. Days as `2026-11-05`; what is empty does not narrow. */
export interface SearchFilterValues {
  query: string;
  from: string;
  to: string;
}

/** Names in the address: apart from `q`, by which a list searches the rows it has. */
const PARAMETERS = { query: 'search', from: 'from', to: 'to' } as const;
const NAMES = ['query', 'from', 'to'] as const;

/** Reads a filter out of an address. Absent is the default, empty was cleared; dates that cannot be are the default. */
export function parseSearchFilter(search: string, defaults: SearchFilterValues): SearchFilterValues {
  const params = new URLSearchParams(search);
  const read = (name: keyof typeof PARAMETERS) => params.get(PARAMETERS[name]) ?? defaults[name];
  const values = { query: read('query'), from: read('from'), to: read('to') };
  const isPossible = Object.keys(dateProblems(values, defaults)).length === 0;
  return isPossible ? values : { ...values, from: defaults.from, to: defaults.to };
}

/** Writes a filter into an address: defaults are dropped, parameters of others stay. Empty, or with a leading `?`. */
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

/** VERS-004, VERS-005: dates may not cross, which is said where it was changed since `applied`. */
export function dateProblems(values: SearchFilterValues, applied: SearchFilterValues): DateProblems {
  const from = dateError(values.from);
  const to = dateError(values.to);
  if (from !== undefined || to !== undefined) return { ...(from && { from }), ...(to && { to }) };
  if (values.from === '' || values.to === '' || values.from <= values.to) return {};
  return values.to === applied.to
    ? { from: 'Date from cannot exceed date to' }
    : { to: 'Date to cannot precede date from' };
}
