import { get, post } from '@console/http';
import { z } from '@console/schema';
import { noAnswer } from './no-answer';
import * as texts from './texts';

/* api/DigitalArchiveWebhooks: addresses that receive the events of the archive (INTG-051..INTG-062). */

/** INTG-056 */
export const webhook = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  isActive: z.boolean(),
  /** ISO 8601 instant. */
  createdDate: z.string(),
});
export const createWebhookRequest = z.object({ name: texts.name, url: texts.setting, isActive: z.boolean() });
export const updateWebhookRequest = z.extend(createWebhookRequest, { id: texts.key });
export const deleteWebhooksRequest = z.array(texts.key);

/** Unspecified, offered by some installations: an event sent to a webhook, and its last answer. */
export const webhookDelivery = z.object({
  id: z.string(),
  /** Such as `folder.created`. */
  event: z.string(),
  /** ISO 8601 instant. */
  createdDate: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.int(),
  /** HTTP status of the last answer; null without one. */
  status: z.nullable(z.int()),
  /** Why the last attempt failed, as a sentence; null if it succeeded. */
  reason: z.nullable(z.string()),
  /** Duration of the last attempt, in milliseconds. */
  durationMs: z.nullable(z.int()),
  /** ISO 8601 instant of the next attempt; null if there is none. */
  nextTryDate: z.nullable(z.string()),
});
/** Unspecified. Deliveries are signed with it; the platform answers with it only once. */
export const webhookSigningSecret = z.object({ signingSecret: z.string() });

export type Webhook = z.infer<typeof webhook>;
export type CreateWebhookRequest = z.infer<typeof createWebhookRequest>;
export type UpdateWebhookRequest = z.infer<typeof updateWebhookRequest>;
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

/** INTG-057. By name. */
export const getWebhooks = get('main', 'api/DigitalArchiveWebhooks/all', { answer: z.array(webhook) });
/** INTG-058 */
export const createWebhook = post('main', 'api/DigitalArchiveWebhooks', {
  body: createWebhookRequest,
  answer: noAnswer,
});
/** INTG-059 */
export const updateWebhook = post('main', 'api/DigitalArchiveWebhooks/update', {
  edits: getWebhooks,
  body: updateWebhookRequest,
  answer: noAnswer,
});
/** INTG-060 */
export const deleteWebhooks = post('main', 'api/DigitalArchiveWebhooks/delete', {
  body: deleteWebhooksRequest,
  answer: noAnswer,
});
/** Unspecified. The latest deliveries, newest first. */
export const getWebhookDeliveries = get('main', 'api/DigitalArchiveWebhooks/:webhookId/deliveries', {
  answer: z.array(webhookDelivery),
});
/** Unspecified. Sends a failed delivery once more. */
export const sendDeliveryAgain = post(
  'main',
  'api/DigitalArchiveWebhooks/:webhookId/deliveries/:deliveryId/sendAgain',
  { answer: noAnswer },
);
/** Unspecified. Replaces the secret; later deliveries are signed with the new one. */
export const createSigningSecret = post('main', 'api/DigitalArchiveWebhooks/:webhookId/signingSecret', {
  answer: webhookSigningSecret,
});
