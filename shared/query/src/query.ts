/** The query cache as host and areas use it; the only importer of TanStack Query, so that the share stays small. */
import {
  type AnswerOf,
  type AnyInput,
  type ApiError,
  type Call,
  type InputThen,
  send,
  type SendOptions,
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
 * Options for the query of a record that a form edits. Its data is what was read, not a mixture with what was read
 * before: a save is held against the version of one read. A record prefetched on hover is used as it is; an older one is
 * fetched again before it is edited, and not again while the form is open.
 */
export const editedRecord = {
  staleTime: 5_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  structuralSharing: false,
} as const;

/**
 * The key of what a call answers: the parts of its path, noun first, and then its input where it has one. Without the
 * input it is the beginning of the keys of all that the call has answered, and of the calls below it.
 */
export function keyOf(call: Call, input: AnyInput = {}): readonly unknown[] {
  const path = call.path
    .replace(/^api\//, '')
    .split('/')
    .filter(Boolean);
  return Object.keys(input).length > 0 ? [...path, input] : path;
}

type CallOptions<C extends Call, Data> = Omit<UseQueryOptions<AnswerOf<C>, ApiError, Data>, 'queryFn' | 'queryKey'>;

/** The first call that a query sends, for the build to find the addresses that a page reads first. */
export const callMeta = (call: Call, input?: AnyInput): QueryMeta => ({ call, input });

/** A call as a query: fetched under a key of its own. `options` are those of the query cache, such as `editedRecord`. */
export function callQuery<C extends Call, Data = AnswerOf<C>>(
  call: C,
  ...[input, options]: InputThen<C, CallOptions<C, Data>>
) {
  return queryOptions<AnswerOf<C>, ApiError, Data>({
    ...options,
    queryKey: keyOf(call, input),
    queryFn: ({ signal }) => (send as Send)(call, input, { signal }) as Promise<AnswerOf<C>>,
    meta: callMeta(call, input),
  });
}

type Send = (call: Call, input: unknown, options: SendOptions) => Promise<unknown>;

/**
 * Options for code as a query: loaded once, there at once from then on. A failure is not kept: *Try again* fetches it
 * anew, and so does the line that is back. `networkMode: 'always'`, because the code's own deadline, not
 * `navigator.onLine`, decides when to give up.
 */
export function codeQuery<Code, Failure extends Error = Error>(queryKey: QueryKey, queryFn: QueryFunction<Code>) {
  return queryOptions<Code, Failure>({
    queryKey,
    queryFn,
    retry: false,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // Only what has failed has no data, and is asked for then.
    refetchOnReconnect: true,
    refetchOnWindowFocus: false,
    structuralSharing: false,
  });
}

/**
 * The cache of server data, for the host and for tests alike. The HTTP client retries by itself, so the cache does not;
 * a write is never queued until the connection is back (Q39).
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

/** Several queries that one screen needs together, as one. */
export interface CombinedQuery<Data> {
  /** All of their data, in their order; undefined until every one has some. */
  data: Data | undefined;
  isPending: boolean;
  isFetching: boolean;
  isStale: boolean;
  /** The first failure. */
  error: Error | null;
  /** Asks those again that failed. */
  refetch: () => Promise<unknown>;
}

/** Queries of one screen as one: there when all are, failed when one has. */
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

/** Fetches what is missing or stale of the queries, in parallel. Never rejects: whoever shows the data shows the error. */
export async function prefetchQueries(client: QueryClient, queries: readonly PrefetchQuery[]): Promise<void> {
  // `queryOptions` has checked that function and key belong together; a list of several kinds has no common type.
  await Promise.all(queries.map((query) => client.prefetchQuery(query as FetchQueryOptions)));
}
