import type {
  adminIntegration,
  attributeStore,
  auditlogForward,
  customer,
  CustomerEnvironment,
  customerRole,
  digitalArchiveMigration,
  DocumentEnvironment,
  mfdx,
  version,
  whiteLabel,
} from '@console/api';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ServiceContent } from '../delivery-services/service-catalogue';
import type { PaymentFailure, PaymentStatus } from '../payments/payment-provider';
import type { CardOutcome, CheckedCard } from '../payments/test-cards';
import type { PictureKind } from '../releases/release-picture';
import type { SigningCredentials, SigningKeys } from '../signing/credentials';

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

export interface InvoiceLine {
  text: string;
  /** Minor units, such as øre, without VAT. */
  net: number;
  vat: number;
}

export const invoices = sqliteTable('invoices', {
  id: text().primaryKey(),
  customerId: text().notNull(),
  number: text().notNull(),
  status: text({ enum: ['draft', 'open', 'paid', 'uncollectible', 'void'] }).notNull(),
  currency: text().notNull(),
  /** Minor units, VAT included. */
  amountDue: integer().notNull(),
  issuedAt: integer().notNull(),
  dueAt: integer().notNull(),
  paidAt: integer(),
  /** `Visa ending 4242`, `bank transfer`. */
  paidWith: text(),
  /** The plan that paying it starts; null for an invoice of a month. */
  planId: text(),
  lines: text({ mode: 'json' }).$type<InvoiceLine[]>().notNull(),
  /** Part of the address of its page. */
  secret: text().notNull(),
});

/** The plan that a company has, and the one that it will have. */
export const subscriptions = sqliteTable('subscriptions', {
  customerId: text().primaryKey(),
  planId: text().notNull(),
  method: text({ enum: ['stripe', 'invoice'] }).notNull(),
  /** A lower plan, and the day on which it takes effect. */
  nextPlanId: text(),
  nextFrom: text(),
});

/** The day up to which the platform has billed; internal staff may move it ahead. One row. */
export const billingCalendar = sqliteTable('billing_calendar', { id: integer().primaryKey(), day: text().notNull() });

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
  /** Why it was not sent by the company's own e-mail delivery; empty where the company has none. */
  note: text().notNull().default(''),
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
  /** Null = the caller had no company. */
  customerId: text(),
  personId: text().notNull(),
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
/** A company's provider of digital signing, and where signed files go. Secrets are sent to the provider only. */
export const signingSettings = sqliteTable('signing_settings', {
  customerId: text().primaryKey(),
  /** Null = none chosen. */
  providerId: text().$type<adminIntegration.ProviderId>(),
  credentials: text({ mode: 'json' }).$type<SigningCredentials>().notNull(),
  signAuthMethods: text({ mode: 'json' }).$type<Record<string, boolean>>().notNull(),
  /** Generated, and not saved yet. */
  newKeys: text({ mode: 'json' }).$type<SigningKeys>(),
  archive: text({ mode: 'json' }).$type<adminIntegration.ArchiveIntegration>().notNull(),
  providerVersion: integer().notNull().default(1),
  archiveVersion: integer().notNull().default(1),
});

/** What was sent to be signed. */
export const signingOrders = sqliteTable('signing_orders', {
  id: text().primaryKey(),
  customerId: text().notNull(),
  providerId: text().$type<adminIntegration.ProviderId>().notNull(),
  documentName: text().notNull(),
  signAuthMethod: text().notNull(),
  folderId: text(),
  createdAt: integer().notNull(),
  signedAt: integer(),
});

/** How the stand-ins of the signing providers are doing. No row = they work. */
export const signingProviderStates = sqliteTable('signing_provider_states', {
  providerId: text().$type<adminIntegration.ProviderId>().primaryKey(),
  state: text({ enum: ['slow', 'down'] }).notNull(),
});

/** Access keys that the stand-in of Scrive has given out. */
export const scriveKeys = sqliteTable('scrive_keys', {
  apiToken: text().primaryKey(),
  account: text().notNull(),
  /** SHA-256 of the other three. */
  hash: text().notNull(),
});

