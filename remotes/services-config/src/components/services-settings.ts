import { z } from '@console/schema';
import { areaSettings } from '@console/session';
import area from '../area';

const settingsSchema = z.object({
  mfdx: z._default(
    z.object({
      /** C51: services can be edited in production. */
      isProductionEditable: z._default(z.boolean(), false),
      /** Ids of the services that the platform can send a test through. */
      testSends: z._default(z.array(z.int()), []),
      /** The platform can discard a draft. */
      canDiscardDrafts: z._default(z.boolean(), false),
    }),
    { isProductionEditable: false, testSends: [], canDiscardDrafts: false },
  ),
  /** C60: the methods' numbers differ in meaning between installations. */
  webEditor: z.optional(z.object({ methods: z.array(z.object({ value: z.int(), label: z.string() })) })),
});

/** `areas.settings.services-config` of `config.json`. */
export const servicesSettings = () => areaSettings(area.name, settingsSchema);
