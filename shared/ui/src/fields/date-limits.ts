import { isDay } from '../format/days';

const FIRST_YEAR = 2015;
const lastYear = () => new Date().getFullYear();

export const firstDay = `${FIRST_YEAR}-01-01`;
/** Asked for each time: a tab may stay open over New Year. */
export const lastDay = () => `${lastYear()}-12-31`;

/** SHRD-026: why this cannot be a date of the console; nothing typed is fine. */
export function dateError(day: string): string | undefined {
  if (day === '') return undefined;
  const isWithin = isDay(day) && day >= firstDay && day <= lastDay();
  return isWithin ? undefined : `Years run from ${FIRST_YEAR} to ${lastYear()}`;
}
