import { randomUUID } from 'node:crypto';
import { foldAllSpellings } from '@console/schema/search-text';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { CallAudit } from '../calls/endpoint';
import { type ChangedRecord, nameOf, type Principal } from '../calls/principal';
import { Refusal } from '../calls/refusal';
import { inBatches } from '../db/in-batches';
import type { Database } from '../db/open-database';
import { auditEntries, auditRecords } from './audit-tables';

declare module '../platform/platform' {
  interface Platform {
    auditTrail: AuditTrail;
  }
}

type EntryRow = typeof auditEntries.$inferInsert;
type Outcome = Pick<EntryRow, 'outcome' | 'status' | 'message'>;

/** `event` takes the place of method and path. */
export interface ClientEntry {
  event: string;
  message: string;
}

export interface AuditTrail extends CallAudit {
  record(client: Principal, entries: readonly ClientEntry[]): Promise<void>;
  onEntry: (listener: (customerId: string) => void) => void;
}

/** What API clients report. */
export const EVENT = { subject: 'event', operation: 'created' } as const;
const LONGEST_USER_AGENT = 200;
const MOST_FIELDS = 40;
const LONGEST_FIELD = 60;
const MOST_SEARCHED = 40;

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
      const rows = entries.map(({ event, message }) => ({ ...entry, entryId: randomUUID(), action: event, message }));
      await db.insert(auditEntries).values(rows.map((row) => ({ ...row, ...EVENT, ...searchOf(row) })));
    },

    async audit(request, { action, meaning: [subject, operation] }, principal, run) {
      const { person, company } = principal;
      const entry = {
        ...columnsOf(request),
        action,
        subject,
        operation,
        entryId: randomUUID(),
        at: now().getTime(),
        customerId: company?.id ?? null,
        personId: person.id,
        personName: nameOf(person),
        personEmail: person.email,
        outcome: 'pending' as const,
        message: '',
      };
      await db.insert(auditEntries).values(entry);
      let outcome: Outcome = { outcome: 'succeeded', status: 200, message: '' };
      try {
        return await run();
      } catch (error) {
        outcome = outcomeOf(error);
        throw error;
      } finally {
        await settle(
          db,
          { ...entry, ...outcome },
          outcome.outcome === 'succeeded' ? principal.call.changed : undefined,
        );
        if (company) for (const listener of listeners) listener(company.id);
      }
    },
  };
}

/** Records come first, so that an entry with an outcome has records. */
async function settle(db: Database, entry: EntryRow, changed: readonly ChangedRecord[] | undefined): Promise<void> {
  const { entryId, outcome, status, message } = entry;
  const records = recordsOf(entry, changed);
  for (const rows of inBatches(records)) await db.insert(auditRecords).values(rows);
  const isCreation = changed !== undefined && changed.length > 0 && changed.every(({ isNew }) => isNew);
  const operation = isCreation ? 'created' : entry.operation;
  await db
    .update(auditEntries)
    .set({ outcome, status, message, operation, ...searchOf(entry, records) })
    .where(eq(auditEntries.entryId, entryId));
}

type RecordRow = typeof auditRecords.$inferInsert;

/** Returns the record that the path names if no changes are known. */
export function recordsOf(
  { entryId, subject, customerId, target }: Pick<EntryRow, 'entryId' | 'subject' | 'customerId' | 'target'>,
  changed: readonly ChangedRecord[] | undefined,
): RecordRow[] {
  if (!customerId) return [];
  const [id] = Object.values(target);
  const named: ChangedRecord[] = id === undefined ? [] : [{ id, name: '', changes: [] }];
  return (changed ?? named).map((record, position) => ({
    entryId,
    position,
    customerId,
    subject: record.subject ?? subject ?? EVENT.subject,
    recordId: record.id,
    name: record.name,
    changes: record.changes,
  }));
}

type Found = Pick<EntryRow, 'personName' | 'personEmail' | 'address' | 'action' | 'message'>;

/** Takes the first records only; the record filter finds the rest. */
export function searchOf(entry: Found, records: readonly Pick<RecordRow, 'name' | 'recordId'>[] = []) {
  const { personName, personEmail, address, action, message } = entry;
  const named = records.slice(0, MOST_SEARCHED).flatMap(({ name, recordId }) => [name, recordId]);
  return { searchText: foldAllSpellings([personName, personEmail, address, action, message, ...named].join(' ')) };
}

/** Names only: values may be secrets or personal data. */
function columnsOf({ body, params, headers, ip, id }: FastifyRequest) {
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
