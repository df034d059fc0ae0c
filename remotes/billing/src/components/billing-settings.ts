import { z } from '@console/schema';
import { areaSettings } from '@console/session';
import area from '../area';

const origin = z.string().check(z.regex(/^https?:\/\/[A-Za-z0-9.-]+(:\d+)?$/, 'must be an origin'));

const settingsSchema = z.object({
  /** Must match the provider's address exactly. */
  redirectOrigins: z._default(z.array(origin), []),
  /** C38 */
  offersInvoice: z._default(z.boolean(), true),
  /** `ScheduledChange`, unspecified. */
  hasScheduledChanges: z._default(z.boolean(), false),
  /** `Quote` and `Orders`, unspecified. */
  hasOrders: z._default(z.boolean(), false),
  /** C95 */
  buyersNeedBilling: z._default(z.boolean(), true),
  paymentScript: z._default(z.url({ protocol: /^https?$/ }), 'https://js.stripe.com/endive/stripe.js'),
  /** Absent = plain text. */
  contactUrl: z.optional(z.string().check(z.regex(/^(https|mailto|tel):/, 'must begin with https, mailto or tel'))),
});

export const billingSettings = () => areaSettings(area.name, settingsSchema);
