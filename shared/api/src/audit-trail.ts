import { get } from '@console/http';
import { z } from '@console/schema';
import * as texts from './texts';

/*
 * api/AuditTrail: the audit entries of a company (C146). Unspecified and optional: the console has the page where the
 * switch `auditTrail` of `config.json` is on.
 */

/**
 * One write to the API, as forwarding sends it and as the trail lists it: the same id and the same fields. Contains the
 * names of the fields that were sent, never their values.
 */
export const auditEntry = z.object({
  id: z.string(),
  /** ISO 8601, UTC. */
  time: z.string(),
  company: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  /** Method and path with the names of its ids; or the event that an API client names. */
  action: z.string(),
  /** The ids in the address, by name. */
  target: z.record(z.string(), z.string()),
  /** Names of the fields that were sent, never their values. */
  fields: z.array(z.string()),
  from: z.object({ address: z.string(), userAgent: z.string() }),
  /** `interrupted`: the platform stopped before the call was answered. */
  outcome: z.enum(['succeeded', 'refused', 'failed', 'interrupted']),
  /** HTTP status; null if the call was interrupted, or if an API client has posted the entry. */
  status: z.nullable(z.int()),
  /** The message of the refusal; or the text that an API client has posted. */
  message: z.string(),
  requestId: z.string(),
});

/** The kinds of records that entries are about. A platform may have more. */
export const SUBJECTS = [
  'apiClient',
  'archiveDocument',
  'auditForwarding',
  'branding',
  'company',
  'deliveryService',
  'document',
  'event',
  'folder',
  'group',
  'invite',
  'metadataColumns',
  'migration',
  'notification',
  'paymentMethod',
  'plan',
  'platform',
  'profile',
  'releaseNotification',
  'retentionPolicy',
  'role',
  'signing',
  'signingOrder',
  'soapClient',
  'user',
  'viewpoint',
  'webEditor',
  'webhook',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** What was done. A platform may have more. */
export const OPERATIONS = ['created', 'updated', 'deleted', 'published', 'sent', 'tested', 'started'] as const;
export type Operation = (typeof OPERATIONS)[number];

export const OUTCOMES = auditEntry.shape.outcome.options;

/** A record that an entry is about. The name is the one that it had then; empty if the platform does not know it. */
export const auditRecord = z.object({ subject: z.string(), id: z.string(), name: z.string() });

/** An entry in the list, with the first of its records. */
export const auditEvent = z.extend(auditEntry, {
  /** One of `SUBJECTS`. */
  subject: z.string(),
  /** One of `OPERATIONS`. */
  operation: z.string(),
  records: z.array(auditRecord),
  /** The number of all records of the entry. */
  recordCount: z.int(),
});

/**
 * A field of a record before and after. Of a secret the values only say whether there was and is one: `true` or null.
 */
export const auditChange = z.object({
  field: z.string(),
  before: z.nullable(z.union([z.string(), z.number(), z.boolean()])),
  after: z.nullable(z.union([z.string(), z.number(), z.boolean()])),
  isSecret: z.optional(z.boolean()),
});

/** A record with its changes; empty where the platform does not know them. */
export const changedRecord = z.extend(auditRecord, { changes: z.array(auditChange) });

/** One entry with the changes of its first records. */
export const auditEventDetails = z.extend(auditEvent, { records: z.array(changedRecord) });

export const auditPage = z.object({
  events: z.array(auditEvent),
  /** The cursor of the next page; null after the last one. */
  next: z.nullable(z.string()),
  /** The number of all entries that match; only in the first page. */
  total: z.nullable(z.int()),
});

const choice = z.optional(z.union([texts.key, z.array(texts.key)]));

/** Filters of the list; values of one parameter are alternatives. */
const filterQuery = {
  /** Words that an entry must all contain: in its person, records, address, action or message. */
  search: z.optional(texts.search),
  /** Ids of people and of API clients. */
  person: choice,
  subject: choice,
  operation: choice,
  outcome: choice,
  /** One record: its subject, a colon, and its id. */
  record: z.optional(texts.key),
  /** ISO 8601 instants; `from` is included and `until` is not. */
  from: z.optional(texts.key),
  until: z.optional(texts.key),
};
const eventsQuery = z.object({
  ...filterQuery,
  /** `oldest`: oldest first; newest first by default. */
  order: z.optional(z.enum(['newest', 'oldest'])),
  cursor: z.optional(texts.key),
  /** Entries in a page, up to `MOST_EVENTS`. */
  take: z.optional(z.int()),
});

/** The largest page. */
export const MOST_EVENTS = 1_000;

/** The values that occur in the company's entries, the most frequent ones first. */
export const auditOptions = z.object({
  people: z.array(z.object({ id: z.string(), name: z.string(), email: z.string(), count: z.int() })),
  subjects: z.array(z.object({ subject: z.string(), count: z.int() })),
  operations: z.array(z.object({ operation: z.string(), count: z.int() })),
  outcomes: z.array(z.object({ outcome: z.string(), count: z.int() })),
});

export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditRecord = z.infer<typeof auditRecord>;
export type AuditEvent = z.infer<typeof auditEvent>;
export type AuditChange = z.infer<typeof auditChange>;
export type ChangedRecord = z.infer<typeof changedRecord>;
export type AuditEventDetails = z.infer<typeof auditEventDetails>;
export type AuditPage = z.infer<typeof auditPage>;
export type AuditOptions = z.infer<typeof auditOptions>;
export type AuditEventsQuery = z.infer<typeof eventsQuery>;

/** C146 */
export const getAuditEvents = get('main', 'api/AuditTrail/Events', { query: eventsQuery, answer: auditPage });
/** C146 */
export const getAuditEvent = get('main', 'api/AuditTrail/Events/:eventId', { answer: auditEventDetails });
/** C146 */
export const getAuditOptions = get('main', 'api/AuditTrail/Options', { answer: auditOptions });