/** Clients for machine access. */
export const apiClients = sqliteTable(
  'api_clients',
  {
    clientId: text().primaryKey(),
    customerId: text().notNull(),
    name: text().notNull(),
    clientType: integer().notNull(),
    /** SHA-256 of the secret; the secret itself is stored nowhere. */
    secretHash: text().notNull(),
    useMtls: integer({ mode: 'boolean' }).notNull(),
    /** Hexadecimal, without colons: SHA-256 or SHA-1 of the client's certificate. */
    thumbprint: text(),
    enabled: integer({ mode: 'boolean' }).notNull().default(true),
    useWebeditorEnvScope: integer({ mode: 'boolean' }).notNull().default(false),
    webeditorScope: integer(),
    createdAt: integer().notNull(),
    /** When it last got a token, and when it last called with one. */
    lastTokenAt: integer(),
    lastCallAt: integer(),
  },
  (table) => [index('api_clients_by_customer').on(table.customerId)],
);

/** What API clients have posted: entries of an audit log, documents for MetaTool. */
export const clientPostings = sqliteTable('client_postings', {
  id: integer().primaryKey({ autoIncrement: true }),
  customerId: text().notNull(),
  clientId: text().notNull(),
  kind: text({ enum: ['audit', 'metaTool'] }).notNull(),
  content: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  at: integer().notNull(),
});

/** How long the records of a company's archive folders are stored. */
export const retentionPolicies = sqliteTable('retention_policies', {
  id: text().primaryKey(),
  customerId: text().notNull(),
  name: text().notNull(),
  lifetimeDays: integer().notNull(),
  isDisabled: integer({ mode: 'boolean' }).notNull(),
  position: integer().notNull(),
  createdAt: integer().notNull(),
  updatedAt: integer().notNull(),
  version: integer().notNull().default(1),
});

/** Folders of the digital archive. */
export const archiveFolders = sqliteTable('archive_folders', {
  id: text().primaryKey(),
  customerId: text().notNull(),
  /** Null = at the top level. */
  parentId: text(),
  name: text().notNull(),
  /** Ids of groups. One that has been deleted stays, so that its folder does not become open to everyone. */
  accessGroups: text({ mode: 'json' }).$type<string[]>().notNull(),
  retentionPolicyId: text(),
  version: integer().notNull().default(1),
});

/** Documents in the digital archive. */
export const archiveRecords = sqliteTable('archive_records', {
  id: text().primaryKey(),
  folderId: text().notNull(),
  title: text().notNull(),
  /** Values by the name of their archive column. */
  metadata: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
  archivedAt: integer().notNull(),
});

/** When records were deleted because of their age, and how many. */
export const retentionRuns = sqliteTable('retention_runs', {
  id: integer().primaryKey({ autoIncrement: true }),
  customerId: text().notNull(),
  at: integer().notNull(),
  removed: integer().notNull(),
});

/** Columns of the archive's lists. */
export const archiveColumns = sqliteTable('archive_columns', {
  id: text().primaryKey(),
  customerId: text().notNull(),
  name: text().notNull(),
  presentationLabel: text().notNull(),
  position: integer().notNull(),
  isShown: integer({ mode: 'boolean' }).notNull(),
  isSearchable: integer({ mode: 'boolean' }).notNull(),
  isSortable: integer({ mode: 'boolean' }).notNull(),
  isSystem: integer({ mode: 'boolean' }).notNull(),
  /** The same in all of a company's columns: they are saved together. */
  version: integer().notNull().default(1),
});

/** Where a company's archive is, and where it is on its way to. No row = shared, and never migrated. */
export const archiveEnvironments = sqliteTable('archive_environments', {
  customerId: text().primaryKey(),
  type: integer().$type<digitalArchiveMigration.EnvironmentType>().notNull(),
  targetType: integer().$type<digitalArchiveMigration.EnvironmentType>(),
  migrationStatus: integer().$type<digitalArchiveMigration.MigrationStatus['migrationStatus']>().notNull(),
  statusSince: integer().notNull(),
  /** The next migration ends with an error; staff ask for it, to try what happens. */
  willFail: integer({ mode: 'boolean' }).notNull().default(false),
});

