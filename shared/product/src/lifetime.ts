const DAYS_PER_YEAR = 365;

/** INTG-121, C84: '1 day', '180 days', '1 year', '20 years'; a number that is not in whole years is shown in days. */
export function lifetimeInWords(days: number): string {
  if (days % DAYS_PER_YEAR !== 0) return days === 1 ? '1 day' : `${days} days`;
  const years = days / DAYS_PER_YEAR;
  return years === 1 ? '1 year' : `${years} years`;
}
