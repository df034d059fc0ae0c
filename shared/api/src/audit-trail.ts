import { get } from '@console/http';
import { z } from '@console/schema';
import * as texts from './texts';

/* api/AuditTrail (C146). Unspecified and optional: switch `auditTrail`. */

/** A write, as trail and forwarding have it: names of fields, never values. */
export const auditEntry = z.object({
  id: z.string(),
  /** ISO 8601, UTC. */
  time: z.string(),
  company: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  /** Method and path pattern, or an API client's event. */
  action: z.string(),
  /** Keys are path parameters. */
  target: z.record(z.string(), z.string()),
  /** Values never appear. */
  fields: z.array(z.string()),
  from: z.object({ address: z.string(), userAgent: z.string() }),
  /** `interrupted`: the platform stopped before answering. */
  outcome: z.enum(['succeeded', 'refused', 'failed', 'interrupted']),
  /** Null if interrupted or posted by an API client. */
  status: z.nullable(z.int()),
  /** The refusal's message, or an API client's text. */
  message: z.string(),
  requestId: z.string(),
});

/** A platform may have more. */
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

export const OPERATIONS = ['created', 'updated', 'deleted', 'published', 'sent', 'tested', 'started'] as const;
export type Operation = (typeof OPERATIONS)[number];

export const OUTCOMES = auditEntry.shape.outcome.options;

/** The name at that time; empty if unknown. */
export const auditRecord = z.object({ subject: z.string(), id: z.string(), name: z.string() });

export const auditEvent = z.extend(auditEntry, {
  subject: z.string(),
  operation: z.string(),
  records: z.array(auditRecord),
  recordCount: z.int(),
});

/** A secret's values are only `true` or null. */
export const auditChange = z.object({
  field: z.string(),
  before: z.nullable(z.union([z.string(), z.number(), z.boolean()])),
  after: z.nullable(z.union([z.string(), z.number(), z.boolean()])),
  isSecret: z.optional(z.boolean()),
});

/** Empty if unknown. */
export const changedRecord = z.extend(auditRecord, { changes: z.array(auditChange) });

export const auditEventDetails = z.extend(auditEvent, { records: z.array(changedRecord) });

export const auditPage = z.object({
  events: z.array(auditEvent),
  /** Cursor; null after the last page. */
  next: z.nullable(z.string()),
  /** Only the first page counts all matches. */
  total: z.nullable(z.int()),
});

const choice = z.optional(z.union([texts.key, z.array(texts.key)]));

/** Several values of a parameter are alternatives. */
const filterQuery = {
  /** Words in person, records, address, action or message. */
  search: z.optional(texts.search),
  /** Takes people and API clients. */
  person: choice,
  subject: choice,
  operation: choice,
  outcome: choice,
  /** Subject and id, joined by a colon. */
  record: z.optional(texts.key),
  /** ISO 8601, `until` excluded. */
  from: z.optional(texts.key),
  until: z.optional(texts.key),
};
const eventsQuery = z.object({
  ...filterQuery,
  /** Default: newest first. */
  order: z.optional(z.enum(['newest', 'oldest'])),
  cursor: z.optional(texts.key),
  take: z.optional(z.int()),
});

export const MOST_EVENTS = 1_000;

/** Lists occurring values, most frequent first. */
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
