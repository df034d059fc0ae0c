import { language, n, t } from '@console/words';
import { twoDigits } from './days';

/** Intl says 'Sept' in some browsers, and takes 30 ms at the start. */
const MONTHS: Readonly<Record<string, string>> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  nb: 'jan. feb. mars april mai juni juli aug. sep. okt. nov. des.',
  sv: 'jan. feb. mars april maj juni juli aug. sep. okt. nov. dec.',
};
export const SHORT_MONTHS = (MONTHS[language()] ?? MONTHS.en ?? '').split(' ');

/** SHRD-024: `11/05/2026 - 14:07`, local; Swedish `2026-11-05 14:07`, Norwegian `05.11.2026 14:07`. */
export function formatDateTime(date: Date): string {
  const [day, month, year] = [twoDigits(date.getDate()), twoDigits(date.getMonth() + 1), date.getFullYear()];
  if (language() === 'sv') return `${year}-${month}-${day} ${formatTime(date)}`;
  if (language() === 'nb') return `${day}.${month}.${year} ${formatTime(date)}`;
  return `${month}/${day}/${year} - ${formatTime(date)}`;
}

/** `14:07`, local. */
export const formatTime = (date: Date): string => `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;

/** `05 Nov`, Swedish `5 nov.`, Norwegian `5. nov.` */
export function formatDay(date: Date): string {
  const month = SHORT_MONTHS[date.getMonth()];
  if (language() === 'sv') return `${date.getDate()} ${month}`;
  if (language() === 'nb') return `${date.getDate()}. ${month}`;
  return `${twoDigits(date.getDate())} ${month}`;
}

/** SHRD-025: `05 Nov 2026`, Swedish `5 nov. 2026`, Norwegian `5. nov. 2026`. */
export const formatShortDate = (date: Date): string => `${formatDay(date)} ${date.getFullYear()}`;

const DAY = 86_400_000;
const UNITS: readonly [length: number, past: (count: number) => string, future: (count: number) => string][] = [
  [
    365 * DAY,
    (count) => n(count, '{count} year ago', '{count} years ago'),
    (count) => n(count, 'in {count} year', 'in {count} years'),
  ],
  [
    30 * DAY,
    (count) => n(count, '{count} month ago', '{count} months ago'),
    (count) => n(count, 'in {count} month', 'in {count} months'),
  ],
  [
    DAY,
    (count) => n(count, '{count} day ago', '{count} days ago'),
    (count) => n(count, 'in {count} day', 'in {count} days'),
  ],
  [
    DAY / 24,
    (count) => n(count, '{count} hour ago', '{count} hours ago'),
    (count) => n(count, 'in {count} hour', 'in {count} hours'),
  ],
  [
    DAY / 1440,
    (count) => n(count, '{count} minute ago', '{count} minutes ago'),
    (count) => n(count, 'in {count} minute', 'in {count} minutes'),
  ],
];

/** `12 days ago`, `in 2 hours`, `just now`. */
export function formatAge(date: Date, now: Date = new Date()): string {
  const elapsed = date.getTime() - now.getTime();
  const unit = UNITS.find(([length]) => Math.abs(elapsed) >= length);
  if (!unit) return t('just now');
  const [length, past, future] = unit;
  const count = Math.trunc(Math.abs(elapsed) / length);
  return elapsed < 0 ? past(count) : future(count);
}

let zoneName: string | undefined;

/** Returns instant and zone, for a title. */
export function exactTime(date: Date): string {
  const offset = -date.getTimezoneOffset();
  const sign = offset < 0 ? '-' : '+';
  const zone = `${sign}${twoDigits(Math.trunc(Math.abs(offset) / 60))}:${twoDigits(Math.abs(offset) % 60)}`;
  const local = new Date(date.getTime() + offset * 60_000).toISOString().slice(0, 19);
  zoneName ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return `${local}${zone} ${zoneName}`;
}
