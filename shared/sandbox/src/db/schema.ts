import type { attributeStore, customer, customerRole, DocumentEnvironment, version } from '@console/api';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { PictureKind } from '../releases/release-picture';

/* The platform's tables. The SQL that creates them is in migrations.ts; instants are epoch milliseconds. */

/** Signing and cookie keys: they outlive a restart, so that sessions do too. */
export const keys = sqliteTable('keys', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** Everyone who can sign in, whichever companies they belong to. */
export const people = sqliteTable('people', {
  id: text().primaryKey(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  email: text().notNull().unique(),
  phoneNumber: text().notNull().default(''),
  languageCode: text().notNull().default('nb'),
  profileImage: text().notNull().default(''),
  passwordHash: text(),
  isStaff: integer({ mode: 'boolean' }).notNull().default(false),
  /** The company that the next sign-in works for. Null = not chosen yet. */
  chosenCustomerId: text(),
});

export const customers = sqliteTable('customers', {
  id: text().primaryKey(),
  name: text().notNull(),
  orgNumber: text().notNull(),
  country: text({ mode: 'json' }).$type<NonNullable<customer.Customer['country']>>().notNull(),
  tierLevel: integer(),
  isActive: integer({ mode: 'boolean' }).notNull().default(true),
  licenses: text({ mode: 'json' }).$type<customer.Customer['licenses']>().notNull(),
  activeProducts: text({ mode: 'json' }).$type<string[]>().notNull(),
  billingAddress: text({ mode: 'json' }).$type<customer.Customer['billingAddress']>(),
  visitingAddress: text({ mode: 'json' }).$type<customer.Customer['visitingAddress']>(),
  contactPerson: text({ mode: 'json' }).$type<customer.Customer['contactPerson']>(),
  /** Grows with every change; see platform/record-reads.ts. The same goes for every `version` below. */
  version: integer().notNull().default(1),
  /** Null = was there from the start. */
  registeredAt: integer(),
  /** What step 2 of registration asked, by question. */
  registrationAnswers: text({ mode: 'json' }).$type<Record<string, unknown>>(),
});

export const roles = sqliteTable('roles', {
  id: text().primaryKey(),
  customerId: text().notNull(),
  name: text().notNull(),
  description: text().notNull(),
  isReadOnly: integer({ mode: 'boolean' }).notNull(),
  access: text({ mode: 'json' }).$type<customerRole.ProductFeatureAccess[]>().notNull(),
  version: integer().notNull().default(1),
});

/** A person's place in a company. */
export const members = sqliteTable(
  'members',
  {
    customerId: text().notNull(),
    personId: text().notNull(),
    roleId: text().notNull(),
    statusId: integer().notNull(),
    joinedAt: integer().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.personId] })],
);

export const groups = sqliteTable('groups', {
  id: text().primaryKey(),
  customerId: text().notNull(),
  name: text().notNull(),
  version: integer().notNull().default(1),
});

export const groupMembers = sqliteTable(
  'group_members',
  { groupId: text().notNull(), personId: text().notNull() },
  (table) => [primaryKey({ columns: [table.groupId, table.personId] })],
);

export const invites = sqliteTable(
  'invites',
  {
    id: text().primaryKey(),
    customerId: text().notNull(),
    email: text().notNull(),
    roleId: text().notNull(),
    invitedAt: integer().notNull(),
    acceptedAt: integer(),
    /** SHA-256 of the secret in the mailed link; the secret itself is stored nowhere. */
    secretHash: text().notNull(),
  },
  (table) => [uniqueIndex('invites_by_email').on(table.customerId, table.email)],
);

/** Counts per day for the key figures that have no records of their own in the sandbox. */
export const dailyFigures = sqliteTable(
  'daily_figures',
  {
    customerId: text().notNull(),
    figure: text({ enum: ['documents', 'auditEvents', 'refusedSignIns'] }).notNull(),
    /** Days since 1970-01-01 UTC. */
    day: integer().notNull(),
    value: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.figure, table.day] })],
);

