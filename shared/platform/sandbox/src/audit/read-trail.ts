import type { auditTrail } from '@console/api';
import { toSearch } from '@console/schema/search-text';
import { t } from '@console/words';
import { and, asc, count, desc, eq, gte, lt, max, ne, type SQL, sql } from 'drizzle-orm';
import type { Company } from '../calls/principal';
import { demandRow, Refusal } from '../calls/refusal';
import { jsonList } from '../db/in-batches';
import type { Platform } from '../platform/platform';
import { auditEntries, auditRecords } from './audit-tables';

type EntryRow = typeof auditEntries.$inferSelect;
type RecordRow = typeof auditRecords.$inferSelect;

type Choice = 'person' | 'subject' | 'operation' | 'outcome';
type TrailQuery = Omit<auditTrail.AuditEventsQuery, Choice> & Record<Choice, readonly string[]>;

const LISTED_RECORDS = 3;
const DETAILED_RECORDS = 100;
const DEFAULT_PAGE = 100;
/** The filter offers the most active people. */
const MOST_PEOPLE = 100;

export async function readPage({ db }: Platform, company: Company, query: TrailQuery): Promise<auditTrail.AuditPage> {
  const { order = 'newest', cursor, take = DEFAULT_PAGE } = query;
  const isChosen = and(isListed(company, query.record), ...conditionsOf(company, query));
  const sorted = order === 'newest' ? desc : asc;
  const matches = await db
    .select()
    .from(auditEntries)
    .where(and(isChosen, cursor === undefined ? undefined : isBehind(cursor, order)))
    .orderBy(sorted(auditEntries.at), sorted(auditEntries.id))
    .limit(take + 1);
  const rows = matches.slice(0, take);
  const last = rows.at(-1);
  const events = await withRecords({ db }, company, rows);
  const total = cursor === undefined ? await db.$count(auditEntries, isChosen) : null;
  return { events, next: matches.length > take && last ? `${last.at}.${last.id}` : null, total };
}

/** @throws Refusal 404, also for another company */
export async function readEvent(
  { db }: Platform,
  company: Company,
  entryId: string,
): Promise<auditTrail.AuditEventDetails> {
  const isEvent = and(isListed(company), eq(auditEntries.entryId, entryId));
  const row = await demandRow(db.select().from(auditEntries).where(isEvent), t('The event was not found.'));
  const records = await db
    .select()
    .from(auditRecords)
    .where(eq(auditRecords.entryId, entryId))
    .orderBy(asc(auditRecords.position))
    .limit(DETAILED_RECORDS);
  const total = await db.$count(auditRecords, eq(auditRecords.entryId, entryId));
  const changed = records.map((record) => ({ ...toRecord(record), changes: [...record.changes] }));
  return { ...toEvent(row, company, [], total), records: changed };
}

export async function readOptions({ db }: Platform, company: Company): Promise<auditTrail.AuditOptions> {
  const total = sql<number>`count(*)`;
  const active = await db
    .select({ id: auditEntries.personId, count: total, latest: max(auditEntries.id) })
    .from(auditEntries)
    .where(isListed(company))
    .groupBy(auditEntries.personId)
    .orderBy(desc(total))
    .limit(MOST_PEOPLE);
  const names = await db
    .select({ id: auditEntries.personId, name: auditEntries.personName, email: auditEntries.personEmail })
    .from(auditEntries)
    .where(sql`${auditEntries.id} in ${jsonList(active.map(({ latest }) => latest))}`);
  const people = active.flatMap(({ id, count: entries }) => {
    const named = names.find((each) => each.id === id);
    return named ? [{ ...named, count: entries }] : [];
  });
  const kinds = await db
    .select({
      subject: sql<string>`coalesce(${auditEntries.subject}, '')`,
      operation: sql<string>`coalesce(${auditEntries.operation}, '')`,
      outcome: sql<string>`${auditEntries.outcome}`,
      count: total,
    })
    .from(auditEntries)
    .where(isListed(company))
    .groupBy(auditEntries.subject, auditEntries.operation, auditEntries.outcome);
  return {
    people,
    subjects: sums(kinds, ({ subject }) => subject).map(([subject, sum]) => ({ subject, count: sum })),
    operations: sums(kinds, ({ operation }) => operation).map(([operation, sum]) => ({ operation, count: sum })),
    outcomes: sums(kinds, ({ outcome }) => outcome).map(([outcome, sum]) => ({ outcome, count: sum })),
  };
}

