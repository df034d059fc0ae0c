import { attributeStore, type DocumentEnvironment, documentEnvironmentIds } from '@console/api';
import { inVersionOf, send, versionOf } from '@console/http';
import { environmentNames } from '@console/product';
import { callMeta, callQuery, editedRecord, type QueryClient, queryOptions, useQueryClient } from '@console/query';
import { idsLeft, useDelete, useSave } from '@console/ui';
import { n, t } from '@console/words';
import { countDocuments } from './document-fields';
import { toFormValues, toRequest } from './document-schema';

const DOCUMENTS = ['attributestore', 'document'] as const;

/** The first documents of a long list, shown while `documentsQuery` reads the others. */
export const firstDocumentsQuery = (environment: DocumentEnvironment) =>
  callQuery(attributeStore.getDocumentList, {
    environmentId: documentEnvironmentIds[environment],
    query: attributeStore.FIRST_PAGE,
  });

export const documentsQuery = (environment: DocumentEnvironment) =>
  queryOptions({
    queryKey: [...DOCUMENTS, environment],
    async queryFn({ signal, client, queryKey }) {
      const known = client.getQueryData<attributeStore.DocumentList>(queryKey);
      const first = await client.fetchQuery({ ...firstDocumentsQuery(environment), staleTime: 0 });
      return attributeStore.getDocuments(environment, { signal, known, first });
    },
    // `getDocuments` reuses unchanged documents page by page; comparing the whole list at once would block the browser.
    structuralSharing: false,
    meta: firstDocumentsQuery(environment).meta,
  });

/** Some documents of an environment by id, such as the published versions of documents in review. */
export const documentsByIdQuery = (environment: DocumentEnvironment, documentIds: readonly string[]) =>
  queryOptions({
    queryKey: [...DOCUMENTS, environment, 'some', documentIds],
    queryFn: ({ signal }) => attributeStore.getDocumentsById(environment, documentIds, signal),
  });

/** A document with its history. */
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

/**
 * The version in which the user has seen a document of a list: the document's own version if it was saved after the
 * list was read (`takeOverSaved`), otherwise the list's version.
 */
export const seenIn = (document: attributeStore.Document, list: attributeStore.DocumentList | undefined) =>
  versionOf(document).value ?? versionOf(list).value;

/**
 * Puts saved documents, as the platform returned them, into the cached list of development, so that rows and counts are
 * right at once: a refetch of tens of thousands of documents takes seconds. Open records and comparisons are refetched.
 */
export function takeOverSaved(client: QueryClient, saved: readonly attributeStore.Document[]): void {
  const now = new Map(saved.map((document) => [document.id, document]));
  changeList(client, 'development', (list) => ({
    ...list,
    documents: list.documents.map((document) => now.get(document.id) ?? document),
  }));
}

/**
 * After a publish, marks these documents as unchanged in the cached list of their source environment, because a refetch of
 * a long list takes seconds.
 */
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
  // A fetch that is under way may return data from before the write, so it is repeated.
  const isRead = client.isFetching({ queryKey, exact: true }) > 0;
  // The list keeps the version that it was read in, so that other people's changes are still detected. It loses
  // `version`, by which a refetch recognises an unchanged list.
  client.setQueryData(queryKey, (list) => list && inVersionOf(list, { ...change(list), version: undefined }));
  const list = client.getQueryCache().find({ queryKey, exact: true });
  void client.invalidateQueries({ queryKey: DOCUMENTS, predicate: (query) => isRead || query !== list });
  // The list itself is refetched when its page is next opened.
  if (!isRead) void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}

/** Refetches all data that a write may change: lists, records and comparisons of every environment. */
export const refreshDocuments = (client: QueryClient) => void client.invalidateQueries({ queryKey: DOCUMENTS });

/** Creates or changes a document, always in development. */
export function useSaveDocument() {
  const client = useQueryClient();
  return useSave({
    mutationFn: (body: attributeStore.SaveDocumentRequest) => send(attributeStore.saveDocument, { body }),
    saved: ({ name }) => ({ title: t('Document saved'), description: name }),
    record: ({ name }) => name,
    failed: t('Failed to save'),
    onSuccess: () => refreshDocuments(client),
  });
}

interface DiscardedDraft {
  document: attributeStore.Document;
  /** The published version of the same document. */
  published: attributeStore.Document;
}

/** Overwrites the draft of a document with its published version; Undo saves the draft again. */
export function useDiscardDraft() {
  const client = useQueryClient();
  const options = { failed: t('Failed to save'), onSuccess: () => refreshDocuments(client) };
  const undo = useSave({
    ...options,
    mutationFn: (body: attributeStore.SaveDocumentRequest) => send(attributeStore.saveDocument, { body }),
    record: ({ name }) => name,
    saved: ({ name }) => ({ title: t('Document saved'), description: name }),
  });
  return useSave({
    ...options,
    record: ({ document }) => document.name,
    mutationFn: ({ document, published }: DiscardedDraft) =>
      send(attributeStore.saveDocument, { body: toRequest(toFormValues(published), document) }),
    saved: (saved, { document }) => ({
      title: t('Draft discarded'),
      description: document.name,
      action: { label: t('Undo'), onClick: () => undo.mutate(toRequest(toFormValues(document), saved)) },
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
      // Data of a deleted document is not refetched, although its panel may still be open.
      const gone = new Set<unknown>(documentIds);
      const idOf = (last: unknown) =>
        typeof last === 'object' && last && 'documentId' in last ? last.documentId : last;
      void client.invalidateQueries({
        queryKey: DOCUMENTS,
        predicate: ({ queryKey }) => !gone.has(idOf(queryKey.at(-1))),
      });
    },
  });
}

/** Makes an environment a copy of another. */
export function useLoadDocuments(to: DocumentEnvironment) {
  const client = useQueryClient();
  return useSave({
    mutationFn: (from: DocumentEnvironment) =>
      send(attributeStore.loadDocuments, { fromId: documentEnvironmentIds[from], toId: documentEnvironmentIds[to] }),
    saved: (_, from) => ({
      title: t('Documents loaded'),
      description: t('{to} is now as {from} is', { to: environmentNames[to], from: environmentNames[from] }),
    }),
    failed: t('Failed to load'),
    onSuccess: () => refreshDocuments(client),
  });
}
