import { QueryClient } from '@tanstack/react-query';

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

/** The cache of server data, for the host and for tests alike. The HTTP client retries by itself, so the cache does not. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
  });
}
