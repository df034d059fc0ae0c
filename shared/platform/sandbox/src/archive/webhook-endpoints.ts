import { randomBytes, randomUUID } from 'node:crypto';
import { digitalArchiveWebhooks } from '@console/api';
import { t } from '@console/words';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import { noteChange } from '../calls/note-change';
import type { Company } from '../calls/principal';
import { demandRow, notFound, Refusal, refuseInvalid } from '../calls/refusal';
import { noteRead, updateRow } from '../calls/versioned-rows';
import type { Platform } from '../platform/platform';
import { byName } from '../words/request-words';
import { webhookDeliveries, webhooks } from './archive-tables';
import { reasonInWords } from './webhook-deliveries';

const MOST_WEBHOOKS = 50;
const MOST_DELIVERIES = 20;

export function webhookEndpoints(define: DefineEndpoint, platform: Platform): void {
  const endpoint = behind(define, 'GENERAL_ADMIN');
  const { db, now, outgoing } = platform;

  function findWebhook(company: Company, id: string) {
    const isWebhook = and(eq(webhooks.id, id), eq(webhooks.customerId, company.id));
    return demandRow(db.select().from(webhooks).where(isWebhook), t('The webhook was not found.'));
  }

  function checkWebhook({ name, url, isActive }: digitalArchiveWebhooks.CreateWebhookRequest) {
    const checked = { name: name.trim(), url: url.trim(), isActive };
    refuseInvalid({
      name: checked.name === '' ? t('Required') : undefined,
      url: checked.url === '' ? t('Required') : outgoing.addressError(checked.url),
    });
    return checked;
  }

  endpoint(digitalArchiveWebhooks.getWebhooks, async ({ principal, company }) => {
    const rows = await db.select().from(webhooks).where(eq(webhooks.customerId, company.id));
    noteRead(platform, principal, webhooks, ...rows);
    return byName(rows).map(({ id, name, url, isActive, createdAt }) => ({
      id,
      name,
      url,
      isActive,
      createdDate: new Date(createdAt).toISOString(),
    }));
  });

  endpoint(digitalArchiveWebhooks.createWebhook, {
    audit: ['webhook', 'created'],
    handle: async ({ principal, company: { id: customerId }, body }) => {
      const checked = checkWebhook(body);
      const present = await db.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.customerId, customerId));
      if (present.length >= MOST_WEBHOOKS)
        throw new Refusal(
          400,
          t('You can have up to {count} webhooks. Delete one before you add another.', { count: MOST_WEBHOOKS }),
        );
      const id = `w-${randomUUID().slice(0, 8)}`;
      noteChange(principal, { id, name: checked.name, after: checked });
      await db.insert(webhooks).values({
        id,
        customerId,
        ...checked,
        signingSecret: newSecret(),
        createdAt: now().getTime(),
      });
    },
  });

  endpoint(digitalArchiveWebhooks.updateWebhook, {
    audit: ['webhook', 'updated'],
    handle: async ({ principal, company, body }) => {
      const current = await findWebhook(company, body.id);
      const checked = checkWebhook(body);
      await updateRow(platform, principal, webhooks, current, checked);
    },
  });

  endpoint(digitalArchiveWebhooks.deleteWebhooks, {
    audit: ['webhook', 'deleted'],
    handle: async ({ principal, company, body }) => {
      for (const id of body) {
        const { name, url } = await findWebhook(company, id);
        noteChange(principal, { id, name, before: { name, url } });
      }
      await db.batch([
        db.delete(webhookDeliveries).where(inArray(webhookDeliveries.webhookId, body)),
        db.delete(webhooks).where(inArray(webhooks.id, body)),
      ]);
    },
  });

  endpoint(digitalArchiveWebhooks.getWebhookDeliveries, async ({ company, params: { webhookId } }) => {
    await findWebhook(company, webhookId);
    const rows = await db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.webhookId, webhookId))
      .orderBy(desc(webhookDeliveries.createdAt))
      .limit(MOST_DELIVERIES);
    return rows.map(({ id, event, createdAt, state, tries, status, reason, durationMs, nextTryAt }) => ({
      id,
      event,
      createdDate: new Date(createdAt).toISOString(),
      state,
      tries,
      status,
      reason: reasonInWords({ status, reason }),
      durationMs,
      nextTryDate: nextTryAt === null ? null : new Date(nextTryAt).toISOString(),
    }));
  });

  endpoint(digitalArchiveWebhooks.sendDeliveryAgain, {
    audit: ['webhook', 'sent'],
    handle: async ({ company, params: { webhookId, deliveryId } }) => {
      const webhook = await findWebhook(company, webhookId);
      if (!webhook.isActive) throw new Refusal(400, t('Activate the webhook first.'));
      const isDelivery = and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.webhookId, webhookId));
      const { rowsAffected } = await db
        .update(webhookDeliveries)
        .set({ state: 'waiting', tries: 0, nextTryAt: now().getTime() })
        .where(isDelivery);
      if (rowsAffected === 0) throw notFound(t('The delivery was not found.'));
    },
  });

  endpoint(digitalArchiveWebhooks.createSigningSecret, {
    audit: ['webhook', 'updated'],
    handle: async ({ principal, company, params: { webhookId } }) => {
      const { name, signingSecret: before } = await findWebhook(company, webhookId);
      const signingSecret = newSecret();
      noteChange(principal, { id: webhookId, name, before: { signingSecret: before }, after: { signingSecret } });
      await db.update(webhooks).set({ signingSecret }).where(eq(webhooks.id, webhookId));
      return { signingSecret };
    },
  });
}

/** Stored in clear, because signing needs the secret. */
const newSecret = () => `whsec_${randomBytes(24).toString('base64url')}`;
