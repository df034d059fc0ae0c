import { z } from '@console/schema';
import { areaSettings } from '@console/session';
import area from '../area';

const settingsSchema = z.object({
  /** Where API clients get their tokens; else where the identity provider usually has it. */
  tokenEndpoint: z.optional(z.url({ protocol: /^https?$/ })),
  /** The platform lets administrators look at what was sent to a webhook, send it again, and renew its secret. */
  hasWebhookDeliveries: z._default(z.boolean(), false),
});

/** `areas.settings.integrations` of config.json: what this installation's platform can do beyond the specification. */
export const integrationsSettings = () => areaSettings(area.name, settingsSchema);
