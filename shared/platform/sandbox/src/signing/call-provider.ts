import { setTimeout as wait } from 'node:timers/promises';
import type { adminIntegration } from '@console/api';
import { t } from '@console/words';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../calls/refusal';
import type { SigningCredentials, SigningKeys } from './credentials';

const NAMES: Record<adminIntegration.ProviderId, string> = {
  verified: 'Verified',
  signicat: 'Signicat',
  scrive: 'Scrive',
};
const DEADLINE_MS = 10_000;

export class Providers {
  readonly #apis: FastifyInstance;

  constructor(apis: FastifyInstance) {
    this.#apis = apis;
  }

  /** @throws Refusal in the provider's words, also without an answer */
  async check(providerId: adminIntegration.ProviderId, credentials: SigningCredentials): Promise<void> {
    const { clientId: userId, clientSecret: secret, companyId } = credentials;
    if (providerId === 'verified') await this.#post(providerId, 'session', { userId, secret, companyId });
    if (providerId === 'scrive' && credentials.accessKeys) {
      await this.#post(providerId, 'documents', credentials.accessKeys);
    }
  }

  async generateKeys({ clientId, clientSecret }: SigningCredentials): Promise<SigningKeys> {
    return (await this.#post('scrive', 'api-keys', { clientId, clientSecret })) as SigningKeys;
  }

  /** @returns the provider's id */
  async send(providerId: adminIntegration.ProviderId, credentials: SigningCredentials): Promise<string> {
    const { clientId: userId, clientSecret: secret, companyId, defaultNotificationEmail: notify } = credentials;
    const path = providerId === 'verified' ? 'envelopes' : 'documents';
    const credentialFields = {
      verified: { userId, secret, companyId },
      scrive: credentials.accessKeys ?? {},
      signicat: { companyId },
    }[providerId];
    return ((await this.#post(providerId, path, { ...credentialFields, notify })) as { id: string }).id;
  }

  async #post(providerId: adminIntegration.ProviderId, path: string, payload: object): Promise<unknown> {
    const response = this.#apis.inject({ method: 'POST', url: `/${providerId}/${path}`, payload });
    const answer = await Promise.race([response, wait(DEADLINE_MS, undefined, { ref: false })]);
    if (!answer)
      throw new Refusal(502, t('{provider} isn’t responding. Try again later.', { provider: NAMES[providerId] }));
    if (answer.statusCode === 200) return answer.json();
    const status = answer.statusCode >= 500 ? 502 : 400;
    throw new Refusal(status, `${NAMES[providerId]}: ${answer.json<{ error: string }>().error}`);
  }
}
