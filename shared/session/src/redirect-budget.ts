import { readRedirects, writeRedirects } from './session-storage';

const AUTOMATIC_REDIRECTS = 2;
const WINDOW_MS = 60_000;

/**
 * Whether the page may redirect to the identity provider now. After a click always; automatically at most twice a
 * minute, so that a provider that redirects straight back cannot cause a loop (Q4).
 */
export function spendRedirect(): boolean {
  if (navigator.userActivation?.isActive) return true;
  const now = Date.now();
  const recent = readRedirects().filter((time) => time > now - WINDOW_MS);
  if (recent.length >= AUTOMATIC_REDIRECTS) return false;
  writeRedirects([...recent, now]);
  return true;
}
