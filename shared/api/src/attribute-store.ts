import { ApiError, get, inVersionOf, post, send } from '@console/http';
import { z } from '@console/schema';
import { type DocumentEnvironment, documentEnvironmentIds } from './environments';
import { AT_ONCE, type PageOfList, readInPages } from './read-in-pages';
import * as texts from './texts';

/*
 * api/attributestore (ATTR-069..ATTR-074). Methods and payloads are chosen here (C40). A document has one id in all
 * environments.
 */

export const documentValues = z.object({
  /** Unique among undeleted documents, in any case (ATTR-047). */
  type: z.string(),
  category: z.string(),
  name: z.string(),
  topic: z.string(),
  internalOnly: z.boolean(),
  changesAllowed: z.boolean(),
  retentionPolicy: z.string(),
  adminCompany: z.string(),
  /** 0 Duplex, 2 Simplex (ATTR-064). */
  plexmode: z.int(),
  /** 0 Colour (ATTR-065). */
  colormode: z.int(),
  /** A or B (ATTR-066). */
  postmode: z.string(),
  distributionMethod: z.string(),
  comment: z.string(),
  active: z.boolean(),
});
/** ATTR-013 */
export const document = z.extend(documentValues, {
  id: z.string(),
  updatedAt: z.string(),
  updatedBy: z.string(),
  updatedByName: z.string(),
  /** Publishing would change the next environment; never in production. */
  hasChanged: z.boolean(),
  selected: z.boolean(),
});

const value = z.nullable(z.union([z.string(), z.number(), z.boolean()]));
/** `type`: a field, or `environment` for source and target. Null = no value. */
export const documentChange = z.object({ type: z.string(), oldValue: value, newValue: value });
/** ATTR-033. Accepts `id` for `Id` (C42). */
export const historyEntry = z.pipe(
  z.transform((entry: object) => ('id' in entry ? { Id: entry.id, ...entry } : entry)),
  z.object({
    Id: z.string(),
    /** 1 created, 2 updated, 3 published. */
    type: z.int(),
    updatedAt: z.string(),
    updatedByName: z.string(),
    changes: z.array(documentChange),
  }),
);
/** Newest first; the history comes with the document (C42). */
export const documentRecord = z.extend(document, { history: z._default(z.array(historyEntry), []) });

/**
 * ATTR-012. `lastPublished`: ISO 8601, when documents last left, in production arrived. `total` comes with each page,
 * `version` with the first; every change of the list changes the version.
 */
export const documentList = z.object({
  lastPublished: z.nullable(z.string()),
  documents: z.array(document),
  total: z.optional(z.int()),
  version: z.optional(z.string()),
});
export const documentRecords = z.extend(documentList, { documents: z.array(documentRecord) });
/** ATTR-038. Null = not in that environment. */
export const comparisonRow = z.object({ property: z.string(), development: value, test: value, production: value });
/** An empty id creates. A server with a later `updatedAt` refuses. */
export const saveDocumentRequest = z.extend(documentValues, {
  id: texts.key,
  updatedAt: texts.key,
  type: texts.name,
  category: texts.key,
  name: texts.line,
  topic: texts.line,
  retentionPolicy: texts.key,
  adminCompany: texts.key,
  postmode: texts.key,
  distributionMethod: texts.key,
  comment: texts.comment,
});

export type DocumentValues = z.infer<typeof documentValues>;
export type Document = z.infer<typeof document>;
export type DocumentRecord = z.infer<typeof documentRecord>;
export type DocumentList = z.infer<typeof documentList>;
export type DocumentChange = z.infer<typeof documentChange>;
export type HistoryEntry = z.output<typeof historyEntry>;
export type ComparisonRow = z.infer<typeof comparisonRow>;
export type SaveDocumentRequest = z.infer<typeof saveDocumentRequest>;

/** ATTR-016. Undefined for production. */
export const publishTarget = {
  development: 'test',
  test: 'production',
  production: undefined,
} as const satisfies Record<DocumentEnvironment, DocumentEnvironment | undefined>;
/** ATTR-020..ATTR-023, in menu order. */
export const loadSources = {
  development: ['production', 'test'],
  test: ['production'],
  production: [],
} as const satisfies Record<DocumentEnvironment, readonly DocumentEnvironment[]>;

/** Unspecified; other servers answer with the whole list. */
const listQuery = z.object({
  documentId: z.optional(z.union([texts.key, z.array(texts.key)])),
  skip: z.optional(z.int()),
  take: z.optional(z.int()),
  search: z.optional(texts.search),
});
const listPath = 'api/attributestore/document/:environmentId';

