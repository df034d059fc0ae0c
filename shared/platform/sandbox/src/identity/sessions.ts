import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../db/open-database';
import { oidcRecords } from '../db/schema';
import { DAY } from '../platform/day';

/* The provider stores sessions but not browsers; this record adds the browser, by the session's `uid`. */

const BROWSER = 'SessionBrowser';
const STORED_MS = 14 * DAY;

export interface SessionUse {
  sessionUid: string;
  /** A change of company starts a new grant. */
  grantId: string;
  userAgent: string;
  address: string;
  at: number;
}

const browserSchema = z.object({
  userAgent: z.string(),
  address: z.string(),
  lastUsedAt: z.number(),
  grantIds: z.array(z.string()),
});
const sessionSchema = z.object({
  uid: z.string(),
  loginTs: z.number(),
  authorizations: z.record(z.string(), z.object({ grantId: z.string().optional() })).default({}),
});

export interface PersonSession extends z.infer<typeof browserSchema> {
  uid: string;
  signedInAt: number;
}

export async function noteUse(db: Database, use: SessionUse): Promise<void> {
  const { sessionUid, grantId, userAgent, address, at } = use;
  const [session] = await db
    .select()
    .from(oidcRecords)
    .where(isBrowserOf([sessionUid]));
  const earlierIds = browserSchema.safeParse(session?.payload).data?.grantIds ?? [];
  const grantIds = [...new Set([...earlierIds, grantId])];
  const row = { payload: { userAgent, address, lastUsedAt: at, grantIds }, expiresAt: Date.now() + STORED_MS };
  await db
    .insert(oidcRecords)
    .values({ model: BROWSER, id: sessionUid, ...row })
    .onConflictDoUpdate({ target: [oidcRecords.model, oidcRecords.id], set: row });
}

export async function sessionsOf(db: Database, personId: string): Promise<PersonSession[]> {
  const isOwn = sql`${oidcRecords.payload} ->> '$.accountId' = ${personId}`;
  const rows = await db
    .select()
    .from(oidcRecords)
    .where(and(eq(oidcRecords.model, 'Session'), isOwn, gt(oidcRecords.expiresAt, Date.now())));
  const sessions = rows.flatMap(({ payload }) => sessionSchema.safeParse(payload).data ?? []);
  const browsers = await db
    .select()
    .from(oidcRecords)
    .where(isBrowserOf(sessions.map(({ uid }) => uid)));
  const byUid = new Map(browsers.map(({ id, payload }) => [id, browserSchema.parse(payload)]));
  return sessions.map(({ uid, loginTs, authorizations }) => {
    const signedInAt = loginTs * 1_000;
    const { grantIds = [], ...browser } = byUid.get(uid) ?? { userAgent: '', address: '', lastUsedAt: signedInAt };
    const present = Object.values(authorizations).flatMap(({ grantId }) => grantId ?? []);
    return { ...browser, uid, signedInAt, grantIds: [...new Set([...present, ...grantIds])] };
  });
}

/** Ends renewals, and access tokens at once. */
export async function endSessions(db: Database, sessions: readonly PersonSession[]): Promise<void> {
  const uids = sessions.map(({ uid }) => uid);
  const grantIds = sessions.flatMap((session) => session.grantIds);
  await noteEnded(db, grantIds);
  await db
    .delete(oidcRecords)
    .where(
      or(
        and(eq(oidcRecords.model, 'Session'), inArray(oidcRecords.uid, uids)),
        and(eq(oidcRecords.model, 'Grant'), inArray(oidcRecords.id, grantIds)),
        inArray(oidcRecords.grantId, grantIds),
        isBrowserOf(uids),
      ),
    );
}

const ENDED_GRANT = 'EndedGrant';
/** The API would accept a self-contained token until expiry, so the end of a sign-in is stored that long. */
const LONGEST_TOKEN_MS = DAY;

export async function noteEnded(db: Database, grantIds: readonly string[]): Promise<void> {
  if (grantIds.length === 0) return;
  const expiresAt = Date.now() + LONGEST_TOKEN_MS;
  const rows = grantIds.map((id) => ({ model: ENDED_GRANT, id, payload: {}, expiresAt }));
  await db.insert(oidcRecords).values(rows).onConflictDoNothing();
}

export async function isEnded(db: Database, grantId: string): Promise<boolean> {
  const isGrant = and(eq(oidcRecords.model, ENDED_GRANT), eq(oidcRecords.id, grantId));
  return (await db.$count(oidcRecords, isGrant)) > 0;
}

const isBrowserOf = (uids: readonly string[]) =>
  and(eq(oidcRecords.model, BROWSER), inArray(oidcRecords.id, [...uids]));
