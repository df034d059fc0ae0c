import { z } from '@console/schema';
import { areaSettings } from '@console/session';
import area from '../area';

const origin = z.string().check(z.regex(/^https?:\/\/[A-Za-z0-9.-]+(:\d+)?$/, 'must be an origin'));

const settingsSchema = z.object({
  /** Where the browser may be sent to pay or to add a card, besides the console itself: exact origins. */
  redirectOrigins: z._default(z.array(origin), []),
  /** Whether plans are sold by invoice too (C38). */
  offersInvoice: z._default(z.boolean(), true),
  /** Whether the platform tells of a lower plan that is to come, and lets it be taken back; unspecified. */
  hasScheduledChanges: z._default(z.boolean(), false),
  /** Whether the platform tells what plans cost today and what became of purchases; unspecified. */
  hasOrders: z._default(z.boolean(), false),
  /** Whether who buys a plan needs the billing right, besides being an administrator (C95). */
  buyersNeedBilling: z._default(z.boolean(), true),
  /** The payment provider's client library, at an origin that the operator has allowed. */
  paymentScript: z._default(z.url({ protocol: /^https?$/ }), 'https://js.stripe.com/endive/stripe.js'),
  /** What 'Call us' leads to. Without it, the words stand alone. */
  contactUrl: z.optional(z.string().check(z.regex(/^(https|mailto|tel):/, 'must begin with https, mailto or tel'))),
});

/** `areas.settings.billing` of `config.json`. */
export const billingSettings = () => areaSettings(area.name, settingsSchema);
