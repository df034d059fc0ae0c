import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Companies as Stripe knows them. The row comes first, so that two calls at once make one customer. */
export const stripeCustomers = sqliteTable('stripe_customers', {
  companyId: text().primaryKey(),
  /** Idempotency key of the call that makes the customer. */
  key: text().notNull(),
  /** `cus_…` */
  id: text(),
});

/** How each payment can be made now: by a payment of our card form, or by a checkout, which makes its own. */
export const stripePayments = sqliteTable('stripe_payments', {
  key: text().primaryKey(),
  /** How often it was opened; part of the idempotency keys. */
  attempt: integer().notNull(),
  /** `pi_…` */
  paymentId: text(),
  /** `cs_…` */
  sessionId: text(),
});

/** Webhooks that have been handled: Stripe sends each at least once. */
export const stripeEvents = sqliteTable('stripe_events', { id: text().primaryKey(), at: integer().notNull() });
