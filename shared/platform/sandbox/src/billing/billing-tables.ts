import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export interface InvoiceLine {
  text: string;
  /** Minor units, such as øre, without VAT. */
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
    /** Minor units, VAT included. */
    amountDue: integer().notNull(),
    issuedAt: integer().notNull(),
    dueAt: integer().notNull(),
    paidAt: integer(),
    /** `Visa ending 4242`, `bank transfer`. */
    paidWith: text(),
    /** The payment that counts, by the provider's id; every other one is given back. */
    paidBy: text(),
    /** The plan that this invoice buys; null for an invoice of a month. A draft with a plan is an order. */
    planId: text(),
    /** The payment method of a purchase; null for an invoice of a month. */
    method: text({ enum: ['stripe', 'invoice'] }),
    /** The month that it charges for, `2026-11`; null if it is for no month. */
    month: text(),
    /** The reason why an order is void: another purchase took its place, its month ended, or it was cancelled. */
    closedAs: text({ enum: ['replaced', 'ended', 'cancelled'] }),
    lines: text({ mode: 'json' }).$type<InvoiceLine[]>().notNull().default([]),
    /** Part of the address of its page. The defaults fill columns that were added to older databases later. */
    secret: text().notNull().default(''),
  },
  (table) => [
    index('invoices_by_customer').on(table.customerId, table.dueAt),
    index('invoices_by_secret').on(table.secret),
  ],
);

/** Every payment that has arrived for an invoice. All but the one that counts (`paidBy`) are given back. */
export const invoicePayments = sqliteTable(
  'invoice_payments',
  {
    /** The provider's id of the payment. */
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

/** The plan of a company, and a lower plan that is scheduled. */
export const subscriptions = sqliteTable('subscriptions', {
  customerId: text().primaryKey(),
  planId: text().notNull(),
  method: text({ enum: ['stripe', 'invoice'] }).notNull(),
  /** The lower plan, and the day on which it takes effect. */
  nextPlanId: text(),
  nextFrom: text(),
});

/** The calendar: the day up to which the platform has billed; staff may move it ahead. One row. */
export const billingCalendar = sqliteTable('billing_calendar', { id: integer().primaryKey(), day: text().notNull() });
