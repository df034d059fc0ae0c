/**
 * Begin and end of a token, in epoch milliseconds of this machine's clock, which may be wrong or be changed in between.
 */
export interface TokenLife {
  issuedAt: number;
  expiresAt: number;
}

/** Clocks are often corrected by small amounts. */
const CLOCK_TOLERANCE_MS = 30_000;

/**
 * Whether a token is certainly valid for another `marginMs`. False for a token issued in the future: the clock was set
 * back, so the token's age is unknown.
 */
export function isAlive({ issuedAt, expiresAt }: TokenLife, marginMs: number): boolean {
  const now = Date.now();
  return issuedAt <= now + CLOCK_TOLERANCE_MS && expiresAt - marginMs > now;
}

/** Owner of what a tab persists about a user: the person, and the sign-in from which the tokens come. */
export function holderOf({ sub, family }: { sub: string; family: string }): string {
  return `${sub}/${family}`;
}
