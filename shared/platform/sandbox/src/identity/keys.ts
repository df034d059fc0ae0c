import { createPrivateKey, createPublicKey, generateKeyPairSync, type JsonWebKey, randomBytes } from 'node:crypto';
import type { Database } from '../db/open-database';
import { keys } from '../db/schema';

declare module '../platform/platform' {
  interface Platform {
    keys: PlatformKeys;
  }
}

export type PlatformKeys = Awaited<ReturnType<typeof loadKeys>>;

export const SIGNING_ALGORITHM = 'ES256';

/** The provider and `tokenFor` share a key pair, so that verification is the same. */
export async function loadKeys(db: Database) {
  const stored = new Map((await db.select().from(keys)).map(({ name, value }) => [name, value]));
  const signing = stored.get('signing') ?? (await store(db, 'signing', generateSigningKey()));
  const cookieSecret = stored.get('cookies') ?? (await store(db, 'cookies', randomBytes(32).toString('base64url')));
  const jwk = { ...(JSON.parse(signing) as JsonWebKey), kid: 'sandbox', alg: SIGNING_ALGORITHM, use: 'sig' };
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
  return { privateKey, publicKey: createPublicKey(privateKey), jwk, cookieSecret };
}

function generateSigningKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return JSON.stringify(privateKey.export({ format: 'jwk' }));
}

async function store(db: Database, name: string, value: string): Promise<string> {
  await db.insert(keys).values({ name, value });
  return value;
}
