import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, lt, lte, min } from 'drizzle-orm';
import { reportError } from '../calls/answer-errors';
import { customers } from '../db/schema';
import type { Platform } from '../platform/platform';
import { isForwarding, isPosition, RECEIVERS, type Receiver, updatePositions } from './audit-forwarding-rules';
import { auditEntries, auditForwardings, auditPositions } from './audit-tables';
import { toAuditEntry } from './read-trail';
import { type Batch, createSender } from './send-entries';

const BATCH = 50;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;

type EntryRow = typeof auditEntries.$inferSelect;
type Position = typeof auditPositions.$inferSelect;

/**
 * Each receiver gets a company's entries in order. Entries are the queue and `audit_positions` the cursor, so a crash
 * on either side loses nothing. A batch is stored before sending and repeated until confirmed; the `Idempotency-Key`
 * tells the receiver of a repetition.
 */
export function forwardEntries(platform: Platform): () => Promise<void> {
  const send = createSender(platform);
  const underWay = new Map<string, Promise<void>>();
  const again = new Set<string>();
  const timers = new Map<string, NodeJS.Timeout>();
  const stop = new AbortController();
  const report = (error: unknown) => {
    if (!stop.signal.aborted) reportError(error);
  };

  function wake(customerId: string, receiver: Receiver): void {
    const key = `${customerId} ${receiver}`;
    if (stop.signal.aborted) return;
    if (underWay.has(key)) return void again.add(key);
    clearTimeout(timers.get(key));
    const work = forward(customerId, receiver)
      .then((pause) => {
        if (pause === undefined || stop.signal.aborted) return;
        timers.set(key, setTimeout(wake, pause, customerId, receiver));
      }, report)
      .finally(() => {
        underWay.delete(key);
        if (again.delete(key)) wake(customerId, receiver);
      });
    underWay.set(key, work);
  }

  /** Resolves with milliseconds to wait if a batch failed. */
  async function forward(customerId: string, receiver: Receiver): Promise<number | undefined> {
    while (!stop.signal.aborted) {
      const job = await nextBatch(platform, customerId, receiver);
      if (!job) return undefined;
      const wait = (job.position.nextAttemptAt ?? 0) - platform.now().getTime();
      if (wait > 0) return wait;
      const failure = await send[receiver](job).then(
        () => undefined,
        ({ message }: Error) => message,
      );
      if (failure === undefined) await noteArrival(platform, job);
      else return await noteFailure(platform, job, failure);
    }
    return undefined;
  }

  platform.auditTrail.onEntry((customerId) => {
    for (const receiver of RECEIVERS) wake(customerId, receiver);
  });
  void start(platform).then((rows) => {
    for (const { customerId } of rows) for (const receiver of RECEIVERS) wake(customerId, receiver);
  }, report);

  return async () => {
    stop.abort();
    for (const timer of timers.values()) clearTimeout(timer);
    await Promise.all(underWay.values());
  };
}

/** Calls cut off by the last process are forwarded without an outcome. */
async function start({ db }: Platform) {
  await db.update(auditEntries).set({ outcome: 'interrupted' }).where(eq(auditEntries.outcome, 'pending'));
  const forwardings = await db.select().from(auditForwardings);
  // A save may have ended between settings and positions.
  for (const { customerId, settings } of forwardings) await updatePositions(db, customerId, settings);
  return forwardings;
}

async function nextBatch(platform: Platform, customerId: string, receiver: Receiver): Promise<Batch | undefined> {
  const { db } = platform;
  const [forwarding] = await db.select().from(auditForwardings).where(eq(auditForwardings.customerId, customerId));
  if (!forwarding || !isForwarding(forwarding.settings, receiver)) return undefined;
  const [position] = await db.select().from(auditPositions).where(isPosition({ customerId, receiver }));
  if (!position) return undefined;
  const rows = await entriesOf(platform, position);
  const last = rows.at(-1);
  if (!last) return undefined;
  const id = position.batchId ?? randomUUID();
  if (position.batchId === null) {
    await db.update(auditPositions).set({ batchId: id, batchEnd: last.id }).where(isPosition(position));
  }
  const [company] = await db.select().from(customers).where(eq(customers.id, customerId));
  const { settings, version } = forwarding;
  const entries = rows.map((row) => toAuditEntry(row, company?.name ?? ''));
  return { id, customerId, settings, version, position, end: last.id, entries };
}

/** Stops at the first running call, to keep the order. */
async function entriesOf({ db }: Platform, { customerId, sentTo, batchEnd }: Position): Promise<EntryRow[]> {
  const isOwn = eq(auditEntries.customerId, customerId);
  const [running] = await db
    .select({ id: min(auditEntries.id) })
    .from(auditEntries)
    .where(and(isOwn, gt(auditEntries.id, sentTo), eq(auditEntries.outcome, 'pending')));
  const isBefore = running?.id == null ? undefined : lt(auditEntries.id, running.id);
  const isWithin = batchEnd === null ? isBefore : lte(auditEntries.id, batchEnd);
  return await db
    .select()
    .from(auditEntries)
    .where(and(isOwn, gt(auditEntries.id, sentTo), isWithin))
    .orderBy(asc(auditEntries.id))
    .limit(BATCH);
}

async function noteArrival({ db, now }: Platform, { position, end }: Batch): Promise<void> {
  const none = { batchId: null, batchEnd: null, attempts: 0, nextAttemptAt: null, lastError: '' };
  await db
    .update(auditPositions)
    .set({ ...none, sentTo: end, lastSentAt: now().getTime() })
    .where(and(isPosition(position), eq(auditPositions.sentTo, position.sentTo)));
}

async function noteFailure({ db, now }: Platform, { position }: Batch, lastError: string): Promise<number> {
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** position.attempts);
  await db
    .update(auditPositions)
    .set({ attempts: position.attempts + 1, nextAttemptAt: now().getTime() + pause, lastError })
    .where(isPosition(position));
  return pause;
}
