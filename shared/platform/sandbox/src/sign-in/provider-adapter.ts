import { and, eq, lt } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { errors } from 'oidc-provider';
import { findProviderClient } from '../api-clients/provider-client';
import type { Database } from '../db/open-database';
import { oidcRecords } from '../db/schema';

/** Stores sessions, so that a restart signs nobody out. */
export function providerAdapter(db: Database): (model: string) => Adapter {
  return (model) => {
    const byId = (id: string) => and(eq(oidcRecords.model, model), eq(oidcRecords.id, id));
    const revokeByGrantId = async (grantId: string) => {
      await db.delete(oidcRecords).where(and(eq(oidcRecords.model, model), eq(oidcRecords.grantId, grantId)));
    };
    return {
      revokeByGrantId,

      async upsert(id, payload, expiresIn) {
        const row = {
          payload: payload as Record<string, unknown>,
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? null,
          expiresAt: expiresIn ? Date.now() + expiresIn * 1000 : null,
        };
        const target = [oidcRecords.model, oidcRecords.id];
        await db
          .insert(oidcRecords)
          .values({ model, id, ...row })
          .onConflictDoUpdate({ target, set: row });
      },

      async find(id) {
        if (model === 'Client') return findProviderClient(db, id);
        return toPayload((await db.select().from(oidcRecords).where(byId(id)))[0]);
      },

      async findByUid(uid) {
        const isRecord = and(eq(oidcRecords.model, model), eq(oidcRecords.uid, uid));
        return toPayload((await db.select().from(oidcRecords).where(isRecord))[0]);
      },

      async findByUserCode() {
        // The device flow is off.
        return undefined;
      },

      async consume(id) {
        const consumedAt = Math.floor(Date.now() / 1000);
        const [record] = await db.select().from(oidcRecords).where(byId(id));
        const { rowsAffected } = await db
          .update(oidcRecords)
          .set({ consumedAt })
          .where(and(byId(id), lt(oidcRecords.consumedAt, 1)));
        if (rowsAffected > 0) return;
        // Two requests with the same token passed the provider's check at once: reuse.
        if (record?.grantId) await revokeByGrantId(record.grantId);
        throw new errors.InvalidGrant('already used');
      },

      async destroy(id) {
        await db.delete(oidcRecords).where(byId(id));
      },
    };
  };
}

export async function deleteExpiredRecords(db: Database): Promise<void> {
  await db.delete(oidcRecords).where(lt(oidcRecords.expiresAt, Date.now()));
}

function toPayload(row: typeof oidcRecords.$inferSelect | undefined): AdapterPayload | undefined {
  if (!row || (row.expiresAt !== null && row.expiresAt <= Date.now())) return undefined;
  return { ...row.payload, ...(row.consumedAt ? { consumed: row.consumedAt } : {}) };
}
