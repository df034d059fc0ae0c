import { createHmac, randomUUID } from 'node:crypto';
import { t, translated } from '@console/words';
import { later } from '@console/words/later';
import { and, asc, eq, lte } from 'drizzle-orm';
import { OutgoingFailure } from '../platform/outgoing';
import type { Platform } from '../platform/platform';
import { webhookDeliveries, webhooks } from './archive-tables';

type ArchiveEvent =
  | 'document.archived'
  | 'folder.created'
  | 'folder.deleted'
  | 'folder.renamed'
  | 'migration.failed'
  | 'migration.finished';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** The last delay precedes the last attempt. */
const WAITS = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE];
/** Keeps a company with failing receivers from delaying other companies. */
const MOST_AT_ONCE = 20;

/* Stored in English. */
const DEACTIVATED = later('The webhook was deactivated before this event was sent.');
export const answeredWith = (status: number): string => `The receiver responded with status ${status}.`;

export const reasonInWords = ({ reason, status }: Pick<DeliveryRow, 'reason' | 'status'>): string | null =>
  status === null
    ? reason && translated(reason)
    : reason && t('The receiver responded with status {status}.', { status });

export async function queueDeliveries(
  { db, now }: Platform,
  customerId: string,
  event: ArchiveEvent,
  data: Record<string, unknown>,
): Promise<void> {
  const active = await db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(eq(webhooks.customerId, customerId), eq(webhooks.isActive, true)));
  if (active.length === 0) return;
  const at = now();
  await db.insert(webhookDeliveries).values(
    active.map(({ id: webhookId }) => {
      const id = `wd-${randomUUID()}`;
      return {
        id,
        webhookId,
        event,
        payload: JSON.stringify({ id, event, createdDate: at.toISOString(), data }),
        createdAt: at.getTime(),
        state: 'waiting' as const,
        nextTryAt: at.getTime(),
      };
    }),
  );
}

export async function deliverDue(platform: Platform): Promise<void> {
  const { db, now } = platform;
  const due = await db
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(and(eq(webhookDeliveries.state, 'waiting'), lte(webhookDeliveries.nextTryAt, now().getTime())))
    .orderBy(asc(webhookDeliveries.nextTryAt))
    .limit(MOST_AT_ONCE);
  await Promise.all(due.map(({ delivery, webhook }) => deliver(platform, delivery, webhook)));
}

type DeliveryRow = typeof webhookDeliveries.$inferSelect;
type WebhookRow = typeof webhooks.$inferSelect;

async function deliver(platform: Platform, delivery: DeliveryRow, webhook: WebhookRow): Promise<void> {
  const outcome = webhook.isActive
    ? await tryOnce(platform, delivery, webhook)
    : { status: null, reason: DEACTIVATED, durationMs: null };
  const tries = delivery.tries + 1;
  const isDelivered = outcome.reason === null;
  const wait = isDelivered || !webhook.isActive ? undefined : WAITS[tries - 1];
  await platform.db
    .update(webhookDeliveries)
    .set({
      ...outcome,
      tries,
      state: isDelivered ? 'delivered' : wait === undefined ? 'failed' : 'waiting',
      nextTryAt: wait === undefined ? null : platform.now().getTime() + wait,
    })
    .where(eq(webhookDeliveries.id, delivery.id));
}

async function tryOnce({ outgoing, now }: Platform, { id, event, payload }: DeliveryRow, webhook: WebhookRow) {
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  const headers = {
    'content-type': 'application/json',
    'x-archive-delivery': id,
    'x-archive-event': event,
    'x-archive-signature': signature(webhook.signingSecret, payload, now()),
  };
  try {
    const { status } = await outgoing.post(webhook.url, { headers, body: payload });
    const isTaken = status >= 200 && status < 300;
    return { status, reason: isTaken ? null : answeredWith(status), durationMs: took() };
  } catch (error) {
    if (!(error instanceof OutgoingFailure)) throw error;
    return { status: null, reason: error.message, durationMs: took() };
  }
}

/** HMAC-SHA256 over `<seconds>.<body>`. Receivers refuse old timestamps, against replays. */
function signature(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / SECOND);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
