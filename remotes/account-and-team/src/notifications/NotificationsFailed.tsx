import type { UseQueryResult } from '@console/query';
import { LoadError } from '@console/ui';

/** ACCT-172: in the place of what could not be loaded. */
export function NotificationsFailed({ queries }: { queries: readonly UseQueryResult[] }) {
  return (
    <LoadError
      title="Failed to load notification templates"
      query={{
        error: queries.find((query) => query.error)?.error ?? null,
        refetch: () => Promise.all(queries.filter(({ error }) => error).map(({ refetch }) => refetch())),
        isFetching: queries.some((query) => query.isFetching),
      }}
    />
  );
}
