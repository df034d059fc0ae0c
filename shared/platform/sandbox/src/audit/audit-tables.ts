import type { auditlogForward, auditTrail } from '@console/api';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Every write of the REST API: who, what, when, from where, and its outcome. No contents, so no secrets; `auditRecords`
 * has what was changed. Also entries that API clients post about their own systems.
 */
export const auditEntries = sqliteTable(
  'audit_entries',
  {
    /** The order in which the calls began. */
    id: integer().primaryKey({ autoIncrement: true }),
    entryId: text().notNull().unique(),
    at: integer().notNull(),
    /** Null = the caller had no company. */
    customerId: text(),
    personId: text().notNull(),
    personName: text().notNull(),
    personEmail: text().notNull(),
    /** `PUT /api/ManageTeam/Users/:userId`, or the event that an API client names. */
    action: text().notNull(),
    /** The ids in the address, by name. */
    target: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
    /** Names of the fields that were sent. */
    fields: text({ mode: 'json' }).$type<string[]>().notNull(),
    address: text().notNull(),
    userAgent: text().notNull(),
    requestId: text().notNull(),
    /** `pending` until the call is answered. */
    outcome: text({ enum: ['pending', 'succeeded', 'refused', 'failed', 'interrupted'] }).notNull(),
    /** HTTP status; null before the answer, and for an entry that an API client has posted. */
    status: integer(),
    message: text().notNull(),
    /** What the action is about and does. Null = an entry from before there was a trail on screen. */
    subject: text().$type<auditTrail.Subject>(),
    operation: text().$type<auditTrail.Operation>(),
    /** The folded words by which the entry is found. */
    searchText: text(),
  },
  (table) => [
    index('audit_entries_by_customer').on(table.customerId, table.id),
    // The order of the trail.
    index('audit_entries_by_time').on(table.customerId, table.at, table.id),
    // All columns of the filters, so that counts do not read the entries.
    index('audit_entries_by_kind').on(table.customerId, table.personId, table.outcome, table.subject, table.operation),
  ],
);

/** The records that an entry is about, with their changes where they are known. Contains no secrets. */
export const auditRecords = sqliteTable(
  'audit_records',
  {
    entryId: text().notNull(),
    /** The order within the entry. */
    position: integer().notNull(),
    customerId: text().notNull(),
    subject: text().$type<auditTrail.Subject>().notNull(),
    recordId: text().notNull(),
    /** The name that the record had after the write; before it, if it was deleted. */
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

/** The position of a receiver: how far a company's entries have been sent to it. */
export const auditPositions = sqliteTable(
  'audit_positions',
  {
    customerId: text().notNull(),
    receiver: text({ enum: ['rest', 'console'] }).notNull(),
    /** The last entry that has arrived. */
    sentTo: integer().notNull(),
    /** The current batch: it is sent again with the same id and the same entries until it has arrived. */
    batchId: text(),
    batchEnd: integer(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: integer(),
    lastError: text().notNull().default(''),
    lastSentAt: integer(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.receiver] })],
);
