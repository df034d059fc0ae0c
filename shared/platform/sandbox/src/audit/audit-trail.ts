import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { CallAudit } from '../calls/endpoint';
import type { Principal } from '../calls/principal';
import { Refusal } from '../calls/refusal';
import type { Database } from '../db/open-database';
import { auditEntries } from './audit-tables';

declare module '../platform/platform' {
  interface Platform {
    auditTrail: AuditTrail;
  }
}

type EntryRow = typeof auditEntries.$inferInsert;
type Outcome = Pick<EntryRow, 'outcome' | 'status' | 'message'>;

/** The columns of an entry that its request fills. */
type RequestColumns = Pick<EntryRow, 'target' | 'fields' | 'address' | 'userAgent' | 'requestId'>;

/** An entry posted by an API client. `event` is stored in the place of a call's method and path. */
export interface ClientEntry {
  event: string;
  message: string;
}

/** The entries of all writes to the API. */
export interface AuditTrail extends CallAudit {
  /** Adds entries that an API client has posted about its own system to its company's entries. */
  record(client: Principal, entries: readonly ClientEntry[]): Promise<void>;
  /** Registers a listener for entries that have got their outcome. */
  onEntry: (listener: (customerId: string) => void) => void;
}

const LONGEST_USER_AGENT = 200;
const MOST_FIELDS = 40;
const LONGEST_FIELD = 60;

export function createAuditTrail(db: Database, now: () => Date): AuditTrail {
  const listeners: ((customerId: string) => void)[] = [];
  return {
    onEntry: (listener) => void listeners.push(listener),

    async record({ person, company }, entries) {
      const entry = {
        at: now().getTime(),
        customerId: company?.id ?? null,
        personId: person.id,
        personName: person.firstName,
        personEmail: person.email,
        target: {},
        fields: [],
        address: '',
        userAgent: '',
        requestId: '',
        outcome: 'succeeded' as const,
        status: null,
      };
      await db
        .insert(auditEntries)
        .values(entries.map(({ event, message }) => ({ ...entry, entryId: randomUUID(), action: event, message })));
    },

    async audit(request, action, { person, company }, run) {
      const entryId = randomUUID();
      await db.insert(auditEntries).values({
        ...columnsOf(request),
        action,
        entryId,
        at: now().getTime(),
        customerId: company?.id ?? null,
        personId: person.id,
        personName: `${person.firstName} ${person.lastName}`.trim(),
        personEmail: person.email,
        outcome: 'pending',
        message: '',
      });
      let outcome: Outcome = { outcome: 'succeeded', status: 200, message: '' };
      try {
        return await run();
      } catch (error) {
        outcome = outcomeOf(error);
        throw error;
      } finally {
        await db.update(auditEntries).set(outcome).where(eq(auditEntries.entryId, entryId));
        if (company) for (const listener of listeners) listener(company.id);
      }
    },
  };
}

/** Only the names of the sent fields: values may be secrets or personal data. */
function columnsOf({ body, params, headers, ip, id }: FastifyRequest): RequestColumns {
  const isRecord = typeof body === 'object' && body !== null && !Array.isArray(body);
  return {
    target: params as Record<string, string>,
    fields: isRecord ? namesOf(body) : [],
    address: ip,
    userAgent: (headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT),
    requestId: id,
  };
}

const namesOf = (body: object) =>
  Object.keys(body)
    .slice(0, MOST_FIELDS)
    .map((name) => name.slice(0, LONGEST_FIELD));

function outcomeOf(error: unknown): Outcome {
  if (error instanceof Refusal) return { outcome: 'refused', status: error.status, message: error.message };
  return { outcome: 'failed', status: 500, message: '' };
}
