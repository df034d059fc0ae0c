/** Epoch milliseconds of this machine's clock, which may be wrong or change. */
export interface TokenLife {
  issuedAt: number;
  expiresAt: number;
}

const CLOCK_TOLERANCE_MS = 30_000;

/** True if the token lives for `marginMs` more. A token from the future means a clock set back: false. */
export function isAlive({ issuedAt, expiresAt }: TokenLife, marginMs: number): boolean {
  const now = Date.now();
  return issuedAt <= now + CLOCK_TOLERANCE_MS && expiresAt - marginMs > now;
}

/** Names person and sign-in of persisted data. */
export function holderOf({ sub, family }: { sub: string; family: string }): string {
  return `${sub}/${family}`;
}
