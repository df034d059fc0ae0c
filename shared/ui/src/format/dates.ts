const twoDigits = (part: number) => String(part).padStart(2, '0');

const shortDate = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/** SHRD-024: `11/05/2026 - 14:07`, in the reader's zone. */
export function formatDateTime(date: Date): string {
  const day = `${twoDigits(date.getMonth() + 1)}/${twoDigits(date.getDate())}/${date.getFullYear()}`;
  return `${day} - ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** SHRD-025: `05 Nov 2026`. */
export function formatShortDate(date: Date): string {
  // Put together from parts: some versions of the browsers' data say 'Sept' where the others say 'Sep'.
  const parts = Object.fromEntries(shortDate.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${parts.day} ${parts.month?.slice(0, 3)} ${parts.year}`;
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
  return unit ? relative.format(Math.trunc(elapsed / unit[1]), unit[0]) : 'just now';
}

/** For the title of a `<time>`: the exact instant and the zone it is shown in. */
export function exactTime(date: Date): string {
  const offset = -date.getTimezoneOffset();
  const sign = offset < 0 ? '-' : '+';
  const zone = `${sign}${twoDigits(Math.trunc(Math.abs(offset) / 60))}:${twoDigits(Math.abs(offset) % 60)}`;
  const local = new Date(date.getTime() + offset * 60_000).toISOString().slice(0, 19);
  return `${local}${zone} ${Intl.DateTimeFormat().resolvedOptions().timeZone}`;
}
