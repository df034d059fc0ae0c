import { z } from '@console/schema';
import { areaSettings } from '@console/session';
import area from '../area';

const settingsSchema = z.object({
  /** The token endpoint for API clients; default: the usual path of the identity provider. */
  tokenEndpoint: z.optional(z.url({ protocol: /^https?$/ })),
  /** Where API clients call the platform; default: where the console does, which may be a path of its own origin. */
  apiEndpoint: z.optional(z.url({ protocol: /^https?$/ })),
  /** The page with the platform's API reference, where requests can be tried with a token of a client. */
  apiReference: z.optional(z.url({ protocol: /^https?$/ })),
  /** The platform offers the deliveries of a webhook, sending them again, and new signing secrets. */
  hasWebhookDeliveries: z._default(z.boolean(), false),
});

/** `areas.settings.integrations` of config.json: capabilities of the platform beyond the specification. */
export const integrationsSettings = () => areaSettings(area.name, settingsSchema);
