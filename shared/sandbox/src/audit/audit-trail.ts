import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/open-database';
import { auditEntries } from './audit-tables';
import type { Principal } from '../calls/principal';
import { Refusal } from '../calls/refusal';

type EntryRow = typeof auditEntries.$inferInsert;
type Outcome = Pick<EntryRow, 'outcome' | 'status' | 'message'>;

/** A write of the REST API, as far as it is known before anybody looks at who sent it. */
export type AuditedCall = Pick<EntryRow, 'action' | 'target' | 'fields' | 'address' | 'userAgent' | 'requestId'>;

/** What an API client posts. `event` takes the place of a call's method and path. */
export interface ClientEntry {
  event: string;
  message: string;
}

/** Leaves an entry for every write. `endpoint.ts` is the one place that calls it. */
export interface AuditTrail {
  /**
   * Runs a call between the two halves of its entry: it is there before anything is written, so that no write is
   * without one, whenever the process ends.
   */
  audit<Result>(call: AuditedCall, who: Principal, run: () => Promise<Result>): Promise<Result>;
  /** Adds what an API client tells of its own system: it stands, and is forwarded, among the calls of the company. */
  record(client: Principal, entries: readonly ClientEntry[]): Promise<void>;
  /** Told of every entry once it has its outcome. */
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

    async audit(call, { person, company }, run) {
      const entryId = randomUUID();
      await db.insert(auditEntries).values({
        ...call,
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

/** Only the names of what was sent: values may be secrets, or somebody's data. */
export function auditedCall(request: FastifyRequest, method: string, url: string): AuditedCall {
  const { body, params, headers, ip, id } = request;
  const isRecord = typeof body === 'object' && body !== null && !Array.isArray(body);
  return {
    action: `${method} ${url}`,
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
