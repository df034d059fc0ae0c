import { type digitalArchiveWebhooks, fieldsOf, texts, webAddressProblem } from '@console/api';
import { z } from '@console/schema';
import { t } from '@console/words';

const problemOf = (url: string) =>
  url === '' ? t('Required') : webAddressProblem(url, t('Enter an address that begins with https://'));

export const webhookSchema = z.object({
  name: texts.name.check(z.refine((name) => name.trim() !== '', t('Required'))),
  url: texts.setting.check(
    z.refine((url) => problemOf(url) === undefined, { error: ({ input }) => problemOf(String(input)) }),
  ),
  isActive: z.boolean(),
});
export type WebhookValues = z.infer<typeof webhookSchema>;

export const webhookLabels: Record<keyof WebhookValues, string> = {
  name: t('Name'),
  url: t('Webhook Endpoint'),
  isActive: t('Is Active'),
};

export const newWebhook: WebhookValues = { name: '', url: '', isActive: true };

export const toFormValues = (webhook: digitalArchiveWebhooks.Webhook): WebhookValues =>
  fieldsOf(webhookSchema, webhook);

export const toRequest = ({ name, ...values }: WebhookValues): digitalArchiveWebhooks.CreateWebhookRequest => ({
  name: name.trim(),
  ...values,
});

export function urlHint(
  url: string,
  saved: string | undefined,
  others: readonly digitalArchiveWebhooks.Webhook[],
): string | undefined {
  const text = url.trim();
  const twin = others.find((other) => text !== '' && other.url === text);
  if (twin) return t('{name} has the same address, so it will receive every event twice.', { name: twin.name });
  if (/^http:/i.test(text)) return t('Not encrypted in transit. Use https:// if the receiver supports it.');
  return saved !== undefined && saved !== text ? t('Previously {address}', { address: saved }) : undefined;
}
