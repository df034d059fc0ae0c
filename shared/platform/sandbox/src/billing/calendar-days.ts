/* `2026-11-05`, in the platform's time zone, wherever its server stands. */

const days = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Oslo' });

export const dayOf = (at: number): string => days.format(at);

/** Noon survives a change to or from summer time. */
export const noonOf = (day: string): number => new Date(`${day}T12:00:00`).getTime();

function moved(day: string, move: (date: Date) => number): string {
  const date = new Date(noonOf(day));
  return dayOf(move(date));
}

export const dayAfter = (day: string): string => moved(day, (date) => date.setDate(date.getDate() + 1));
export const firstOfNextMonth = (day: string): string => moved(day, (date) => date.setMonth(date.getMonth() + 1, 1));
export const lastOfMonth = (day: string): string => moved(day, (date) => date.setMonth(date.getMonth() + 1, 0));

export const dayOfMonth = (day: string): number => Number(day.slice(8));

/** `2026-11` */
export const monthOf = (day: string): string => day.slice(0, 7);

const longDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** `5 November 2026` */
export const inWords = (day: string): string => longDay.format(noonOf(day));

const longMonth = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });

/** `November 2026` */
export const monthInWords = (at: number): string => longMonth.format(at);
