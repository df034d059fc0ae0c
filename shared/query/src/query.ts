/**
 * The query cache of host and areas. Only this package imports TanStack Query, so that only the used part is shared.
 */
import {
  type AnswerOf,
  type AnyInput,
  type ApiError,
  type Call,
  type InputThen,
  type SendOptions,
  send,
} from '@console/http';
import {
  type FetchQueryOptions,
  QueryClient,
  type QueryFunction,
  type QueryKey,
  type QueryMeta,
  queryOptions,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';

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
 * Options for the query of a record that a form edits. Its data comes from one read and is not merged with an earlier
 * one, because the platform compares a save with the version of one read. A record prefetched on hover is used; older
 * data is fetched again before it is edited. There is no refetch while the form is open.
 */
export const editedRecord = {
  staleTime: 5_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  structuralSharing: false,
} as const;

/** Options for the query of names that seldom change, such as roles and countries. */
export const seldomChanged = { staleTime: 60_000 } as const;

/**
 * The query key of a call: the parts of its path, noun first, then its input if there is one. Without an input it is the
 * prefix of all keys of this call, and of the calls below its path; use it to invalidate them.
 */
export function keyOf(call: Call, input: AnyInput = {}): readonly unknown[] {
  const path = call.path
    .replace(/^api\//, '')
    .split('/')
    .filter(Boolean);
  return Object.keys(input).length > 0 ? [...path, input] : path;
}

type CallOptions<C extends Call, Data> = Omit<UseQueryOptions<AnswerOf<C>, ApiError, Data>, 'queryFn' | 'queryKey'>;

/** Attaches the first call to a query; the build reads it to list the first requests of a page. */
export const callMeta = (call: Call, input?: AnyInput): QueryMeta => ({ call, input });

/** The query of a call, with the key `keyOf(call, input)`. `options` are those of the query cache, such as `editedRecord`. */
export function callQuery<C extends Call, Data = AnswerOf<C>>(
  call: C,
  ...[input, options]: InputThen<C, CallOptions<C, Data>>
) {
  return queryOptions<AnswerOf<C>, ApiError, Data>({
    // The platform compares a save with the version of one read.
    ...(call.isEdited && { structuralSharing: false }),
    ...options,
    queryKey: keyOf(call, input),
    queryFn: ({ signal }) => (send as Send)(call, input, { signal }) as Promise<AnswerOf<C>>,
    meta: callMeta(call, input),
  });
}

type Send = (call: Call, input: unknown, options: SendOptions) => Promise<unknown>;

/**
 * Options of a query that loads code: once, without refetches. A failure is not final: *Try again* fetches the code
 * again, and so does the return of the network. `networkMode: 'always'`, because the deadline of the code, not
 * `navigator.onLine`, ends an attempt.
 */
export function codeQuery<Code, Failure extends Error = Error>(queryKey: QueryKey, queryFn: QueryFunction<Code>) {
  return queryOptions<Code, Failure>({
    queryKey,
    queryFn,
    retry: false,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // Only a failed query has no data, so only that is fetched again.
    refetchOnReconnect: true,
    refetchOnWindowFocus: false,
    structuralSharing: false,
  });
}

/**
 * Creates the cache of server data, for the host and for tests. It does not retry, because the HTTP client does; while
 * offline, a write fails and is not queued (Q39).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

type Results = readonly UseQueryResult[];
type DataOf<Queries extends Results> = { [Index in keyof Queries]: NonNullable<Queries[Index]['data']> };

/** Several queries of one screen, combined. */
export interface CombinedQuery<Data> {
  /** Data of all queries, in their order; undefined until each has data. */
  data: Data | undefined;
  isPending: boolean;
  isFetching: boolean;
  isStale: boolean;
  /** The first failure. */
  error: Error | null;
  /** Refetches the failed ones. */
  refetch: () => Promise<unknown>;
}

/** Combines queries of one screen: loaded if all are, failed if any has failed. */
export function combineQueries<const Queries extends Results>(...queries: Queries): CombinedQuery<DataOf<Queries>> {
  const failed = queries.filter(({ error }) => error !== null);
  const isComplete = queries.every(({ data }) => data !== undefined);
  return {
    data: isComplete ? (queries.map(({ data }) => data) as DataOf<Queries>) : undefined,
    isPending: queries.some(({ isPending }) => isPending),
    isFetching: queries.some(({ isFetching }) => isFetching),
    isStale: queries.some(({ isFetching, isStale }) => isFetching && isStale),
    error: failed[0]?.error ?? null,
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}

/** The options of any query, as `queryOptions` returns them. */
export interface PrefetchQuery {
  readonly queryKey: readonly unknown[];
  readonly queryFn?: unknown;
}

/** Fetches the missing and stale queries, in parallel. Never rejects: the component of a query shows its error. */
export async function prefetchQueries(client: QueryClient, queries: readonly PrefetchQuery[]): Promise<void> {
  // `queryOptions` has checked each function against its key; a list of several kinds has no common type.
  await Promise.all(queries.map((query) => client.prefetchQuery(query as FetchQueryOptions)));
}
