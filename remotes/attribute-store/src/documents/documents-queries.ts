import { attributeStore, type DocumentEnvironment, documentEnvironmentIds } from '@console/api';
import { inVersionOf, type RecordVersion, send, versionOf } from '@console/http';
import { environmentNames } from '@console/product';
import {
  callMeta,
  callQuery,
  editedRecord,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@console/query';
import { idsLeft, useDelete, useEdit, useSave } from '@console/ui';
import { n, t } from '@console/words';
import { countDocuments } from './document-fields';
import { toFormValues, toRequest } from './document-schema';

const DOCUMENTS = ['attributestore', 'document'] as const;

/** Fills the list while `documentsQuery` reads the rest. */
const firstDocumentsQuery = (environment: DocumentEnvironment) =>
  callQuery(attributeStore.getDocumentList, {
    environmentId: documentEnvironmentIds[environment],
    query: attributeStore.FIRST_PAGE,
  });

/** 50,000 documents take 22 MB. */
const LONG_LIST_GC_MS = 60_000;
const SHORT_LIST = 5_000;

/** A list takes the longest time of its observers. */
const cacheTimeOf = (list: attributeStore.DocumentList | undefined) =>
  list && (list.total ?? list.documents.length) <= SHORT_LIST ? { gcTime: 5 * LONG_LIST_GC_MS } : {};

/** @param showsFirst has the first page as placeholder while the rest loads */
export function useDocuments(environment: DocumentEnvironment, showsFirst = false) {
  const { data: first } = useQuery({ ...firstDocumentsQuery(environment), enabled: false });
  const placeholderData = showsFirst ? first : undefined;
  return useQuery({ ...documentsQuery(environment), placeholderData, ...cacheTimeOf(first) });
}

export const documentsQuery = (environment: DocumentEnvironment) =>
  queryOptions({
    queryKey: [...DOCUMENTS, environment],
    meta: firstDocumentsQuery(environment).meta,
    // `getDocuments` reuses unchanged documents page by page; comparing the whole list at once would block the browser.
    structuralSharing: false,
    gcTime: LONG_LIST_GC_MS,
    async queryFn({ signal, client, queryKey }) {
      const cached = client.getQueryData<attributeStore.DocumentList>(queryKey);
      const first = await client.fetchQuery({ ...firstDocumentsQuery(environment), staleTime: 0 });
      return attributeStore.getDocuments(environment, { signal, known: cached, first });
    },
  });

export const documentsByIdQuery = (environment: DocumentEnvironment, documentIds: readonly string[]) =>
  queryOptions({
    queryKey: [...DOCUMENTS, environment, 'some', documentIds],
    queryFn: ({ signal }) => attributeStore.getDocumentsById(environment, documentIds, signal),
  });

export const documentQuery = (environment: DocumentEnvironment, documentId: string) =>
  queryOptions({
    queryKey: [...DOCUMENTS, environment, documentId],
    queryFn: ({ signal }) => attributeStore.getDocument(environment, documentId, signal),
    ...editedRecord,
    meta: callMeta(attributeStore.getDocumentRecords, {
      environmentId: documentEnvironmentIds[environment],
      query: { documentId },
    }),
  });

export const comparisonQuery = (documentId: string) => callQuery(attributeStore.compareDocument, { documentId });

/** Its own if saved after the list (`takeOverSaved`), else the list's. */
export const seenIn = (document: attributeStore.Document, list: attributeStore.DocumentList | undefined) =>
  versionOf(document).value ?? versionOf(list).value;

/** Updates the cached list, because refetching tens of thousands takes seconds. */
export function takeOverSaved(client: QueryClient, saved: readonly attributeStore.Document[]): void {
  const now = new Map(saved.map((document) => [document.id, document]));
  changeList(client, 'development', (list) => ({
    ...list,
    documents: list.documents.map((document) => now.get(document.id) ?? document),
  }));
}

/** Marks as unchanged in the cached list: a refetch takes seconds. */
export function takeOverPublished(
  client: QueryClient,
  environment: DocumentEnvironment,
  documentIds: readonly string[],
): void {
  const published = new Set(documentIds);
  changeList(client, environment, (list) => ({
    ...list,
    lastPublished: new Date().toISOString(),
    documents: list.documents.map((document) =>
      published.has(document.id) && document.hasChanged
        ? inVersionOf(document, { ...document, hasChanged: false })
        : document,
    ),
  }));
}

function changeList(
  client: QueryClient,
  environment: DocumentEnvironment,
  change: (list: attributeStore.DocumentList) => attributeStore.DocumentList,
): void {
  const { queryKey } = documentsQuery(environment);
  // A running fetch may predate the write.
  const isRead = client.isFetching({ queryKey, exact: true }) > 0;
  // Keeps the read version, to detect other edits; drops `version`, by which a refetch finds an unchanged list.
  client.setQueryData(queryKey, (list) => list && inVersionOf(list, { ...change(list), version: undefined }));
  const list = client.getQueryCache().find({ queryKey, exact: true });
  void client.invalidateQueries({ queryKey: DOCUMENTS, predicate: (query) => isRead || query !== list });
  if (!isRead) void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}

export const refreshDocuments = (client: QueryClient) => void client.invalidateQueries({ queryKey: DOCUMENTS });

export function useSaveDocument(document: attributeStore.Document | 'new') {
  const client = useQueryClient();
  return useEdit(document, {
    mutationFn: (body: attributeStore.SaveDocumentRequest, edit, version) => {
      // The same call creates, with nothing to compare.
      if (document === 'new') version.value ??= undefined;
      return edit(attributeStore.saveDocument, { body });
    },
    saved: ({ name }) => ({ title: t('Document saved'), description: name }),
    record: ({ name }) => name,
    failed: t('Failed to save'),
    onSuccess: () => refreshDocuments(client),
  });
}

export function useDiscardDraft() {
  const client = useQueryClient();
  const options = { failed: t('Failed to save'), onSuccess: () => refreshDocuments(client) };
  const undo = useSave({
    ...options,
    mutationFn: ({ version, ...body }: attributeStore.SaveDocumentRequest & { version: RecordVersion }) =>
      send(attributeStore.saveDocument, { body }, { version }),
    record: ({ name }) => name,
    saved: ({ name }) => ({ title: t('Document saved'), description: name }),
  });
  return useSave({
    ...options,
    record: ({ document }) => document.name,
    mutationFn: ({ document, published }: { document: attributeStore.Document; published: attributeStore.Document }) =>
      send(
        attributeStore.saveDocument,
        { body: toRequest(toFormValues(published), document) },
        { version: versionOf(document) },
      ),
    saved: (saved, { document }) => ({
      title: t('Draft discarded'),
      description: document.name,
      action: {
        label: t('Undo'),
        onClick: () => undo.mutate({ ...toRequest(toFormValues(document), saved), version: versionOf(saved) }),
      },
    }),
  });
}

export function useDeleteDocuments() {
  const client = useQueryClient();
  return useDelete({
    mutationFn: (body: readonly string[]) => send(attributeStore.deleteDocuments, { body }),
    left: (ids: readonly string[]) => idsLeft(ids, () => attributeStore.getDocumentsById('development', ids)),
    gone: (ids) => n(ids.length, 'The document was already deleted', 'The documents were already deleted'),
    saved: (documentIds) => ({
      title: t('Documents deleted'),
      description: n(
        documentIds.length,
        '{count} document in all environments',
        '{count} documents in all environments',
      ),
    }),
    record: (documentIds) => countDocuments(documentIds.length),
    failed: t('Failed to delete'),
    onSuccess(_, documentIds) {
      const deletedIds = new Set<unknown>(documentIds);
      const idOf = (last: unknown) =>
        typeof last === 'object' && last && 'documentId' in last ? last.documentId : last;
      void client.invalidateQueries({
        queryKey: DOCUMENTS,
        predicate: ({ queryKey }) => !deletedIds.has(idOf(queryKey.at(-1))),
      });
    },
  });
}

export function useLoadDocuments(to: DocumentEnvironment) {
  const client = useQueryClient();
  return useSave({
    mutationFn: (from: DocumentEnvironment) =>
      send(attributeStore.loadDocuments, { fromId: documentEnvironmentIds[from], toId: documentEnvironmentIds[to] }),
    saved: (_, from) => ({
      title: t('Documents loaded'),
      description: t('{to} now matches {from}', { to: environmentNames[to], from: environmentNames[from] }),
    }),
    failed: t('Failed to load'),
    onSuccess: () => refreshDocuments(client),
  });
}