/** Addresses that are told what happens in a company's archive. */
export const webhooks = sqliteTable('webhooks', {
  id: text().primaryKey(),
  customerId: text().notNull(),
  name: text().notNull(),
  url: text().notNull(),
  isActive: integer({ mode: 'boolean' }).notNull(),
  signingSecret: text().notNull(),
  createdAt: integer().notNull(),
  version: integer().notNull().default(1),
});

/** What was sent to a webhook, or waits to be sent. */
export const webhookDeliveries = sqliteTable('webhook_deliveries', {
  id: text().primaryKey(),
  webhookId: text().notNull(),
  event: text().notNull(),
  /** The JSON text that is sent, the same at every try. */
  payload: text().notNull(),
  createdAt: integer().notNull(),
  state: text({ enum: ['waiting', 'delivered', 'failed'] }).notNull(),
  tries: integer().notNull().default(0),
  nextTryAt: integer(),
  /** HTTP status of the last answer. */
  status: integer(),
  /** Why the last try failed. */
  reason: text(),
  durationMs: integer(),
});
/** A company's settings of a delivery service in one environment. No row = nothing has been set. */
export const deliverySettings = sqliteTable(
  'delivery_settings',
  {
    customerId: text().notNull(),
    environment: text().$type<CustomerEnvironment>().notNull(),
    serviceId: integer().notNull(),
    /** What was saved last, secrets included. */
    draft: text({ mode: 'json' }).$type<ServiceContent>().notNull(),
    /** What is in use. Null = it has never been published. */
    published: text({ mode: 'json' }).$type<ServiceContent>(),
    isDraft: integer({ mode: 'boolean' }).notNull(),
    isActive: integer({ mode: 'boolean' }).notNull(),
    updatedAt: integer().notNull(),
    updatedByName: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.environment, table.serviceId] })],
);

/** What has happened to the settings of a service. Holds no secrets. */
export const deliveryHistory = sqliteTable('delivery_history', {
  id: text().primaryKey(),
  customerId: text().notNull(),
  environment: text().$type<CustomerEnvironment>().notNull(),
  serviceId: integer().notNull(),
  /** 1 created, 2 updated, 3 published. */
  kind: integer().notNull(),
  at: integer().notNull(),
  byName: text().notNull(),
  changes: text({ mode: 'json' }).$type<mfdx.SettingChange[]>().notNull(),
});

/** A company's environment: when it was last published, and a number that grows with every change of a service. */
export const deliveryEnvironments = sqliteTable(
  'delivery_environments',
  {
    customerId: text().notNull(),
    environment: text().$type<CustomerEnvironment>().notNull(),
    version: integer().notNull(),
    publishedAt: integer(),
    publisher: text(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.environment] })],
);
/* The payment simulator's. Nothing here holds a card's number. */

export const paymentCustomers = sqliteTable('payment_customers', {
  id: text().primaryKey(),
  companyId: text().notNull().unique(),
});

export const paymentCards = sqliteTable('payment_cards', {
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
});

export const payments = sqliteTable('payments', {
  id: text().primaryKey(),
  clientSecret: text().notNull(),
  /** Idempotency key of whoever opened it. */
  key: text().notNull().unique(),
  customer: text().notNull(),
  /** Minor units. */
  amount: integer().notNull(),
  currency: text().notNull(),
  description: text().notNull(),
  metadata: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
  status: text().$type<PaymentStatus>().notNull(),
  failure: text({ mode: 'json' }).$type<PaymentFailure>(),
  /** The card of the last attempt. */
  card: text({ mode: 'json' }).$type<CheckedCard>(),
  isRefunded: integer({ mode: 'boolean' }).notNull().default(false),
});

/** Hosted pages: a checkout has a payment, adding a card has none. */
export const paymentPages = sqliteTable('payment_pages', {
  id: text().primaryKey(),
  customer: text().notNull(),
  paymentId: text(),
  returnUrl: text().notNull(),
  cancelUrl: text().notNull(),
  isDone: integer({ mode: 'boolean' }).notNull(),
});

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
