import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { PaymentFailure, PaymentStatus } from './payment-provider';
import type { CardOutcome, CheckedCard } from './test-cards';

export const paymentCustomers = sqliteTable('payment_customers', {
  id: text().primaryKey(),
  companyId: text().notNull().unique(),
});
export const paymentCards = sqliteTable(
  'payment_cards',
  {
    id: text().primaryKey(),
    customer: text().notNull(),
    isDefault: integer({ mode: 'boolean' }).notNull(),
    brand: text().notNull(),
    last4: text().notNull(),
    expMonth: integer().notNull(),
    expYear: integer().notNull(),
    name: text().notNull(),
    outcome: text().$type<CardOutcome>().notNull(),
    addedAt: integer().notNull(),
  },
  (table) => [index('payment_cards_by_customer').on(table.customer)],
);

export const payments = sqliteTable(
  'payments',
  {
    id: text().primaryKey(),
    clientSecret: text().notNull(),
    /** Idempotency key. */
    key: text().notNull().unique(),
    customer: text().notNull(),
    /** Minor units. */
    amount: integer().notNull(),
    currency: text().notNull(),
    description: text().notNull(),
    metadata: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    failure: text({ mode: 'json' }).$type<PaymentFailure>(),
    card: text({ mode: 'json' }).$type<CheckedCard>(),
    isRefunded: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [index('payments_by_secret').on(table.clientSecret)],
);

/** A checkout has a payment, a page for adding a card has none. */
export const paymentPages = sqliteTable(
  'payment_pages',
  {
    id: text().primaryKey(),
    customer: text().notNull(),
    paymentId: text(),
    returnUrl: text().notNull(),
    cancelUrl: text().notNull(),
    isDone: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [index('payment_pages_by_payment').on(table.paymentId)],
);
