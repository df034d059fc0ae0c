import { readRedirects, writeRedirects } from './session-storage';

const AUTOMATIC_REDIRECTS = 2;
const WINDOW_MS = 60_000;

/**
 * Whether the page may leave for the identity provider now. A person who clicks may always; by itself the console
 * goes at most twice a minute, so that a provider that sends everybody straight back cannot make a loop (Q4).
 */
export function spendRedirect(): boolean {
  if (navigator.userActivation?.isActive) return true;
  const now = Date.now();
  const recent = readRedirects().filter((time) => time > now - WINDOW_MS);
  if (recent.length >= AUTOMATIC_REDIRECTS) return false;
  writeRedirects([...recent, now]);
  return true;
}
