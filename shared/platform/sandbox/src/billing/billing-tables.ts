import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export interface InvoiceLine {
  text: string;
  /** Minor units, without VAT. */
  net: number;
  vat: number;
}

export const invoices = sqliteTable(
  'invoices',
  {
    id: text().primaryKey(),
    customerId: text().notNull(),
    number: text().notNull(),
    status: text({ enum: ['draft', 'open', 'paid', 'uncollectible', 'void'] })
      .notNull()
      .default('open'),
    currency: text().notNull().default('NOK'),
    /** Minor units, with VAT. */
    amountDue: integer().notNull(),
    issuedAt: integer().notNull(),
    dueAt: integer().notNull(),
    paidAt: integer(),
    /** `Visa ending in 4242`, `bank transfer`. */
    paidWith: text(),
    /** The payment that counts; further payments are refunded. */
    paidBy: text(),
    planId: text(),
    method: text({ enum: ['stripe', 'invoice'] }),
    /** `2026-11`, or null. */
    month: text(),
    /** Another purchase, the end of the month, or a cancellation. */
    closedAs: text({ enum: ['replaced', 'ended', 'cancelled'] }),
    lines: text({ mode: 'json' }).$type<InvoiceLine[]>().notNull().default([]),
    /** Part of the page's address. Defaults fill columns added to older databases. */
    secret: text().notNull().default(''),
  },
  (table) => [
    index('invoices_by_customer').on(table.customerId, table.dueAt),
    index('invoices_by_secret').on(table.secret),
  ],
);

export const invoicePayments = sqliteTable(
  'invoice_payments',
  {
    paymentId: text().primaryKey(),
    invoiceId: text().notNull(),
    /** Minor units. */
    amount: integer().notNull(),
    paidAt: integer().notNull(),
    paidWith: text().notNull(),
    refundedAt: integer(),
  },
  (table) => [index('invoice_payments_by_invoice').on(table.invoiceId)],
);

export const subscriptions = sqliteTable('subscriptions', {
  customerId: text().primaryKey(),
  planId: text().notNull(),
  method: text({ enum: ['stripe', 'invoice'] }).notNull(),
  nextPlanId: text(),
  nextFrom: text(),
});

/** The day billed up to; staff may move the day ahead. The table has one row. */
export const billingCalendar = sqliteTable('billing_calendar', { id: integer().primaryKey(), day: text().notNull() });
