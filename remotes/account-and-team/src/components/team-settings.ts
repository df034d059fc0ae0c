import { z } from '@console/schema';
import { areaSettings } from '@console/session';
import area from '../area';

const address = z.url({ protocol: /^https?$/ });

const settingsSchema = z.object({
  /** Whether the platform accepts a name and groups with an invite. Not in the specification (C152). */
  hasInviteDetails: z._default(z.boolean(), false),
  /** The platform has `api/MyUser/Sessions`: where somebody is signed in, and the end of the other sign-ins; unspecified (C153). */
  hasSessions: z._default(z.boolean(), false),
  /** Pages of the identity provider on which people change their password and their second factor (C153). */
  identityPages: z._default(z.object({ password: z.optional(address), secondFactor: z.optional(address) }), {}),
});

/** Settings of `areas.settings.account-and-team` in `config.json`; those of the registration are in its folder. */
export const teamSettings = () => areaSettings(area.name, settingsSchema);
