import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Companies as customers of Stripe. The row is stored first, so that two calls at the same time create one customer.
 */
export const stripeCustomers = sqliteTable('stripe_customers', {
  companyId: text().primaryKey(),
  /** Idempotency key of the call that creates the customer. */
  key: text().notNull(),
  /** `cus_…` */
  id: text(),
});

/** The current form of each payment: a payment of our card form, or a checkout, which creates its own. */
export const stripePayments = sqliteTable('stripe_payments', {
  key: text().primaryKey(),
  /** The number of openings; part of the idempotency keys. */
  attempt: integer().notNull(),
  /** `pi_…` */
  paymentId: text(),
  /** `cs_…` */
  sessionId: text(),
});

/** Webhooks that have been handled: Stripe sends each at least once. */
export const stripeEvents = sqliteTable('stripe_events', { id: text().primaryKey(), at: integer().notNull() });
