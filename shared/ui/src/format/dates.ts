const twoDigits = (part: number) => String(part).padStart(2, '0');

/** Not from Intl: some browser versions say 'Sept', and its first use takes 30 ms at the start of a page. */
export const SHORT_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** SHRD-024: `11/05/2026 - 14:07`, in the reader's zone. */
export function formatDateTime(date: Date): string {
  const day = `${twoDigits(date.getMonth() + 1)}/${twoDigits(date.getDate())}/${date.getFullYear()}`;
  return `${day} - ${formatTime(date)}`;
}

/** `14:07`, in the reader's zone. */
export const formatTime = (date: Date): string => `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;

/** SHRD-025: `05 Nov 2026`. */
export function formatShortDate(date: Date): string {
  return `${twoDigits(date.getDate())} ${SHORT_MONTHS[date.getMonth()]} ${date.getFullYear()}`;
}

const DAY = 86_400_000;
const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', DAY / 24],
  ['minute', DAY / 1440],
] as const;

/** `12 days ago`, `in 2 hours`, `just now`. */
export function formatAge(date: Date, now: Date = new Date()): string {
  const elapsed = date.getTime() - now.getTime();
  const unit = UNITS.find(([, length]) => Math.abs(elapsed) >= length);
  if (!unit) return 'just now';
  const count = Math.trunc(Math.abs(elapsed) / unit[1]);
  const span = `${count} ${unit[0]}${count === 1 ? '' : 's'}`;
  return elapsed < 0 ? `${span} ago` : `in ${span}`;
}

let zoneName: string | undefined;

/** The exact instant and its time zone, for the title of a `<time>`. */
export function exactTime(date: Date): string {
  const offset = -date.getTimezoneOffset();
  const sign = offset < 0 ? '-' : '+';
  const zone = `${sign}${twoDigits(Math.trunc(Math.abs(offset) / 60))}:${twoDigits(Math.abs(offset) % 60)}`;
  const local = new Date(date.getTime() + offset * 60_000).toISOString().slice(0, 19);
  zoneName ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return `${local}${zone} ${zoneName}`;
}
