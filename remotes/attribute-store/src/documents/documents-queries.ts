import { attributeStore, type DocumentEnvironment, documentEnvironmentIds } from '@console/api';
import { inVersionOf, send, versionOf } from '@console/http';
import { environmentNames } from '@console/product';
import { callMeta, callQuery, editedRecord, type QueryClient, queryOptions, useQueryClient } from '@console/query';
import { idsLeft, useDelete, useSave } from '@console/ui';
import { countDocuments } from './document-fields';
import { toFormValues, toRequest } from './document-schema';

const DOCUMENTS = ['attributestore', 'document'] as const;

/** The first documents of a long list, which are there to be shown while `documentsQuery` reads the others. */
export const firstDocumentsQuery = (environment: DocumentEnvironment) =>
  callQuery(
    attributeStore.getDocumentList,
    { environmentId: documentEnvironmentIds[environment], query: attributeStore.FIRST_PAGE },
    { structuralSharing: false },
  );

export const documentsQuery = (environment: DocumentEnvironment) =>
  queryOptions({
    queryKey: [...DOCUMENTS, environment],
    async queryFn({ signal, client, queryKey }) {
      const known = client.getQueryData<attributeStore.DocumentList>(queryKey);
      const first = await client.fetchQuery({ ...firstDocumentsQuery(environment), staleTime: 0 });
      return attributeStore.getDocuments(environment, { signal, known, first });
    },
    // What has not changed is kept page by page; comparing all of it at once would hold the page.
    structuralSharing: false,
    meta: firstDocumentsQuery(environment).meta,
  });

/** Some documents of an environment, by id: what is there of those that are to be published. */
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
 * The version in which a document of a list has been seen: that of its own save where it is later than the list, which is
 * what `takeOverSaved` makes it, and otherwise that of the list.
 */
export const seenIn = (document: attributeStore.Document, list: attributeStore.DocumentList | undefined) =>
  versionOf(document).value ?? versionOf(list).value;

/**
 * Puts saved documents into the list of development as the platform has answered them, so that rows and counts are right at
 * once: reading a list of tens of thousands again takes seconds. Records and comparisons that are shown are read again.
 */
export function takeOverSaved(client: QueryClient, saved: readonly attributeStore.Document[]): void {
  const now = new Map(saved.map((document) => [document.id, document]));
  changeList(client, 'development', (list) => ({
    ...list,
    documents: list.documents.map((document) => now.get(document.id) ?? document),
  }));
}

/** The same for documents that were published: the list that they came from says so at once. */
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
  // What is being read may be older than what was written.
  const isRead = client.isFetching({ queryKey, exact: true }) > 0;
  // Of the version that it was read in, as far as other people's changes go; without `version`, by which a list that has
  // not changed is recognised.
  client.setQueryData(queryKey, (list) => list && inVersionOf(list, { ...change(list), version: undefined }));
  const list = client.getQueryCache().find({ queryKey, exact: true });
  void client.invalidateQueries({ queryKey: DOCUMENTS, predicate: (query) => isRead || query !== list });
  // Read again when the page is next opened.
  if (!isRead) void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}

/** Everything that a write may have changed: lists, records and comparisons of every environment. */
export const refreshDocuments = (client: QueryClient) => void client.invalidateQueries({ queryKey: DOCUMENTS });

/** Creates a document, or changes one. Always in development. */
export function useSaveDocument() {
  const client = useQueryClient();
  return useSave({
    mutationFn: (body: attributeStore.SaveDocumentRequest) => send(attributeStore.saveDocument, { body }),
    saved: ({ name }) => ({ title: 'Document saved', description: name }),
    record: ({ name }) => name,
    failed: 'Failed to save',
    onSuccess: () => refreshDocuments(client),
  });
}

interface DiscardedDraft {
  document: attributeStore.Document;
  /** The same document where it is published. */
  published: attributeStore.Document;
}

/** Makes a document in development what is published of it; Undo saves the draft again. */
export function useDiscardDraft() {
  const client = useQueryClient();
  const options = { failed: 'Failed to save', onSuccess: () => refreshDocuments(client) };
  const undo = useSave({
    ...options,
    mutationFn: (body: attributeStore.SaveDocumentRequest) => send(attributeStore.saveDocument, { body }),
    record: ({ name }) => name,
    saved: ({ name }) => ({ title: 'Document saved', description: name }),
  });
  return useSave({
    ...options,
    record: ({ document }) => document.name,
    mutationFn: ({ document, published }: DiscardedDraft) =>
      send(attributeStore.saveDocument, { body: toRequest(toFormValues(published), document) }),
    saved: (saved, { document }) => ({
      title: 'Draft discarded',
      description: document.name,
      action: { label: 'Undo', onClick: () => undo.mutate(toRequest(toFormValues(document), saved)) },
    }),
  });
}

export function useDeleteDocuments() {
  const client = useQueryClient();
  return useDelete({
    mutationFn: (body: readonly string[]) => send(attributeStore.deleteDocuments, { body }),
    left: (ids: readonly string[]) => idsLeft(ids, () => attributeStore.getDocumentsById('development', ids)),
    gone: (ids) => (ids.length === 1 ? 'The document was already deleted' : 'The documents were already deleted'),
    saved: (documentIds) => ({
      title: 'Documents deleted',
      description: `${countDocuments(documentIds.length)} in all environments`,
    }),
    record: (documentIds) => countDocuments(documentIds.length),
    failed: 'Failed to delete',
    onSuccess(_, documentIds) {
      // What is gone is not asked for again, though its panel may still be open.
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
      title: 'Documents loaded',
      description: `${environmentNames[to]} is now as ${environmentNames[from]} is`,
    }),
    failed: 'Failed to load',
    onSuccess: () => refreshDocuments(client),
  });
}
