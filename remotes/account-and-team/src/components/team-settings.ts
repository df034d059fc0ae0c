import { z } from '@console/schema';
import { areaSettings } from '@console/session';
import area from '../area';

const address = z.url({ protocol: /^https?$/ });

const settingsSchema = z.object({
  /** C152 */
  hasInviteDetails: z._default(z.boolean(), false),
  /** C153: `api/MyUser/Sessions`. */
  hasSessions: z._default(z.boolean(), false),
  /** C153: password and second factor. */
  identityPages: z._default(z.object({ password: z.optional(address), secondFactor: z.optional(address) }), {}),
});

export const teamSettings = () => areaSettings(area.name, settingsSchema);