export function toAuditEntry(row: EntryRow, companyName: string): auditTrail.AuditEntry {
  const { entryId, at, action, target, fields, status, message, requestId, outcome } = row;
  return {
    id: entryId,
    time: new Date(at).toISOString(),
    company: { id: row.customerId ?? '', name: companyName },
    user: { id: row.personId, name: row.personName, email: row.personEmail },
    action,
    target,
    fields,
    from: { address: row.address, userAgent: row.userAgent },
    outcome: outcome === 'pending' ? 'interrupted' : outcome,
    status,
    message,
    requestId,
  };
}

const isListed = ({ id }: Company, record?: string) =>
  and(
    // `+` avoids the company's index: a record has few entries, found by id.
    record === undefined ? eq(auditEntries.customerId, id) : sql`+${auditEntries.customerId} = ${id}`,
    ne(auditEntries.outcome, 'pending'),
  );

function conditionsOf(company: Company, query: TrailQuery): (SQL | undefined)[] {
  const { search = '', person, subject, operation, outcome, record, from, until } = query;
  const oneOf = (column: SQL, values: readonly string[]) =>
    values.length > 0 ? sql`${column} in ${jsonList(values)}` : undefined;
  return [
    oneOf(sql`${auditEntries.personId}`, person),
    oneOf(sql`${auditEntries.subject}`, subject),
    oneOf(sql`${auditEntries.operation}`, operation),
    oneOf(sql`${auditEntries.outcome}`, outcome),
    record === undefined ? undefined : isAbout(company, record),
    from === undefined ? undefined : gte(auditEntries.at, instantOf('from', from)),
    until === undefined ? undefined : lt(auditEntries.at, instantOf('until', until)),
    ...toSearch(search).words.map((word) => sql`instr(${auditEntries.searchText}, ${word}) > 0`),
  ];
}

function isAbout({ id }: Company, record: string): SQL {
  const [, subject = '', recordId = ''] = /^([^:]*):(.*)$/s.exec(record) ?? [];
  return sql`${auditEntries.entryId} in (
    select ${auditRecords.entryId} from ${auditRecords} where ${auditRecords.customerId} = ${id}
    and ${auditRecords.recordId} = ${recordId} and ${auditRecords.subject} = ${subject}
  )`;
}

function instantOf(name: string, text: string): number {
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) throw new Refusal(400, t('{name} isn’t a valid date and time.', { name }));
  return instant;
}

/** Time and id, because entries may share a time. */
function isBehind(cursor: string, order: 'newest' | 'oldest'): SQL {
  const [, at, id] = /^(\d+)\.(\d+)$/.exec(cursor) ?? [];
  if (at === undefined || id === undefined)
    throw new Refusal(400, t('This page of results isn’t available. Go back to the first page.'));
  const than = sql.raw(order === 'newest' ? '<' : '>');
  return sql`(${auditEntries.at}, ${auditEntries.id}) ${than} (${Number(at)}, ${Number(id)})`;
}

async function withRecords({ db }: Pick<Platform, 'db'>, company: Company, rows: readonly EntryRow[]) {
  const isOfRows = sql`${auditRecords.entryId} in ${jsonList(rows.map(({ entryId }) => entryId))}`;
  const listed = await db
    .select()
    .from(auditRecords)
    .where(and(isOfRows, lt(auditRecords.position, LISTED_RECORDS)))
    .orderBy(asc(auditRecords.position));
  const counts = await db
    .select({ entryId: auditRecords.entryId, total: count() })
    .from(auditRecords)
    .where(isOfRows)
    .groupBy(auditRecords.entryId);
  const totals = new Map(counts.map(({ entryId, total }) => [entryId, total]));
  const ofEntry = new Map<string, RecordRow[]>();
  for (const record of listed) ofEntry.set(record.entryId, [...(ofEntry.get(record.entryId) ?? []), record]);
  return rows.map((row) => toEvent(row, company, ofEntry.get(row.entryId) ?? [], totals.get(row.entryId) ?? 0));
}

function toEvent(
  row: EntryRow,
  { name }: Company,
  records: readonly RecordRow[],
  recordCount: number,
): auditTrail.AuditEvent {
  return {
    ...toAuditEntry(row, name),
    subject: row.subject ?? 'event',
    operation: row.operation ?? 'updated',
    records: records.map(toRecord),
    recordCount,
  };
}

const toRecord = ({ subject, recordId, name }: RecordRow): auditTrail.AuditRecord => ({ subject, id: recordId, name });

function sums<Row extends { count: number }>(rows: readonly Row[], keyOf: (row: Row) => string): [string, number][] {
  const totals = new Map<string, number>();
  for (const row of rows) totals.set(keyOf(row), (totals.get(keyOf(row)) ?? 0) + row.count);
  return [...totals].sort(([, one], [, other]) => other - one);
}
