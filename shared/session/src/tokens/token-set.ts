/** The result of a sign-in or renewal. Not exported from this package, so that the refresh token stays inside of it. */
export interface TokenSet {
  accessToken: string;
  /** Absent if the provider gave none; the session then ends with the access token. */
  refreshToken?: string | undefined;
  idToken: string;
  /** Epoch milliseconds of this machine's clock, which may be wrong or be changed while the tokens are valid. */
  issuedAt: number;
  expiresAt: number;
  /** Of two sets of one user, the newer one has the higher order. By the provider's clock, not by this machine's. */
  order: number;
  sub: string;
  name: string;
  customerInactive: boolean;
  /** Id of the sign-in from which these tokens come. A duplicated tab has the same one as its original. */
  family: string;
}

/** Checks values from storage and from other tabs. */
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
