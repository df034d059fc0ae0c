import { z } from '@console/schema';

const tokenSet = z.object({
  accessToken: z.string(),
  /** Absent: ends with the access token. */
  refreshToken: z.optional(z.string()),
  idToken: z.string(),
  /** Epoch milliseconds of this machine's clock, which may be wrong or change. */
  issuedAt: z.number(),
  expiresAt: z.number(),
  /** Higher is newer, by the provider's clock. */
  order: z.number(),
  sub: z.string(),
  name: z.string(),
  customerInactive: z.boolean(),
  /** Identifies the sign-in; duplicated tabs share a family. */
  family: z.string(),
});

/** Not exported: the refresh token stays inside. */
export type TokenSet = z.output<typeof tokenSet>;

/** Storage and other tabs may hold anything. */
export const isTokenSet = (value: unknown): value is TokenSet => tokenSet.safeParse(value).success;
