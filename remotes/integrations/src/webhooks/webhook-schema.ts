import type { digitalArchiveWebhooks } from '@console/api';
import { z } from '@console/schema';

const LONGEST_NAME = 100;
const LONGEST_URL = 2_000;

const isUrl = (text: string) => /^https?:\/\//i.test(text.trim()) && URL.canParse(text.trim());

export const webhookSchema = z.object({
  name: z.string().check(
    z.refine((name) => name.trim() !== '', 'Required'),
    z.longest(LONGEST_NAME),
  ),
  url: z.string().check(
    z.refine((url) => url.trim() !== '', 'Required'),
    z.refine((url) => url.trim() === '' || isUrl(url), 'Enter an address that begins with https://'),
    z.longest(LONGEST_URL),
  ),
  isActive: z.boolean(),
});
export type WebhookValues = z.infer<typeof webhookSchema>;

export const newWebhook: WebhookValues = { name: '', url: '', isActive: true };

export const toFormValues = ({ name, url, isActive }: digitalArchiveWebhooks.Webhook): WebhookValues => ({
  name,
  url,
  isActive,
});

export const toRequest = ({ name, url, isActive }: WebhookValues): digitalArchiveWebhooks.CreateWebhookRequest => ({
  name: name.trim(),
  url: url.trim(),
  isActive,
});

/** What is worth knowing about an address that may be saved. */
export function urlHint(
  url: string,
  saved: string | undefined,
  others: readonly digitalArchiveWebhooks.Webhook[],
): string | undefined {
  const text = url.trim();
  const twin = others.find((other) => text !== '' && other.url === text);
  if (twin) return `${twin.name} has the same address, which will be told everything twice.`;
  if (/^http:/i.test(text)) return 'Not encrypted on the way. Use https:// where the receiver offers it.';
  return saved !== undefined && saved !== text ? `Was ${saved}` : undefined;
}
