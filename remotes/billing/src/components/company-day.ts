import { sessionStore } from '@console/session';
import { toDay } from '@console/ui';

const ZONES: Record<string, string> = {
  NO: 'Europe/Oslo',
  SE: 'Europe/Stockholm',
  DK: 'Europe/Copenhagen',
  FI: 'Europe/Helsinki',
};
const formats = new Map<string, Intl.DateTimeFormat>();

/** C64; for another country the reader's day. */
export function companyDay(at: Date): string {
  const zone = ZONES[sessionStore.getState().customer?.country?.code ?? ''];
  if (zone === undefined) return toDay(at);
  // Swedish writes days as ISO 8601 does.
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('sv', { timeZone: zone });
  formats.set(zone, format);
  return format.format(at);
}
