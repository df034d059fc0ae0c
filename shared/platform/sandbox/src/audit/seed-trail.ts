import type { auditTrail } from '@console/api';
import { eq, isNull, sql } from 'drizzle-orm';
import type { AuditMeaning, EndpointDescription } from '../calls/endpoint';
import { type ChangedRecord, nameOf } from '../calls/principal';
import { companies } from '../companies/seed-companies';
import type { Database } from '../db/open-database';
import { people } from '../db/schema';
import type { SeedOptions, SeedRows } from '../db/seed-rows';
import { pick, seededRandom } from '../db/seeded-random';
import { DAY } from '../platform/day';
import { readJson } from '../platform/read-json';
import { auditEntries, auditRecords } from './audit-tables';
import { EVENT, recordsOf, searchOf } from './audit-trail';

type Random = () => number;
type Change = auditTrail.AuditChange;

interface Actor {
  id: string;
  name: string;
  email: string;
}

interface Kind {
  action: string;
  meaning: AuditMeaning;
  weight: number;
  /** First names of the actors; a client's whole name. */
  by: readonly [string, ...string[]];
  fields: readonly string[];
  target?: Readonly<Record<string, string>>;
  record?: { id: string; name: string; changes: (Omit<Change, 'after'> & { after: Change['after'] | [string] })[] };
}

const KINDS = readJson(import.meta.dirname, 'trail.json') as [Kind, ...Kind[]];

const FJELLHEIM = companies.fjellheim.id;
const DAYS = 30;
const HOUR = 3_600_000;
const OFTEN = 60;
const SELDOM = 8;
const EVENTS_OF_A_USER = 10;
const REFUSED = 0.04;

const IMPORT: Actor = { id: 'b20d5e3c-91aa-4f7e-8c52-000000000388', name: 'Claims system', email: '' };
const ROLES = ['Reader', 'Case handler', 'Template author', 'Auditor'] as const;
const STATUSES = ['Active', 'Inactive'] as const;

function replaced(field: string, values: readonly [string, ...string[]], random: Random): Change {
  const after = pick(values, random);
  return { field, before: values.find((value) => value !== after) ?? after, after };
}

/** Records of other subjects are data. */
const RECORDS: Partial<Record<auditTrail.Subject, (random: Random, users: readonly Actor[]) => ChangedRecord>> = {
  archiveDocument: (random) => {
    const number = 4_000_000 + Math.floor(random() * 90_000);
    const title = `${pick(['Decision', 'Letter to member', 'Payment notice'], random)} ${number}`;
    const changes = [{ field: 'title', before: null, after: title }];
    return { id: `ar-${number}`, name: title, changes, isNew: true };
  },
  user: (random, users) => {
    const { id, name } = users[Math.floor(random() * users.length)] as Actor;
    const isStatus = random() < 0.3;
    return { id, name, changes: [isStatus ? replaced('status', STATUSES, random) : replaced('role', ROLES, random)] };
  },
  group: (random, users) => {
    const { name } = users[Math.floor(random() * users.length)] as Actor;
    return { id: 'g-pensions', name: 'Pensions', changes: [{ field: 'addedMembers', before: null, after: name }] };
  },
  invite: (random) => {
    const email = pick(['s.maehlum@fjellheim.example', 'ottar.lindvik@fjellheim.example'], random);
    return { id: email, name: email, changes: [{ field: 'role', before: null, after: pick(ROLES, random) }] };
  },
};

function recordOf({ meaning: [subject], record }: Kind, random: Random, users: readonly Actor[]) {
  const afterOf = (after: Change['after'] | [string]) => (Array.isArray(after) ? pick(after, random) : after);
  const changes = record?.changes.map((change) => ({ ...change, after: afterOf(change.after) }));
  return record && changes ? { ...record, changes } : RECORDS[subject]?.(random, users);
}

