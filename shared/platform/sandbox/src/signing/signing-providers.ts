import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { adminIntegration } from '@console/api';
import { eq } from 'drizzle-orm';
import { Refusal } from '../calls/refusal';
import type { Database } from '../db/open-database';
import type { SigningCredentials, SigningKeys } from './credentials';
import { scriveKeys, signingProviderStates } from './signing-tables';

const NAMES = { verified: 'Verified', signicat: 'Signicat', scrive: 'Scrive' };
const SLOW_MS = 4000;

export const agreements = {
  verified: { clientId: 'fjellheim-pensjon', companyId: '8f21c0d4-no-1182', clientSecret: 'verified-of-fjellheim' },
  scrive: { clientId: 'fjellheim_prod_01', clientSecret: 'scrive-of-fjellheim' },
};

/** Stand-ins. Each call brings credentials. @throws Refusal in the provider's words */
export class SigningProviders {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async check(providerId: adminIntegration.ProviderId, credentials: SigningCredentials): Promise<void> {
    if (providerId === 'verified') await this.#demandVerified(credentials);
    if (providerId === 'scrive' && credentials.accessKeys) await this.#demandScrive(credentials.accessKeys);
  }

  async generateKeys({ clientId, clientSecret }: SigningCredentials): Promise<SigningKeys> {
    await this.#demandWorks('scrive');
    const { scrive } = agreements;
    if (clientId !== scrive.clientId || clientSecret !== scrive.clientSecret)
      throw refusal('scrive', 'Unknown client id or secret.');
    const part = () => randomBytes(18).toString('hex');
    const keys = { apiToken: part(), apiSecret: part(), accessToken: part(), accessSecret: part() };
    await this.#db.insert(scriveKeys).values({ apiToken: keys.apiToken, account: clientId, hash: hashOf(keys) });
    return keys;
  }

  async send(providerId: adminIntegration.ProviderId, credentials: SigningCredentials): Promise<void> {
    if (providerId === 'verified') return this.#demandVerified(credentials);
    if (providerId === 'scrive') return this.#demandScrive(credentials.accessKeys);
    // The platform's agreement: no credentials, but an address for notifications.
    await this.#demandWorks(providerId);
    if (credentials.defaultNotificationEmail === '') throw refusal(providerId, 'The address to notify is missing.');
  }

  async #demandWorks(providerId: adminIntegration.ProviderId): Promise<void> {
    const isProvider = eq(signingProviderStates.providerId, providerId);
    const row = await this.#db.select().from(signingProviderStates).where(isProvider).get();
    if (row?.state === 'slow') await wait(SLOW_MS);
    if (row?.state === 'down') throw refusal(providerId, 'The service is down for maintenance.', 502);
  }

  async #demandVerified({ clientId, clientSecret, companyId }: SigningCredentials): Promise<void> {
    await this.#demandWorks('verified');
    const { verified } = agreements;
    const isCustomer = clientId === verified.clientId && clientSecret === verified.clientSecret;
    if (!isCustomer || companyId !== verified.companyId)
      throw refusal('verified', 'Unknown user id, company id or secret.');
  }

  async #demandScrive(keys: SigningKeys | null): Promise<void> {
    await this.#demandWorks('scrive');
    const isKey = eq(scriveKeys.apiToken, keys?.apiToken ?? '');
    const known = await this.#db.select().from(scriveKeys).where(isKey).get();
    if (!keys || known?.hash !== hashOf(keys)) throw refusal('scrive', 'Unknown access keys.');
  }
}

const refusal = (providerId: adminIntegration.ProviderId, error: string, status = 400) =>
  new Refusal(status, `${NAMES[providerId]}: ${error}`);

const hashOf = ({ apiSecret, accessToken, accessSecret }: SigningKeys) =>
  createHash('sha256').update([apiSecret, accessToken, accessSecret].join('\n')).digest('base64url');
