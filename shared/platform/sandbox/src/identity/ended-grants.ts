import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { oidcRecords } from '../db/schema';

/* The API would accept a self-contained token until expiry, so the end of a sign-in is stored that long. */

const MODEL = 'EndedGrant';
const LONGEST_TOKEN_MS = 24 * 60 * 60 * 1_000;

export async function noteEnded(db: Database, grantIds: readonly string[]): Promise<void> {
  if (grantIds.length === 0) return;
  const expiresAt = Date.now() + LONGEST_TOKEN_MS;
  const rows = grantIds.map((id) => ({ model: MODEL, id, payload: {}, expiresAt }));
  await db.insert(oidcRecords).values(rows).onConflictDoNothing();
}

export async function isEnded(db: Database, grantId: string): Promise<boolean> {
  const isGrant = and(eq(oidcRecords.model, MODEL), eq(oidcRecords.id, grantId));
  return (await db.select({ id: oidcRecords.id }).from(oidcRecords).where(isGrant)).length > 0;
}
