import type { auditlogForward, auditTrail } from '@console/api';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Writes to the REST API, without contents, and entries that API clients post. */
export const auditEntries = sqliteTable(
  'audit_entries',
  {
    /** Ids follow the order in which calls began. */
    id: integer().primaryKey({ autoIncrement: true }),
    entryId: text().notNull().unique(),
    at: integer().notNull(),
    /** Null = caller without company. */
    customerId: text(),
    personId: text().notNull(),
    personName: text().notNull(),
    personEmail: text().notNull(),
    /** `PUT /api/ManageTeam/Users/:userId`, or an API client's event. */
    action: text().notNull(),
    target: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
    fields: text({ mode: 'json' }).$type<string[]>().notNull(),
    address: text().notNull(),
    userAgent: text().notNull(),
    requestId: text().notNull(),
    /** `pending` until the answer. */
    outcome: text({ enum: ['pending', 'succeeded', 'refused', 'failed', 'interrupted'] }).notNull(),
    /** HTTP status; null before the answer and for posted entries. */
    status: integer(),
    message: text().notNull(),
    subject: text().$type<auditTrail.Subject>(),
    operation: text().$type<auditTrail.Operation>(),
    searchText: text(),
  },
  (table) => [
    index('audit_entries_by_customer').on(table.customerId, table.id),
    index('audit_entries_by_time').on(table.customerId, table.at, table.id),
    // Has all filter columns, so that counts skip the table.
    index('audit_entries_by_kind').on(table.customerId, table.personId, table.outcome, table.subject, table.operation),
  ],
);

export const auditRecords = sqliteTable(
  'audit_records',
  {
    entryId: text().notNull(),
    position: integer().notNull(),
    customerId: text().notNull(),
    subject: text().$type<auditTrail.Subject>().notNull(),
    recordId: text().notNull(),
    /** The name after the write; before a deletion. */
    name: text().notNull(),
    changes: text({ mode: 'json' }).$type<readonly auditTrail.AuditChange[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.position] }),
    index('audit_records_by_record').on(table.customerId, table.recordId),
  ],
);

export const auditForwardings = sqliteTable('audit_forwardings', {
  customerId: text().primaryKey(),
  settings: text({ mode: 'json' }).$type<auditlogForward.AuditForwarding>().notNull(),
  version: integer().notNull().default(1),
});

/** How far a company's entries have reached a receiver. */
export const auditPositions = sqliteTable(
  'audit_positions',
  {
    customerId: text().notNull(),
    receiver: text({ enum: ['rest', 'console'] }).notNull(),
    sentTo: integer().notNull(),
    /** The current batch, repeated with the same id and entries until confirmed. */
    batchId: text(),
    batchEnd: integer(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: integer(),
    lastError: text().notNull().default(''),
    lastSentAt: integer(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.receiver] })],
);
