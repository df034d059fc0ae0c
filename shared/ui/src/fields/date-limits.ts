import { t } from '@console/words';
import { isDay } from '../format/days';

const FIRST_YEAR = 2015;
const lastYear = () => new Date().getFullYear();

export const firstDay = `${FIRST_YEAR}-01-01`;
/** A tab may stay open over New Year. */
export const lastDay = () => `${lastYear()}-12-31`;

/** SHRD-026: error of a day outside the allowed years. */
export function dateError(day: string): string | undefined {
  if (day === '') return undefined;
  const isWithin = isDay(day) && day >= firstDay && day <= lastDay();
  return isWithin ? undefined : t('Enter a year from {first} to {last}', { first: FIRST_YEAR, last: lastYear() });
}
