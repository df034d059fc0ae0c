import { z } from '@console/schema';
import { areaSettings } from '@console/session';
import area from '../area';

const settingsSchema = z.object({
  /** Default: the provider's usual path. */
  tokenEndpoint: z.optional(z.url({ protocol: /^https?$/ })),
  /** Defaults to the console's base. */
  apiEndpoint: z.optional(z.url({ protocol: /^https?$/ })),
  apiReference: z.optional(z.url({ protocol: /^https?$/ })),
  /** Deliveries of a webhook, and new signing secrets. */
  hasWebhookDeliveries: z._default(z.boolean(), false),
});

export const integrationsSettings = () => areaSettings(area.name, settingsSchema);
