/** Only this package imports TanStack Query, so that the used part is shared. */
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
  type DataTag,
  type FetchQueryOptions,
  QueryClient,
  type QueryFunction,
  type QueryKey,
  type QueryMeta,
  queryOptions,
  type Updater,
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
 * Options of reads that a save edits, by default. A save sends the version of a single read, so data are never merged or
 * refetched while open.
 */
export const editedRecord = {
  staleTime: 5_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  structuralSharing: false,
} as const;

/** Fits data such as roles and countries. */
export const seldomChanged = { staleTime: 60_000 } as const;

/**
 * Returns the path's parts, then the input. Without input, the key is a prefix for invalidating this call and calls
 * below.
 */
export function keyOf(call: Call, input: AnyInput = {}): readonly unknown[] {
  const path = call.path
    .replace(/^api\//, '')
    .split('/')
    .filter(Boolean);
  return Object.keys(input).length > 0 ? [...path, input] : path;
}

type CallOptions<C extends Call, Data> = Omit<UseQueryOptions<AnswerOf<C>, ApiError, Data>, 'queryFn' | 'queryKey'> & {
  queryFn?: QueryFunction<AnswerOf<C>>;
};

/** Read by the build for a page's first requests. */
export const callMeta = (call: Call, input?: AnyInput): QueryMeta => ({ call, input });

/**
 * The query of a call, with the key `keyOf(call, input)`. `options` are those of the query cache; a `queryFn` combines
 * several answers.
 */
export function callQuery<C extends Call, Data = AnswerOf<C>>(
  call: C,
  ...[input, options]: InputThen<C, CallOptions<C, Data>>
) {
  return queryOptions<AnswerOf<C>, ApiError, Data>({
    queryFn: ({ signal }) => (send as Send)(call, input, { signal }) as Promise<AnswerOf<C>>,
    ...(call.isEdited && editedRecord),
    // A `queryFn` keeps unchanged rows by itself.
    ...(options?.queryFn && { structuralSharing: false }),
    ...options,
    queryKey: keyOf(call, input),
    meta: callMeta(call, input),
  });
}

/** Shows what was saved until the next read: a copy has no version (decision 28), so an edit reads again. */
export function cacheCopy<Data>(
  client: QueryClient,
  { queryKey }: { queryKey: DataTag<QueryKey, Data, ApiError> },
  copy: Updater<Data | undefined, Data | undefined>,
): void {
  client.setQueryData(queryKey, copy);
  void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}

type Send = (call: Call, input: unknown, options: SendOptions) => Promise<unknown>;

/**
 * Loads once. *Try again* and the network's return fetch after a failure. `networkMode: 'always'`: a deadline ends an
 * attempt, not `navigator.onLine`.
 */
export function codeQuery<Code, Failure extends Error = Error>(queryKey: QueryKey, queryFn: QueryFunction<Code>) {
  return queryOptions<Code, Failure>({
    queryKey,
    queryFn,
    retry: false,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // Only a failed query lacks data.
    refetchOnReconnect: true,
    refetchOnWindowFocus: false,
    structuralSharing: false,
  });
}

/** Never retries, because the HTTP client does; offline writes fail, unqueued (Q39). */
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

export interface CombinedQuery<Data> {
  /** Order: the queries'. Undefined until all have data. */
  data: Data | undefined;
  isPending: boolean;
  isFetching: boolean;
  isStale: boolean;
  /** The first error. */
  error: Error | null;
  /** Refetches failed queries. */
  refetch: () => Promise<unknown>;
}

/** Loaded if all are, failed if any is. */
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

export interface PrefetchQuery {
  readonly queryKey: readonly unknown[];
  readonly queryFn?: unknown;
}

/** Missing and stale, in parallel. Never rejects: components show errors. */
export async function prefetchQueries(client: QueryClient, queries: readonly PrefetchQuery[]): Promise<void> {
  // A mixed list has no common type.
  await Promise.all(queries.map((query) => client.prefetchQuery(query as FetchQueryOptions)));
}
