import type { attributeStore, DocumentEnvironment } from '@console/api';
import { eq, sql } from 'drizzle-orm';
import { nameOf } from '../calls/principal';
import type { Database } from '../db/open-database';
import { people } from '../db/schema';
import type { SeedOptions, SeedRows } from '../db/seed-rows';
import { pick, seededRandom } from '../db/seeded-random';
import { DAY } from '../platform/day';
import { readJson } from '../platform/read-json';
import { changesBetween, changesOfCopy, documentFields, HISTORY } from './document-history';
import { documentHistory, documentPublishes, documents } from './document-tables';

type Values = attributeStore.DocumentValues;
interface Author {
  id: string;
  name: string;
}
interface DocumentFamily
  extends Pick<Values, 'topic' | 'category' | 'retentionPolicy' | 'adminCompany' | 'distributionMethod'> {
  code: string;
  names: readonly string[];
}
type Edits = Record<string, Partial<Values>>;
type NewDocuments = Pick<Values, 'type' | 'name'>[];

const documentFamilies = readJson(import.meta.dirname, 'document-families.json') as DocumentFamily[];
const edits = readJson(import.meta.dirname, 'document-edits.json') as {
  aheadInTest: Edits;
  aheadInDevelopment: Edits;
  newInTest: NewDocuments;
  newInDevelopment: NewDocuments;
};

const HOUR = 3_600_000;
const LAST_TO_PRODUCTION_DAYS = 16;
const LAST_TO_TEST_DAYS = 4;

export function seedDocuments(rows: SeedRows, { now, scale }: SeedOptions): void {
  if (scale > 0) rows.addStep((db) => addScaleDocuments(db, scale));
  const random = seededRandom(1523);
  const staff = rows.of(people).filter(({ isStaff }) => isStaff);
  const authors = staff.map((person) => ({ id: person.id, name: nameOf(person) }));
  const author = () => pick(authors as [Author, ...Author[]], random);
  const inProduction = documentFamilies.flatMap(documentsOf);
  const [newTest, newDevelopment] = [edits.newInTest.map(toNewDocument), edits.newInDevelopment.map(toNewDocument)];

  [...inProduction, ...newTest, ...newDevelopment].forEach((original, index) => {
    const timeline = timelineOf(rows, `d-${String(index + 1).padStart(5, '0')}`, original);
    const isNew = index >= inProduction.length;
    const createdAt = now - (isNew ? LAST_TO_TEST_DAYS + 2 : 60 + Math.floor(random() * 1_400)) * DAY - hours(random);
    timeline.write({}, createdAt, author());
    if (index < inProduction.length) {
      timeline.publish('test', createdAt + DAY, author());
      timeline.publish('production', createdAt + 3 * DAY, author());
      if (index % 9 === 4) {
        const at = now - (LAST_TO_PRODUCTION_DAYS + 6) * DAY + hours(random);
        timeline.write({ comment: original.comment === '' ? 'Språkgranskad' : '' }, at, author());
        timeline.publish('test', at + DAY, author());
        timeline.publish('production', now - LAST_TO_PRODUCTION_DAYS * DAY, author());
      }
    }
    const forTest = edits.aheadInTest[original.type];
    if (forTest) timeline.write(forTest, now - (LAST_TO_TEST_DAYS + 1) * DAY + hours(random), author());
    const isInTest = index < inProduction.length + newTest.length;
    if (isInTest && (forTest || isNew)) timeline.publish('test', now - LAST_TO_TEST_DAYS * DAY, author());
    const forDevelopment = edits.aheadInDevelopment[original.type];
    if (forDevelopment) timeline.write(forDevelopment, now - DAY - hours(random), author());
    timeline.addRows();
  });
  rows.add(
    documentPublishes,
    { environment: 'development', at: now - LAST_TO_TEST_DAYS * DAY },
    { environment: 'test', at: now - LAST_TO_PRODUCTION_DAYS * DAY },
  );
}

/** The document's state in each environment, and its history. */
function timelineOf(rows: SeedRows, documentId: string, original: Values) {
  const states = new Map<DocumentEnvironment, { content: Values; at: number; by: Author }>();
  let entries = 0;
  const note = (kind: number, at: number, by: Author, changes: attributeStore.DocumentChange[]) => {
    const id = `h-${documentId.slice(2)}-${++entries}`;
    rows.add(documentHistory, { id, documentId, kind, at, byName: by.name, changes });
  };
  return {
    write(edit: Partial<Values>, at: number, by: Author): void {
      const oldContent = states.get('development')?.content;
      const content = { ...original, ...oldContent, ...edit };
      note(oldContent ? HISTORY.updated : HISTORY.created, at, by, changesBetween(oldContent, content));
      states.set('development', { content, at, by });
    },

    publish(to: 'test' | 'production', at: number, by: Author): void {
      const from = to === 'test' ? 'development' : 'test';
      const content = states.get(from)?.content ?? original;
      note(HISTORY.published, at, by, changesOfCopy(from, to, states.get(to)?.content, content));
      states.set(to, { content, at, by });
    },

    addRows(): void {
      for (const [environment, { content, at, by }] of states) {
        const stamp = { updatedAt: at, updatedBy: by.id, updatedByName: by.name };
        rows.add(documents, { environment, id: documentId, content, ...stamp });
      }
    },
  };
}

function documentsOf({ code, names, ...family }: DocumentFamily, familyIndex: number): Values[] {
  return names.map((name, index) => {
    const number = (familyIndex + 1) * 100 + index + 1;
    const values = {
      ...family,
      type: `${code}-${String(number).padStart(4, '0')}`,
      name,
      internalOnly: number % 11 === 0,
      changesAllowed: number % 3 === 0,
      plexmode: number % 4 === 0 ? 2 : 0,
      colormode: 0,
      postmode: number % 5 === 0 ? 'B' : 'A',
      comment: number % 17 === 0 ? 'Gemensam mall' : '',
      active: number % 13 !== 0,
    };
    // SQL compares the text.
    return Object.fromEntries(documentFields.map((field) => [field, values[field]])) as Values;
  });
}

function toNewDocument({ type, name }: { type: string; name: string }): Values {
  const index = documentFamilies.findIndex(({ code }) => type.startsWith(code));
  const family = documentFamilies[index];
  const [first] = family ? documentsOf(family, index) : [];
  if (!first) throw new Error(`There is no family for ${type}`);
  return { ...first, type, name, active: true };
}

const hours = (random: () => number) => Math.floor(random() * 9 * HOUR);

/** Production comes last, because copies come from production. */
const ENVIRONMENTS = ['development', 'test', 'production'] as const;

/**
 * Copies production (`PEN-0101` → `PEN-0101-2` …) until each environment has `amount`. In SQL, because sending 150,000
 * rows is slow.
 */
async function addScaleDocuments(db: Database, amount: number): Promise<void> {
  const originals = await db.$count(documents, eq(documents.environment, 'production'));
  for (const environment of ENVIRONMENTS) {
    const missing = amount - (await db.$count(documents, eq(documents.environment, environment)));
    if (missing <= 0) continue;
    await db.run(sql`
      insert into documents (environment, id, content, updated_at, updated_by, updated_by_name)
      with recursive rounds(number) as (select 2 union all select number + 1 from rounds where number < 2 + ${missing} / ${originals})
      select
        ${environment}, id || '-' || printf('%04d', number),
        json_set(content, '$.type', (content ->> '$.type') || '-' || number),
        updated_at, updated_by, updated_by_name
      from rounds cross join documents
      where environment = 'production'
      limit ${missing}
    `);
  }
}
