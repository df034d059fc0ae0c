import type { customer, customerRole, whiteLabel } from '@console/api';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/* Shared tables; a subject's own are in `…-tables.ts`. `migrations/` is generated. Instants are epoch milliseconds. */

/** Stored, so that sessions survive a restart. */
export const keys = sqliteTable('keys', {
  name: text().primaryKey(),
  value: text().notNull(),
});

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
  /** The next sign-in uses this; null means not chosen. */
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
  /** Grows with every change (calls/record-reads.ts), like every `version` below. */
  version: integer().notNull().default(1),
  registeredAt: integer(),
  registrationAnswers: text({ mode: 'json' }).$type<Record<string, unknown>>(),
});

/** Without a row, the platform's branding applies. */
export const brandings = sqliteTable('brandings', {
  customerId: text().primaryKey(),
  colors: text({ mode: 'json' }).$type<whiteLabel.BrandColors>().notNull(),
  logoUrl: text().notNull(),
  useCustomLogin: integer({ mode: 'boolean' }).notNull(),
  loginUrl: text().notNull(),
  /** Data URLs by month: megabytes, so select only where needed. */
  pictures: text({ mode: 'json' }).$type<whiteLabel.MonthPictures>().notNull(),
  version: integer().notNull().default(1),
});

export const roles = sqliteTable(
  'roles',
  {
    id: text().primaryKey(),
    customerId: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    isReadOnly: integer({ mode: 'boolean' }).notNull(),
    access: text({ mode: 'json' }).$type<customerRole.ProductFeatureAccess[]>().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [index('roles_by_customer').on(table.customerId)],
);

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
  (table) => [
    primaryKey({ columns: [table.customerId, table.personId] }),
    index('members_by_person').on(table.personId),
    index('members_by_role').on(table.roleId),
  ],
);

export const groups = sqliteTable(
  'groups',
  {
    id: text().primaryKey(),
    customerId: text().notNull(),
    name: text().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [index('groups_by_customer').on(table.customerId)],
);

export const groupMembers = sqliteTable(
  'group_members',
  { groupId: text().notNull(), personId: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.groupId, table.personId] }),
    index('group_members_by_person').on(table.personId),
  ],
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
    /** A SHA-256 hash, because the secret must not be stored. */
    secretHash: text().notNull(),
    name: text(),
    /** Groups to join on acceptance; a deleted group is skipped. */
    groupIds: text({ mode: 'json' }).$type<string[]>(),
  },
  (table) => [
    uniqueIndex('invites_by_email').on(table.customerId, table.email),
    index('invites_by_secret').on(table.secretHash),
  ],
);

export const oidcRecords = sqliteTable(
  'oidc_records',
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    grantId: text(),
    uid: text(),
    /** Epoch seconds; 0 = unused. */
    consumedAt: integer().notNull().default(0),
    expiresAt: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('oidc_records_by_grant').on(table.grantId),
    index('oidc_records_by_uid').on(table.uid),
  ],
);

/** A sign-in keeps the company, whatever another browser chooses. */
export const grantCustomers = sqliteTable('grant_customers', {
  grantId: text().primaryKey(),
  customerId: text().notNull(),
});
