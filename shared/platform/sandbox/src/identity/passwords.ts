import { createHash, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;

/** Stored as `cost:salt:hash`, so that the cost (scrypt's N) can rise while old passwords stay valid. */
export function hashPassword(password: string, cost = 16_384): string {
  const salt = randomBytes(16);
  const hash = scryptSync(password, salt, KEY_BYTES, { N: cost });
  return [cost, salt.toString('base64url'), hash.toString('base64url')].join(':');
}

/** Random bits need no slow hash. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url');

export function isPassword(password: string, stored: string | null | undefined): boolean {
  const [cost, salt, hash] = stored?.split(':') ?? [];
  if (!cost || !salt || !hash) return false;
  const actual = scryptSync(password, Buffer.from(salt, 'base64url'), KEY_BYTES, { N: Number(cost) });
  return timingSafeEqual(actual, Buffer.from(hash, 'base64url'));
}
