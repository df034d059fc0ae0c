import type {
  attributeStore,
  auditlogForward,
  customer,
  customerRole,
  DocumentEnvironment,
  version,
  whiteLabel,
} from '@console/api';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { PictureKind } from '../releases/release-picture';

/* The platform's tables. The SQL that creates them is in migrations.ts; instants are epoch milliseconds. */

/** Signing and cookie keys: stored, so that sessions survive a restart. */
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
  /** Null = seeded. */
  registeredAt: integer(),
  /** The answers of step 2 of registration, by question. */
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

/** A person's membership in a company. */
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

/** Templates that a company has written. For the others notifications/default-templates.ts applies. */
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

/** Releases, for all companies or for some. */
export const releasePackages = sqliteTable('release_packages', {
  packageId: integer().primaryKey(),
  packageVersion: text().notNull(),
  packageType: integer().notNull(),
  state: text({ enum: ['preparing', 'released'] }).notNull(),
  releasedAt: integer().notNull(),
  /** The companies it is for; null = all. */
  customerIds: text({ mode: 'json' }).$type<string[]>(),
  generalInfo: text().notNull(),
  downloadInfo: text().notNull(),
  dependencies: text({ mode: 'json' }).$type<string[]>().notNull(),
  changelogs: text({ mode: 'json' })
    .$type<(Omit<version.ApplicationChangelog, 'image'> & { picture: PictureKind | null })[]>()
    .notNull(),
});

/** Whom to mail at a company when something is released. No row = nobody. */
export const releaseNotifications = sqliteTable('release_notifications', {
  customerId: text().primaryKey(),
  isSending: integer({ mode: 'boolean' }).notNull(),
  emails: text({ mode: 'json' }).$type<string[]>().notNull(),
});

/** Mail that was not sent because there is no SMTP server; shown at /outbox. */
export const outbox = sqliteTable('outbox', {
  id: integer().primaryKey({ autoIncrement: true }),
  to: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  sentAt: integer().notNull(),
});

/** State of the OpenID provider: sessions, grants, codes, refresh tokens. */
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

/** The company of a sign-in. It stays the same while the person chooses another company in another browser. */
export const grantCustomers = sqliteTable('grant_customers', {
  grantId: text().primaryKey(),
  customerId: text().notNull(),
});

/**
 * A document in one environment. The fields of `content` always have the same order, so that SQL can compare it as
 * text.
 */
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

/** The history of a document over all environments. */
export const documentHistory = sqliteTable('document_history', {
  id: text().primaryKey(),
  documentId: text().notNull(),
  /** 1 created, 2 updated, 3 published. */
  kind: integer().notNull(),
  at: integer().notNull(),
  byName: text().notNull(),
  changes: text({ mode: 'json' }).$type<attributeStore.DocumentChange[]>().notNull(),
});

/** When an environment was last published to the next one. */
export const documentPublishes = sqliteTable('document_publishes', {
  environment: text().$type<DocumentEnvironment>().primaryKey(),
  at: integer().notNull(),
});

/** What a company has changed of its branding. No row = the platform's own. */
export const brandings = sqliteTable('brandings', {
  customerId: text().primaryKey(),
  colors: text({ mode: 'json' }).$type<whiteLabel.BrandColors>().notNull(),
  logoUrl: text().notNull(),
  useCustomLogin: integer({ mode: 'boolean' }).notNull(),
  loginUrl: text().notNull(),
  /** Data URLs by month. Megabytes: select them only where they are needed. */
  pictures: text({ mode: 'json' }).$type<whiteLabel.MonthPictures>().notNull(),
  version: integer().notNull().default(1),
});

/** Every write of the REST API: who, what, when, from where, and its outcome. No contents, so no secrets. */
export const auditEntries = sqliteTable('audit_entries', {
  /** The order in which the calls began. */
  id: integer().primaryKey({ autoIncrement: true }),
  entryId: text().notNull().unique(),
  at: integer().notNull(),
  /** Null = the caller was not known, or had no company. */
  customerId: text(),
  personId: text(),
  personName: text().notNull(),
  personEmail: text().notNull(),
  /** `PUT /api/ManageTeam/Users/:userId` */
  action: text().notNull(),
  /** The ids in the address, by name. */
  target: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
  /** Names of what was sent. */
  fields: text({ mode: 'json' }).$type<string[]>().notNull(),
  address: text().notNull(),
  userAgent: text().notNull(),
  requestId: text().notNull(),
  /** `pending` until the call is answered. */
  outcome: text({ enum: ['pending', 'succeeded', 'refused', 'failed', 'interrupted'] }).notNull(),
  status: integer(),
  message: text().notNull(),
});

export const auditForwardings = sqliteTable('audit_forwardings', {
  customerId: text().primaryKey(),
  settings: text({ mode: 'json' }).$type<auditlogForward.AuditForwarding>().notNull(),
  version: integer().notNull().default(1),
});

/** How far a company's entries have been sent to one of its receivers. */
export const auditPositions = sqliteTable(
  'audit_positions',
  {
    customerId: text().notNull(),
    receiver: text({ enum: ['rest', 'console'] }).notNull(),
    /** The last entry that has arrived. */
    sentTo: integer().notNull(),
    /** The batch that is under way: it is sent again with the same id and the same entries until it has arrived. */
    batchId: text(),
    batchEnd: integer(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: integer(),
    lastError: text().notNull().default(''),
    lastSentAt: integer(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.receiver] })],
);

/** A company's setting for one customer environment, of the kinds that may have one for each. */
export const environmentSettings = sqliteTable(
  'environment_settings',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['viewpoint', 'soap-client', 'web-editor'] }).notNull(),
    customerId: text().notNull(),
    /** 1 test, 2 production, 3 development. */
    customerEnvironment: integer().notNull(),
    content: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    /** Never answered. */
    secrets: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
    createdAt: integer().notNull(),
    createdByName: text().notNull(),
    updatedAt: integer(),
    updatedByName: text(),
  },
  (table) => [uniqueIndex('environment_settings_by_kind').on(table.customerId, table.kind, table.customerEnvironment)],
);

/** What a company has set up once for all environments. Null = not decided yet. */
export const setupChoices = sqliteTable('setup_choices', {
  customerId: text().primaryKey(),
  usePrivateStorage: integer({ mode: 'boolean' }),
  webEditorConfigurationSource: integer(),
});
