import type { auditTrail } from '@console/api';
import { eq, isNull, sql } from 'drizzle-orm';
import type { AuditMeaning, EndpointDescription } from '../calls/endpoint';
import type { ChangedRecord } from '../calls/principal';
import { companies } from '../companies/seed-companies';
import type { Database } from '../db/open-database';
import { people } from '../db/schema';
import type { SeedOptions, SeedRows } from '../db/seed-rows';
import { pick, seededRandom } from '../db/seeded-random';
import { DAY } from '../platform/day';
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
  record?: (random: Random, users: readonly Actor[]) => ChangedRecord;
}

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

const changeOf = (field: string, before: Change['before'], after: Change['after']): Change => ({
  field,
  before,
  after,
});
const differentFrom = <Item>(items: readonly [Item, ...Item[]], than: Item) =>
  items.find((item) => item !== than) ?? than;

const KINDS: readonly Kind[] = [
  {
    action: 'POST /api/DigitalArchive/:folderId/Records',
    meaning: ['archiveDocument', 'created'],
    weight: 40,
    by: ['Claims system'],
    fields: ['title'],
    target: { folderId: 'f-012' },
    record: (random) => {
      const number = 4_000_000 + Math.floor(random() * 90_000);
      const title = `${pick(['Decision', 'Letter to member', 'Payment notice'], random)} ${number}`;
      return { id: `ar-${number}`, name: title, changes: [changeOf('title', null, title)], isNew: true };
    },
  },
  {
    action: 'PUT /api/ManageTeam/Users/:userId',
    meaning: ['user', 'updated'],
    weight: 14,
    by: ['Yngve', 'Ingrid'],
    fields: ['roleId', 'statusId'],
    record: (random, users) => {
      const user = users[Math.floor(random() * users.length)] as Actor;
      if (random() < 0.3) {
        const status = pick(STATUSES, random);
        return { id: user.id, name: user.name, changes: [changeOf('status', differentFrom(STATUSES, status), status)] };
      }
      const role = pick(ROLES, random);
      return { id: user.id, name: user.name, changes: [changeOf('role', differentFrom(ROLES, role), role)] };
    },
  },
  {
    action: 'POST /api/CustomerGroup/Group/:groupId/Users/Add',
    meaning: ['group', 'updated'],
    weight: 6,
    by: ['Yngve'],
    fields: [],
    target: { groupId: 'g-pensions' },
    record: (random, users) => ({
      id: 'g-pensions',
      name: 'Pensions',
      changes: [changeOf('addedMembers', null, (users[Math.floor(random() * users.length)] as Actor).name)],
    }),
  },
  {
    action: 'POST /api/mfdx/settings',
    meaning: ['deliveryService', 'updated'],
    weight: 6,
    by: ['Ingrid', 'Erik'],
    fields: ['environmentId', 'settings'],
    record: (random) => ({
      id: 'test/5',
      name: 'E-mail delivery, test',
      changes: [changeOf('description', null, pick(['Letters to members', 'Reminders', 'Invoices'], random))],
    }),
  },
  {
    action: 'POST /api/mfdx/settings/publish',
    meaning: ['deliveryService', 'published'],
    weight: 3,
    by: ['Ingrid'],
    fields: ['environmentId'],
    record: () => ({
      id: 'test/5',
      name: 'E-mail delivery, test',
      changes: [changeOf('description', 'Letters', 'Letters to members')],
    }),
  },
  {
    action: 'PUT /api/RetentionPolicies',
    meaning: ['retentionPolicy', 'updated'],
    weight: 3,
    by: ['Erik'],
    fields: ['id', 'name', 'lifetimeDays', 'isDisabled'],
    record: () => ({ id: 'rp-tilbud', name: 'Tilbud', changes: [changeOf('lifetimeDays', 365, 1825)] }),
  },
  {
    action: 'POST /api/Customer/WhiteLabel',
    meaning: ['branding', 'updated'],
    weight: 2,
    by: ['Ingrid'],
    fields: ['headerBgColor', 'logoUrl'],
    record: () => ({
      id: FJELLHEIM,
      name: companies.fjellheim.name,
      changes: [changeOf('headerBgColor', '#1d3557', '#123a5a')],
    }),
  },
  {
    action: 'POST /api/Customer/AuditlogForward',
    meaning: ['auditForwarding', 'updated'],
    weight: 1,
    by: ['Ingrid'],
    fields: ['enableAuditForwarding', 'url', 'clientSecret'],
    record: () => ({
      id: FJELLHEIM,
      name: companies.fjellheim.name,
      changes: [
        changeOf('enableAuditForwarding', false, true),
        { ...changeOf('clientSecret', null, true), isSecret: true },
      ],
    }),
  },
  {
    action: 'POST /api/ManageTeam/InviteUser',
    meaning: ['invite', 'sent'],
    weight: 4,
    by: ['Yngve'],
    fields: ['email', 'customerUserRoleId'],
    record: (random) => {
      const email = pick(['s.maehlum@fjellheim.example', 'ottar.lindvik@fjellheim.example'], random);
      return { id: email, name: email, changes: [changeOf('role', null, pick(ROLES, random))] };
    },
  },
  {
    action: 'PUT /api/Billing/SetPaymentMethodAsDefault/:paymentMethodId',
    meaning: ['paymentMethod', 'updated'],
    weight: 1,
    by: ['Kåre'],
    fields: [],
    target: { paymentMethodId: 'pm-1' },
  },
];

export function seedTrail(rows: SeedRows, { now, scale }: SeedOptions): void {
  const trail = new Trail(rows.of(people).filter(({ email }) => email.endsWith('@fjellheim.example')));
  for (let day = DAYS - 1; day >= 0; day--) {
    const at = now - day * DAY - HOUR;
    const isWeekend = [0, 6].includes(new Date(at).getUTCDay());
    trail.addDay(rows, at, isWeekend ? SELDOM : OFTEN);
  }
  const months = Math.ceil((scale * EVENTS_OF_A_USER) / trail.count);
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

class Trail {
  readonly #random = seededRandom(1905);
  readonly #users: readonly Actor[];
  #count = 0;

  constructor(users: readonly (typeof people.$inferInsert)[]) {
    this.#users = users.map(({ id, firstName, lastName, email }) => ({ id, name: `${firstName} ${lastName}`, email }));
  }

  addDay(rows: SeedRows, end: number, events: number): void {
    const times = Array.from({ length: events }, () => end - Math.floor(this.#random() * 9 * HOUR));
    for (const at of times.sort((one, other) => one - other)) this.#add(rows, at);
  }

  get count(): number {
    return this.#count;
  }

  #add(rows: SeedRows, at: number): void {
    const random = this.#random;
    const { action, meaning, by, fields, target, record } = kindAt(random() * TOTAL_WEIGHT);
    const who = pick(by, random);
    const actor = this.#users.find(({ name }) => name.startsWith(`${who} `)) ?? IMPORT;
    const isRefused = random() < REFUSED;
    const changed = record?.(random, this.#users);
    const entry = {
      entryId: `e-${String(++this.#count).padStart(6, '0')}`,
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
}

const TOTAL_WEIGHT = KINDS.reduce((sum, { weight }) => sum + weight, 0);

function kindAt(place: number): Kind {
  let rest = place;
  return KINDS.find(({ weight }) => (rest -= weight) < 0) ?? (KINDS[0] as Kind);
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