export const invoices = sqliteTable('invoices', {
  id: text().primaryKey(),
  customerId: text().notNull(),
  number: text().notNull(),
  /** Minor units, such as øre. */
  amountDue: integer().notNull(),
  issuedAt: integer().notNull(),
  dueAt: integer().notNull(),
  paidAt: integer(),
});

/** A company's own words. Where it has none, those of notifications/default-templates.ts are used. */
export const notificationTemplates = sqliteTable(
  'notification_templates',
  {
    customerId: text().notNull(),
    typeId: integer().notNull(),
    language: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.typeId, table.language] })],
);

/** What we release, for everybody or for some. */
export const releasePackages = sqliteTable('release_packages', {
  packageId: integer().primaryKey(),
  packageVersion: text().notNull(),
  packageType: integer().notNull(),
  state: text({ enum: ['preparing', 'released'] }).notNull(),
  releasedAt: integer().notNull(),
  /** The customers it is for; null = everybody. */
  customerIds: text({ mode: 'json' }).$type<string[]>(),
  generalInfo: text().notNull(),
  downloadInfo: text().notNull(),
  dependencies: text({ mode: 'json' }).$type<string[]>().notNull(),
  changelogs: text({ mode: 'json' })
    .$type<(Omit<version.ApplicationChangelog, 'image'> & { picture: PictureKind | null })[]>()
    .notNull(),
});

/** Who at a company is told when something is released. A company without a row tells nobody. */
export const releaseNotifications = sqliteTable('release_notifications', {
  customerId: text().primaryKey(),
  isSending: integer({ mode: 'boolean' }).notNull(),
  emails: text({ mode: 'json' }).$type<string[]>().notNull(),
});

/** Mail that had nowhere else to go, shown at /outbox. */
export const outbox = sqliteTable('outbox', {
  id: integer().primaryKey({ autoIncrement: true }),
  to: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  sentAt: integer().notNull(),
});

/** What the OpenID provider remembers: sessions, grants, codes, refresh tokens. */
export const oidcRecords = sqliteTable(
  'oidc_records',
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    grantId: text(),
    uid: text(),
    /** Epoch seconds; 0 = not used yet. */
    consumedAt: integer().notNull().default(0),
    expiresAt: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('oidc_records_by_grant').on(table.grantId),
    index('oidc_records_by_uid').on(table.uid),
  ],
);

/** Which company a sign-in works for; a grant keeps its company while the person changes to another one elsewhere. */
export const grantCustomers = sqliteTable('grant_customers', {
  grantId: text().primaryKey(),
  customerId: text().notNull(),
});

/** A document in one environment. Its content is one text, always written in the same order, so that equal is the same. */
export const documents = sqliteTable(
  'documents',
  {
    environment: text().$type<DocumentEnvironment>().notNull(),
    /** The same in every environment. */
    id: text().notNull(),
    content: text({ mode: 'json' }).$type<attributeStore.DocumentValues>().notNull(),
    updatedAt: integer().notNull(),
    updatedBy: text().notNull(),
    updatedByName: text().notNull(),
    deletedAt: integer(),
  },
  (table) => [primaryKey({ columns: [table.environment, table.id] })],
);

/** What happened to a document, in whichever environment. */
export const documentHistory = sqliteTable('document_history', {
  id: text().primaryKey(),
  documentId: text().notNull(),
  /** 1 created, 2 updated, 3 published. */
  kind: integer().notNull(),
  at: integer().notNull(),
  byName: text().notNull(),
  changes: text({ mode: 'json' }).$type<attributeStore.DocumentChange[]>().notNull(),
});

/** When documents last left an environment for the next one. */
export const documentPublishes = sqliteTable('document_publishes', {
  environment: text().$type<DocumentEnvironment>().primaryKey(),
  at: integer().notNull(),
});
