/** The result of a sign-in or renewal. Not exported from this package: nothing gives out the refresh token. */
export interface TokenSet {
  accessToken: string;
  /** Absent when the provider gave none; the session then ends with the access token. */
  refreshToken?: string | undefined;
  idToken: string;
  /** Epoch milliseconds of this machine's clock, which may be wrong or set while the tokens live. */
  issuedAt: number;
  expiresAt: number;
  /** Of two sets of one user, the one with the higher order is the newer. By the provider's clock, not by ours. */
  order: number;
  sub: string;
  name: string;
  customerInactive: boolean;
  /** The sign-in these tokens descend from. A duplicated tab shares it with its original. */
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
