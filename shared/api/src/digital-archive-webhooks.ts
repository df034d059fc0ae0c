import { get, post } from '@console/http';
import { z } from '@console/schema';
import * as texts from './texts';

/* api/DigitalArchiveWebhooks (INTG-051..INTG-062) */

/** INTG-056 */
export const webhook = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  isActive: z.boolean(),
  createdDate: z.string(),
});
export const createWebhookRequest = z.object({ name: texts.name, url: texts.setting, isActive: z.boolean() });
export const updateWebhookRequest = z.extend(createWebhookRequest, { id: texts.key });
export const deleteWebhooksRequest = z.array(texts.key);

/** Unspecified, in some installations. */
export const webhookDelivery = z.object({
  id: z.string(),
  /** `folder.created` */
  event: z.string(),
  createdDate: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.int(),
  /** The HTTP status; null without an answer. */
  status: z.nullable(z.int()),
  /** A sentence; null means success. */
  reason: z.nullable(z.string()),
  /** Covers the last attempt only. */
  durationMs: z.nullable(z.int()),
  /** Null = none. */
  nextTryDate: z.nullable(z.string()),
});
/** Unspecified. Signs deliveries; answered once. */
export const webhookSigningSecret = z.object({ signingSecret: z.string() });

export type Webhook = z.infer<typeof webhook>;
export type CreateWebhookRequest = z.infer<typeof createWebhookRequest>;
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

/** INTG-057. By name. */
export const getWebhooks = get('main', 'api/DigitalArchiveWebhooks/all', { answer: z.array(webhook) });
/** INTG-058 */
export const createWebhook = post('main', 'api/DigitalArchiveWebhooks', { body: createWebhookRequest });
/** INTG-059 */
export const updateWebhook = post('main', 'api/DigitalArchiveWebhooks/update', {
  edits: getWebhooks,
  body: updateWebhookRequest,
});
/** INTG-060 */
export const deleteWebhooks = post('main', 'api/DigitalArchiveWebhooks/delete', { body: deleteWebhooksRequest });
/** Unspecified. Newest first. */
export const getWebhookDeliveries = get('main', 'api/DigitalArchiveWebhooks/:webhookId/deliveries', {
  answer: z.array(webhookDelivery),
});
/** Unspecified. */
export const sendDeliveryAgain = post('main', 'api/DigitalArchiveWebhooks/:webhookId/deliveries/:deliveryId/sendAgain');
/** Unspecified. Later deliveries use the new secret. */
export const createSigningSecret = post('main', 'api/DigitalArchiveWebhooks/:webhookId/signingSecret', {
  answer: webhookSigningSecret,
});
