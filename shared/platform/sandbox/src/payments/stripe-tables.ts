import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Stored first, so that two calls never create two customers. */
export const stripeCustomers = sqliteTable('stripe_customers', {
  companyId: text().primaryKey(),
  key: text().notNull(),
  /** `cus_…` */
  id: text(),
});

/** A payment for our form, or a checkout, which creates a payment. */
export const stripePayments = sqliteTable('stripe_payments', {
  key: text().primaryKey(),
  /** Counts openings, for idempotency keys. */
  attempt: integer().notNull(),
  /** `pi_…` */
  paymentId: text(),
  /** `cs_…` */
  sessionId: text(),
});

/** Stripe repeats webhooks, so handled ids are stored. */
export const stripeEvents = sqliteTable('stripe_events', { id: text().primaryKey(), at: integer().notNull() });
