import { z } from '@console/schema';
import { areaSettings } from '@console/session';
import area from '../area';

const settingsSchema = z.object({
  mfdx: z._default(
    z.object({
      /** C51 */
      isProductionEditable: z._default(z.boolean(), false),
      /** Ids of the services that the platform can send a test through. */
      testSends: z._default(z.array(z.int()), []),
      /** The platform can take a draft back to what is published. */
      canDiscardDrafts: z._default(z.boolean(), false),
    }),
    { isProductionEditable: false, testSends: [], canDiscardDrafts: false },
  ),
  /** C60: what the numbers of the methods mean is a matter of the installation. */
  webEditor: z.optional(z.object({ methods: z.array(z.object({ value: z.int(), label: z.string() })) })),
});

/** `areas.settings.services-config` of `config.json`. */
export const servicesSettings = () => areaSettings(area.name, settingsSchema);
