/* `2026-11-05`, in the platform's time zone, wherever its server stands. */

const days = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Oslo' });

export const dayOf = (at: number): string => days.format(at);

/** Noon survives a change to or from summer time. */
export const noonOf = (day: string): number => new Date(`${day}T12:00:00`).getTime();

export function dayAfter(day: string): string {
  const date = new Date(noonOf(day));
  date.setDate(date.getDate() + 1);
  return dayOf(date.getTime());
}

export function firstOfNextMonth(day: string): string {
  const date = new Date(noonOf(day));
  date.setMonth(date.getMonth() + 1, 1);
  return dayOf(date.getTime());
}

export function lastOfMonth(day: string): string {
  const date = new Date(noonOf(day));
  date.setMonth(date.getMonth() + 1, 0);
  return dayOf(date.getTime());
}

export const dayOfMonth = (day: string): number => Number(day.slice(8));

/** `2026-11` */
export const monthOf = (day: string): string => day.slice(0, 7);

const longDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** `5 November 2026` */
export const inWords = (day: string): string => longDay.format(noonOf(day));
