import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { companies } from '../companies/seed-companies';
import type { Database } from '../db/open-database';
import { customers, oidcRecords, people } from '../db/schema';
import { CLIENT_ID } from '../identity/access-token';
import { noteEnded, noteUse, type SessionUse } from '../identity/sessions';
import { readOutbox } from '../notifications/mailer';
import type { Platform } from '../platform/platform';
import { faultRule } from './faults';

export function testControls(app: FastifyInstance, platform: Platform, reset: () => Promise<void>): void {
  app.post('/__test/faults', async (request, reply) => {
    const rule = faultRule.safeParse(request.body);
    if (!rule.success) return reply.code(400).send({ Message: z.prettifyError(rule.error) });
    platform.faults.add(rule.data);
    return reply.code(204).send();
  });

  app.delete('/__test/faults', async (_request, reply) => {
    platform.faults.clear();
    return reply.code(204).send();
  });

  app.post('/__test/reset', async (_request, reply) => {
    await reset();
    return reply.code(204).send();
  });

  /** The next call and renewal are refused, as after a sign-out elsewhere. */
  app.post('/__test/end-sessions', async (_request, reply) => {
    const { db } = platform;
    const grants = await db.select().from(oidcRecords).where(eq(oidcRecords.model, 'Grant'));
    await db.delete(oidcRecords);
    await noteEnded(
      db,
      grants.map(({ id }) => id),
    );
    return reply.code(204).send();
  });

  app.post('/__test/user-limit', async (request, reply) => {
    const body = z.object({ productCode: z.string(), userLimit: z.number().int() }).parse(request.body);
    await setUserLimit(platform.db, body.productCode, body.userLimit);
    return reply.code(204).send();
  });

  app.get('/outbox.json', async () => await readOutbox(platform.db));
}

export async function setUserLimit(db: Database, productCode: string, userLimit: number): Promise<void> {
  const isFjellheim = eq(customers.id, companies.fjellheim.id);
  const [company] = await db.select().from(customers).where(isFjellheim);
  const others = company?.licenses.filter((license) => license.productCode !== productCode) ?? [];
  await db
    .update(customers)
    .set({ licenses: [...others, { productCode, userLimit }] })
    .where(isFjellheim);
}

export async function addSession(db: Database, email: string, use: Omit<SessionUse, 'sessionUid'>): Promise<void> {
  const [person] = await db.select().from(people).where(eq(people.email, email));
  const { grantId, at } = use;
  const [uid, loginTs] = [`session-of-${grantId}`, Math.floor(at / 1_000)];
  const payload = { uid, loginTs, accountId: person?.id, authorizations: { [CLIENT_ID]: { grantId } } };
  const expiresAt = Date.now() + 60 * 60 * 1_000;
  await db.insert(oidcRecords).values({ model: 'Session', id: `cookie-of-${grantId}`, uid, payload, expiresAt });
  await noteUse(db, { ...use, sessionUid: uid });
}
