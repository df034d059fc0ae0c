const twoDigits = (part: number) => String(part).padStart(2, '0');

/** The calendar day of a moment in the reader's time zone, as a date input has it: `2026-11-05`. */
export function toDay(date: Date): string {
  return `${String(date.getFullYear()).padStart(4, '0')}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** The first moment of a day in the reader's zone. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00`);

/** The last millisecond of a day in the reader's zone. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999`);

/** True for a valid calendar day in the format of a date input. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = startOfDay(text);
  return !Number.isNaN(date.getTime()) && toDay(date) === text;
}
