/** The query cache as host and areas use it; the only importer of TanStack Query, so that the share stays small. */
export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  QueryErrorResetBoundary,
  queryOptions,
  skipToken,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

/**
 * Options for the query of a record that a form edits. A record prefetched on hover is used as it is; an older one is
 * fetched again before it is edited, and not again while the form is open.
 */
export const editedRecord = { staleTime: 5_000, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;
