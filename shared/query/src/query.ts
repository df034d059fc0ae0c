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
 * What is asked of a record on which a form stands. One that was fetched on hover serves the page or panel that opens
 * next; an older one is read again before it is edited, and then not under the user's hands.
 */
export const editedRecord = { staleTime: 5_000, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;