/** ATTR-069. `search` may bring more than matches. */
export const getDocumentList = get('main', listPath, { query: listQuery, answer: documentList });
/** ATTR-069 for one `documentId`, with history. */
export const getDocumentRecords = get('main', listPath, { query: listQuery, answer: documentRecords });
/** ATTR-070 */
export const compareDocument = get('main', 'api/attributestore/document/compare/:documentId', {
  answer: z.array(comparisonRow),
});
/** ATTR-071. In development; answers the saved document. */
export const saveDocument = post('main', 'api/attributestore/document', {
  edits: getDocumentRecords,
  body: saveDocumentRequest,
  answer: document,
});
/** C41. All or none; lists are unspecified. */
export const saveDocumentList = post('main', 'api/attributestore/document', {
  body: z.array(saveDocumentRequest),
  answer: z.array(document),
});
/** ATTR-072. To `publishTarget`. */
export const publishDocuments = post('main', 'api/attributestore/document/publish/:environmentId', {
  edits: getDocumentList,
  body: z.array(texts.key),
});
/** ATTR-073. Soft, in all environments (ATTR-042). */
export const deleteDocuments = post('main', 'api/attributestore/document/delete', { body: z.array(texts.key) });
/** ATTR-074. Removes from `to` what `from` lacks. */
export const loadDocuments = post('main', 'api/attributestore/document/load/:fromId/:toId');

/** Small, so that the list appears early. */
export const FIRST_PAGE = { skip: 0, take: 1_000 } as const;

const getPage = (environment: DocumentEnvironment, query: PageOfList, signal: AbortSignal | undefined) =>
  send(getDocumentList, { environmentId: documentEnvironmentIds[environment], query }, { signal });

/** ATTR-069 in pages. Returns `known` for an unchanged list, and its objects for unchanged documents. */
export async function getDocuments(
  environment: DocumentEnvironment,
  { signal, known, first }: { signal?: AbortSignal; known?: DocumentList | undefined; first?: DocumentList } = {},
): Promise<DocumentList> {
  let start = first ?? (await getPage(environment, FIRST_PAGE, signal));
  if (known && start.version !== undefined && start.version === known.version) return known;
  const knownById = new Map(known?.documents.map((each) => [each.id, each]));
  const takeOver = (each: Document) => {
    const same = knownById.get(each.id);
    return same?.updatedAt === each.updatedAt && same.hasChanged === each.hasChanged ? same : each;
  };
  const toRows = ({ documents, total }: DocumentList) => ({ rows: documents.map(takeOver), total });
  const documents = await readInPages(FIRST_PAGE, toRows(start), async (page) => {
    const read = await getPage(environment, page, signal);
    if (page === FIRST_PAGE) start = read;
    return toRows(read);
  });
  return inVersionOf(start, { ...start, documents });
}

/** ATTR-069. Other servers answer with all documents. */
export async function getDocument(
  environment: DocumentEnvironment,
  documentId: string,
  signal?: AbortSignal,
): Promise<DocumentRecord> {
  const input = { environmentId: documentEnvironmentIds[environment], query: { documentId } };
  const read = await send(getDocumentRecords, input, { signal });
  const record = read.documents.find(({ id }) => id === documentId);
  if (!record) throw new ApiError('notFound');
  return inVersionOf(read, record);
}

/** Addresses limit the ids. */
const IDS_AT_ONCE = 50;

/** Leaves out missing documents and keeps no order. */
export async function getDocumentsById(
  environment: DocumentEnvironment,
  documentIds: readonly string[],
  signal?: AbortSignal,
): Promise<readonly Document[]> {
  const environmentId = documentEnvironmentIds[environment];
  const collected: Document[] = [];
  let next = 0;
  async function fetchBatches() {
    while (next < documentIds.length) {
      const ids = documentIds.slice(next, (next += IDS_AT_ONCE));
      const { documents } = await send(getDocumentList, { environmentId, query: { documentId: ids } }, { signal });
      collected.push(...documents.filter(({ id }) => ids.includes(id)));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fetchBatches));
  return collected;
}

/** Every word in name or type, if the server supports `search`. */
export async function findDocuments(
  environment: DocumentEnvironment,
  search: string,
  take: number,
  signal?: AbortSignal,
): Promise<readonly Document[]> {
  const input = {
    environmentId: documentEnvironmentIds[environment],
    query: { search: texts.searchText(search), take },
  };
  return (await send(getDocumentList, input, { signal })).documents;
}

/** Gives each answered document a version, for lists read earlier. */
export async function saveDocuments(body: SaveDocumentRequest[]): Promise<readonly Document[]> {
  const saved = await send(saveDocumentList, { body });
  for (const each of saved) inVersionOf(saved, each);
  return saved;
}
