import { generateKeyPairSync } from 'node:crypto';
import { signAccessToken, verifyAccessToken } from './access-token';
import type { PlatformKeys } from './keys';

const issuer = 'http://localhost:4000';
const now = new Date('2026-11-20T08:42:00Z');
const issue = { issuer, sub: 'u-1', customerId: 'c-1', now, lifetimeSeconds: 60 };

function newKeys(): PlatformKeys {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...pair, jwk: { kid: 'k', alg: 'ES256', use: 'sig' }, cookieSecret: '' };
}

test('a token holds for its lifetime, its issuer and its key', () => {
  const keys = newKeys();
  const token = signAccessToken(keys, issue);
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  expect(verifyAccessToken(keys, token, { issuer, now: later(59) })).toMatchObject({ sub: 'u-1', customer_id: 'c-1' });
  expect(verifyAccessToken(keys, token, { issuer, now: later(60) })).toBeUndefined();
  expect(verifyAccessToken(keys, token, { issuer: 'http://localhost:4001', now })).toBeUndefined();
  expect(verifyAccessToken(newKeys(), token, { issuer, now })).toBeUndefined();
});
