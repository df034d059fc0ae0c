import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { adminIntegration } from '@console/api';
import { eq } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../db/open-database';
import type { SigningKeys } from './credentials';
import { scriveKeys, signingProviderStates } from './signing-tables';

export const agreements = {
  verified: { clientId: 'fjellheim-pensjon', companyId: '8f21c0d4-no-1182', clientSecret: 'verified-of-fjellheim' },
  scrive: { clientId: 'fjellheim_prod_01', clientSecret: 'scrive-of-fjellheim' },
};

const SLOW_MS = 4000;

/** Separate from the platform's data: each call brings credentials. */
export function providerApis(db: Database): FastifyInstance {
  const app = Fastify();

  app.addHook('preHandler', async (request, reply) => {
    const [, name = ''] = request.url.split('/');
    const isProvider = eq(signingProviderStates.providerId, name as adminIntegration.ProviderId);
    const [row] = await db.select().from(signingProviderStates).where(isProvider);
    if (row?.state === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    if (row?.state === 'down') return reply.code(503).send({ error: 'The service is down for maintenance.' });
  });

  const isVerifiedCustomer = (customer: unknown) => {
    const { success, data } = z
      .object({ userId: z.string(), secret: z.string(), companyId: z.string() })
      .safeParse(customer);
    const { clientId, clientSecret, companyId } = agreements.verified;
    return success && data.userId === clientId && data.secret === clientSecret && data.companyId === companyId;
  };
  app.post('/verified/session', async ({ body }, reply) =>
    isVerifiedCustomer(body) ? { ok: true } : reply.code(401).send({ error: 'Unknown user id, company id or secret.' }),
  );
  app.post('/verified/envelopes', async ({ body }, reply) =>
    isVerifiedCustomer(body) ? { id: randomUUID() } : reply.code(401).send({ error: 'The session is not valid.' }),
  );

  app.post('/scrive/api-keys', async ({ body }, reply) => {
    const { success, data } = z.object({ clientId: z.string(), clientSecret: z.string() }).safeParse(body);
    const { clientId, clientSecret } = agreements.scrive;
    if (!success || data.clientId !== clientId || data.clientSecret !== clientSecret) {
      return reply.code(401).send({ error: 'Unknown client id or secret.' });
    }
    const [apiToken = '', apiSecret = '', accessToken = '', accessSecret = ''] = Array.from({ length: 4 }, () =>
      randomBytes(18).toString('hex'),
    );
    const keys = { apiToken, apiSecret, accessToken, accessSecret };
    await db.insert(scriveKeys).values({ apiToken, account: clientId, hash: hashOf(keys) });
    return keys;
  });
  app.post('/scrive/documents', async ({ body }, reply) => {
    const { success, data } = z
      .object({ apiToken: z.string(), apiSecret: z.string(), accessToken: z.string(), accessSecret: z.string() })
      .safeParse(body);
    const [key] = success ? await db.select().from(scriveKeys).where(eq(scriveKeys.apiToken, data.apiToken)) : [];
    if (!key || !data || key.hash !== hashOf(data)) return reply.code(401).send({ error: 'Unknown access keys.' });
    return { id: randomUUID() };
  });

  // The platform's agreement: no credentials, but an address for notifications.
  app.post('/signicat/documents', async ({ body }, reply) => {
    const { success, data } = z.object({ companyId: z.string(), notify: z.string() }).safeParse(body);
    if (!success || data.notify === '') return reply.code(400).send({ error: 'The address to notify is missing.' });
    return { id: randomUUID() };
  });
  return app;
}

const hashOf = ({ apiSecret, accessToken, accessSecret }: SigningKeys) =>
  createHash('sha256').update([apiSecret, accessToken, accessSecret].join('\n')).digest('base64url');
