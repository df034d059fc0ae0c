import { z } from '@console/schema';
import { areaSettings } from '@console/session';
import area from '../area';

const settingsSchema = z.object({
  mfdx: z._default(
    z.object({
      /** C51 */
      isProductionEditable: z._default(z.boolean(), false),
      testSends: z._default(z.array(z.int()), []),
      canDiscardDrafts: z._default(z.boolean(), false),
    }),
    { isProductionEditable: false, testSends: [], canDiscardDrafts: false },
  ),
  /** C60: numbers differ between installations. */
  webEditor: z.optional(z.object({ methods: z.array(z.object({ value: z.int(), label: z.string() })) })),
});

export const servicesSettings = () => areaSettings(area.name, settingsSchema);
