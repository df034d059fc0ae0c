import { listen } from './listen';
import type { TokenSet } from './token-set';

const NEVER = Number.POSITIVE_INFINITY;
/** Renews this long before expiry, or at three quarters of a short life. */
const LEAD_MS = 60_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;
/** Longer delays overflow and fire at once. */
const LONGEST_TIMER_MS = 2_147_483_647;

export type RenewalSchedule = ReturnType<typeof createRenewalSchedule>;

/** Retries with growing, jittered pauses, and at once when online or visible: timers of hidden tabs are unreliable. */
export function createRenewalSchedule(renew: () => Promise<unknown>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = NEVER;
  /** Uses a clock that nobody can set, but that stops in sleep. */
  let dueAfter = NEVER;
  let failures = 0;
  let stopListening: (() => void)[] = [];

  function wait(until = Math.min(dueAt, Date.now() + dueAfter - performance.now())): void {
    clearTimeout(timer);
    timer = setTimeout(() => void tryNow(), Math.min(Math.max(until - Date.now(), 0), LONGEST_TIMER_MS));
  }

  function isDue(): boolean {
    return Date.now() >= dueAt || performance.now() >= dueAfter;
  }

  async function tryNow(): Promise<void> {
    if (!isDue()) return wait();
    clearTimeout(timer);
    try {
      await renew();
      failures = 0;
    } catch {
      if (dueAt === NEVER) return; // stopped meanwhile
      const pause = Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS);
      failures += 1;
      wait(Date.now() + pause * (0.5 + Math.random() / 2));
    }
  }

  function renewIfDue(): void {
    if (document.visibilityState === 'visible' && isDue()) void tryNow();
  }

  return {
    plan: ({ issuedAt, expiresAt, refreshToken }: Pick<TokenSet, 'issuedAt' | 'expiresAt' | 'refreshToken'>): void => {
      const lifetime = expiresAt - issuedAt;
      // Without refresh token a renewal leaves the page, so not before expiry.
      const lead = refreshToken === undefined ? 0 : Math.min(LEAD_MS, lifetime / 4);
      dueAt = expiresAt - lead;
      dueAfter = performance.now() + Math.min(dueAt - Date.now(), lifetime - lead);
      failures = 0;
      if (stopListening.length === 0) {
        stopListening = [listen(window, 'online', renewIfDue), listen(document, 'visibilitychange', renewIfDue)];
      }
      wait();
    },
    stop: (): void => {
      clearTimeout(timer);
      dueAt = NEVER;
      dueAfter = NEVER;
      for (const stop of stopListening) stop();
      stopListening = [];
    },
  };
}
