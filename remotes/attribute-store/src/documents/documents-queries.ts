import { attributeStore, type DocumentEnvironment } from '@console/api';
import { editedRecord, queryOptions, useMutation, useQueryClient } from '@console/query';

const DOCUMENTS = ['attributestore', 'document'] as const;

export const documentsQuery = (environment: DocumentEnvironment) =>
  queryOptions({
    queryKey: [...DOCUMENTS, environment],
    queryFn: ({ signal }) => attributeStore.getDocuments(environment, signal),
  });

/** A document with its history. */
export const documentQuery = (environment: DocumentEnvironment, documentId: string) =>
  queryOptions({
    queryKey: [...DOCUMENTS, environment, documentId],
    queryFn: ({ signal }) => attributeStore.getDocument(environment, documentId, signal),
    ...editedRecord,
  });

export const comparisonQuery = (documentId: string) =>
  queryOptions({
    queryKey: [...DOCUMENTS, 'compare', documentId],
    queryFn: ({ signal }) => attributeStore.compareDocument(documentId, signal),
  });

/** Everything that a write may have changed: lists, records and comparisons of every environment. */
export function useRefreshDocuments() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: DOCUMENTS });
}

/** Creates a document, or changes one. Always in development. */
export function useSaveDocument() {
  const refresh = useRefreshDocuments();
  return useMutation({ mutationFn: attributeStore.saveDocument, onSuccess: refresh });
}

export function useDeleteDocuments() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: attributeStore.deleteDocuments,
    onSuccess(_, documentIds) {
      // What is gone is not asked for again, though its panel may still be open.
      const gone = new Set<unknown>(documentIds);
      void client.invalidateQueries({ queryKey: DOCUMENTS, predicate: ({ queryKey }) => !gone.has(queryKey.at(-1)) });
    },
  });
}

/** Makes an environment a copy of another. */
export function useLoadDocuments(to: DocumentEnvironment) {
  const refresh = useRefreshDocuments();
  return useMutation({
    mutationFn: (from: DocumentEnvironment) => attributeStore.loadDocuments(from, to),
    onSuccess: refresh,
  });
}
