export const twoDigits = (part: number) => String(part).padStart(2, '0');

/** `2026-11-05`, local. */
export function toDay(date: Date): string {
  return `${String(date.getFullYear()).padStart(4, '0')}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** Uses local time. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00`);

/** Returns the last millisecond, in local time. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999`);

/** Checks a date input's format. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = startOfDay(text);
  return !Number.isNaN(date.getTime()) && toDay(date) === text;
}
