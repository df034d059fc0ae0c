import { z } from '@console/schema';
import { areaSettings } from '@console/session';
import area from '../area';

const schema = z.object({
  /** The platform lets administrators look at what was sent to a webhook, send it again, and renew its secret. */
  hasWebhookDeliveries: z._default(z.boolean(), false),
});

/** `areas.settings.integrations` of config.json: what this installation's platform can do beyond the specification. */
export const integrationsSettings = () => areaSettings(area.name, schema);
