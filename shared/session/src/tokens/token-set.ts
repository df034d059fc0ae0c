/** Not exported: the refresh token stays inside. */
export interface TokenSet {
  accessToken: string;
  /** Absent: ends with the access token. */
  refreshToken?: string | undefined;
  idToken: string;
  /** Epoch milliseconds of this machine's clock, which may be wrong or change. */
  issuedAt: number;
  expiresAt: number;
  /** Higher is newer, by the provider's clock. */
  order: number;
  sub: string;
  name: string;
  customerInactive: boolean;
  /** Identifies the sign-in; duplicated tabs share a family. */
  family: string;
}

/** Storage and other tabs may hold anything. */
export function isTokenSet(value: unknown): value is TokenSet {
  if (typeof value !== 'object' || value === null) return false;
  const tokens = value as Partial<Record<keyof TokenSet, unknown>>;
  const texts = [tokens.accessToken, tokens.idToken, tokens.sub, tokens.name, tokens.family];
  return (
    texts.every((text) => typeof text === 'string') &&
    (tokens.refreshToken === undefined || typeof tokens.refreshToken === 'string') &&
    Number.isFinite(tokens.issuedAt) &&
    Number.isFinite(tokens.expiresAt) &&
    Number.isFinite(tokens.order) &&
    typeof tokens.customerInactive === 'boolean'
  );
}
