import { attributeStore, type DocumentEnvironment } from '@console/api';
import { searchFor } from '@console/schema/search-text';
import { t } from '@console/words';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { notFound } from '../calls/refusal';
import { jsonList } from '../db/in-batches';
import type { Platform } from '../platform/platform';
import { documentFields } from './document-history';
import { documentOrder, documents } from './document-tables';

interface Chosen {
  /** Absent = all. */
  ids?: readonly string[] | undefined;
  skip?: number;
  take?: number | undefined;
}

export async function readDocuments(
  platform: Platform,
  environment: DocumentEnvironment,
  chosen?: Chosen,
): Promise<attributeStore.Document[]> {
  return JSON.parse(await readDocumentsAsJson(platform, environment, chosen)) as attributeStore.Document[];
}

/** SQL writes the JSON: reading rows, parsing and serializing takes ten times as long. */
export async function readDocumentsAsJson(
  { db }: Platform,
  environment: DocumentEnvironment,
  { ids, skip = 0, take = -1 }: Chosen = {},
): Promise<string> {
  const target = attributeStore.publishTarget[environment];
  const published = sql`(
    select content from documents as next
    where next.environment = ${target ?? environment} and next.id = documents.id and next.deleted_at is null
  )`;
  // `+` makes SQLite look up ids instead of scanning all documents.
  const isChosen = ids ? sql`+deleted_at is null and id in ${jsonList(ids)}` : sql`deleted_at is null`;
  const [row] = await db.all<{ json: string }>(sql`
    select '[' || coalesce(group_concat(
      substr(content, 1, length(content) - 1)
      || ',"id":' || json_quote(id)
      || ',"updatedAt":"' || strftime('%Y-%m-%dT%H:%M:%fZ', updated_at / 1000.0, 'unixepoch')
      || '","updatedBy":' || json_quote(updated_by)
      || ',"updatedByName":' || json_quote(updated_by_name)
      || ',"hasChanged":' || ${target ? sql`iif(content is not ${published}, 'true', 'false')` : sql`'false'`}
      || ',"selected":false}'
    ), '') || ']' as json
    from (
      select id as chosen_id from documents
      where environment = ${environment} and ${isChosen}
      order by ${documentOrder}, id limit ${take} offset ${skip}
    ) cross join documents on environment = ${environment} and id = chosen_id
  `);
  return row?.json ?? '[]';
}

export async function findDocumentIds(
  { db }: Platform,
  environment: DocumentEnvironment,
  search: string,
): Promise<string[]> {
  const [row] = await db.all<{ packed: string }>(sql`
    select json_group_array(json_array(id, (content ->> 'name') || ' ' || (content ->> 'type'))) as packed
    from documents where environment = ${environment} and deleted_at is null
  `);
  const isFound = searchFor(search);
  const all = JSON.parse(row?.packed ?? '[]') as [id: string, text: string][];
  return all.filter(([, text]) => isFound(text)).map(([id]) => id);
}

/** The text differs after every change, publishing included. */
export async function readListVersion(
  { db }: Platform,
  environment: DocumentEnvironment,
): Promise<{ total: number; version: string }> {
  const environments = [environment, attributeStore.publishTarget[environment] ?? environment];
  const [row] = await db.all<{ total: number; version: string }>(sql`
    select
      sum(environment = ${environment} and deleted_at is null) as total,
      count(*) || '-' || sum(updated_at) || '-' || coalesce(sum(deleted_at), 0) as version
    from documents where environment in ${jsonList(environments)}
  `);
  return { total: row?.total ?? 0, version: row?.version ?? '' };
}

/** By an index, so that it costs later pages little. */
export async function countDocuments({ db }: Platform, environment: DocumentEnvironment): Promise<{ total: number }> {
  const live = and(eq(documents.environment, environment), isNull(documents.deletedAt));
  return { total: await db.$count(documents, live) };
}

/** By id; without `ids` all. */
export async function readContents({ db }: Platform, environment: DocumentEnvironment, ids?: readonly string[]) {
  const isRequested = ids && sql`${documents.id} in ${jsonList(ids)}`;
  const rows = await db
    .select({ id: documents.id, content: documents.content, updatedAt: documents.updatedAt })
    .from(documents)
    .where(and(eq(documents.environment, environment), isNull(documents.deletedAt), isRequested));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function compareDocument(platform: Platform, documentId: string): Promise<attributeStore.ComparisonRow[]> {
  const contentIn = async (environment: DocumentEnvironment) =>
    (await readContents(platform, environment, [documentId])).get(documentId)?.content;
  const environments = ['development', 'test', 'production'] as const;
  const [development, test, production] = await Promise.all(environments.map(contentIn));
  if (!development && !test && !production) throw notFound(t('The document was not found.'));
  return documentFields.map((property) => ({
    property,
    development: development?.[property] ?? null,
    test: test?.[property] ?? null,
    production: production?.[property] ?? null,
  }));
}
