import { n } from '@console/words';

const DAYS_PER_YEAR = 365;

/** INTG-121, C84: '180 days', '1 year'; years only if whole. */
export function lifetimeInWords(days: number): string {
  if (days % DAYS_PER_YEAR !== 0) return n(days, '{count} day', '{count} days');
  const years = days / DAYS_PER_YEAR;
  return n(years, '{count} year', '{count} years');
}
