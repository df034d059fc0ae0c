/** When a token begins and ends, in epoch milliseconds of this machine's clock, which may be wrong or set meanwhile. */
export interface TokenLife {
  issuedAt: number;
  expiresAt: number;
}

/** Clocks are corrected by a little all the time. */
const CLOCK_TOLERANCE_MS = 30_000;

/** Whether a token is sure to be valid for another `marginMs`. Of one that was issued in the future nobody knows the age: the clock was set back since. */
export function isAlive({ issuedAt, expiresAt }: TokenLife, marginMs: number): boolean {
  const now = Date.now();
  return issuedAt <= now + CLOCK_TOLERANCE_MS && expiresAt - marginMs > now;
}
