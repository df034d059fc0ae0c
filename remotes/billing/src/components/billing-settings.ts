import { z } from '@console/schema';
import { areaSettings } from '@console/session';
import area from '../area';

const origin = z.string().check(z.regex(/^https?:\/\/[A-Za-z0-9.-]+(:\d+)?$/, 'must be an origin'));

const settingsSchema = z.object({
  /** Exact origins of the pages for paying and adding a card, besides the console's own. */
  redirectOrigins: z._default(z.array(origin), []),
  /** Plans can also be paid by invoice (C38). */
  offersInvoice: z._default(z.boolean(), true),
  /** The platform has `ScheduledChange`: it returns a scheduled downgrade and can cancel it; unspecified. */
  hasScheduledChanges: z._default(z.boolean(), false),
  /** The platform has `Quote` and `Orders`: today's price of a plan, and the state of each purchase; unspecified. */
  hasOrders: z._default(z.boolean(), false),
  /** Buying a plan requires the billing right, besides being an administrator (C95). */
  buyersNeedBilling: z._default(z.boolean(), true),
  /** The payment provider's client library, at an origin that the operator has allowed. */
  paymentScript: z._default(z.url({ protocol: /^https?$/ }), 'https://js.stripe.com/endive/stripe.js'),
  /** The target of 'Call us', which is plain text without it. */
  contactUrl: z.optional(z.string().check(z.regex(/^(https|mailto|tel):/, 'must begin with https, mailto or tel'))),
});

/** `areas.settings.billing` of `config.json`. */
export const billingSettings = () => areaSettings(area.name, settingsSchema);