export function seedTrail(rows: SeedRows, { now, scale }: SeedOptions): void {
  const random = seededRandom(1905);
  const users = rows
    .of(people)
    .filter(({ email }) => email.endsWith('@fjellheim.example'))
    .map((person) => ({ id: person.id, name: nameOf(person), email: person.email }));
  for (let day = DAYS - 1; day >= 0; day--) {
    const end = now - day * DAY - HOUR;
    const isWeekend = [0, 6].includes(new Date(end).getUTCDay());
    const times = Array.from({ length: isWeekend ? SELDOM : OFTEN }, () => end - Math.floor(random() * 9 * HOUR));
    for (const at of times.sort((one, other) => one - other)) addEntry(rows, users, at, random);
  }
  const months = Math.ceil((scale * EVENTS_OF_A_USER) / rows.of(auditEntries).length);
  if (months > 0) rows.addStep((db) => repeatMonth(db, months));
}

/** Repeats the month in SQL: 100,000 entries take a second. */
async function repeatMonth(db: Database, months: number): Promise<void> {
  const earlierMonths = sql`(with recursive months(n) as (select 1 union all select n + 1 from months where n < ${months})
    select n from months)`;
  const ofEntry =
    sql.raw(`customer_id, person_id, person_name, person_email, action, target, fields, address, user_agent,
    request_id, outcome, status, message, subject, operation, search_text`);
  const ofRecord = sql.raw('position, customer_id, subject, record_id, name, changes');
  await db.batch([
    db.run(sql`insert into ${auditRecords} (entry_id, ${ofRecord})
      select entry_id || '.' || n, ${ofRecord} from ${auditRecords}, ${earlierMonths}`),
    db.run(sql`insert into ${auditEntries} (entry_id, at, ${ofEntry})
      select entry_id || '.' || n, at - n * ${DAYS * DAY}, ${ofEntry} from ${auditEntries}, ${earlierMonths}`),
  ]);
}

function addEntry(rows: SeedRows, users: readonly Actor[], at: number, random: Random): void {
  const kind = kindAt(random() * TOTAL_WEIGHT);
  const { action, meaning, by, fields, target } = kind;
  const who = pick(by, random);
  const actor = users.find(({ name }) => name.startsWith(`${who} `)) ?? IMPORT;
  const isRefused = random() < REFUSED;
  const changed = recordOf(kind, random, users);
  const entry = {
    entryId: `e-${String(rows.of(auditEntries).length + 1).padStart(6, '0')}`,
    at,
    customerId: FJELLHEIM,
    personId: actor.id,
    personName: actor.name,
    personEmail: actor.email,
    action,
    subject: meaning[0],
    operation: meaning[1],
    target: target ?? (changed && action.includes(':') ? { userId: changed.id } : {}),
    fields: [...fields],
    address: actor === IMPORT ? '198.51.100.7' : `192.0.2.${10 + (actor.id.charCodeAt(6) % 40)}`,
    userAgent: actor === IMPORT ? 'claims-import/4.2' : 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0',
    requestId: '',
    ...(isRefused
      ? { outcome: 'refused' as const, status: 403, message: 'Your role does not allow this.' }
      : { outcome: 'succeeded' as const, status: 200, message: '' }),
  };
  const records = recordsOf(entry, changed && !isRefused ? [changed] : undefined);
  rows.add(auditEntries, { ...entry, ...searchOf(entry, records) });
  rows.add(auditRecords, ...records);
}

const TOTAL_WEIGHT = KINDS.reduce((sum, { weight }) => sum + weight, 0);

function kindAt(place: number): Kind {
  let rest = place;
  return KINDS.find(({ weight }) => (rest -= weight) < 0) ?? KINDS[0];
}

/** Older rows lack the search columns. */
export async function completeOldEntries(db: Database, endpoints: readonly EndpointDescription[]): Promise<void> {
  const meanings = new Map(endpoints.map(({ method, url, audit }) => [`${method} ${url}`, audit]));
  for (;;) {
    const rows = await db.select().from(auditEntries).where(isNull(auditEntries.searchText)).limit(500);
    if (rows.length === 0) return;
    for (const row of rows) {
      const [subject, operation] = meanings.get(row.action) ?? [EVENT.subject, EVENT.operation];
      const records = recordsOf({ ...row, subject }, undefined);
      if (records.length > 0) await db.insert(auditRecords).values(records).onConflictDoNothing();
      const columns = { subject, operation, ...searchOf(row, records) };
      await db.update(auditEntries).set(columns).where(eq(auditEntries.entryId, row.entryId));
    }
  }
}
