import { ApiError } from '@console/api';
import type { UseQueryResult } from '@console/query';
import { ErrorState } from '@console/ui';

/** ACCT-172: in the place of what could not be loaded. */
export function NotificationsFailed({ queries }: { queries: readonly UseQueryResult[] }) {
  const error = queries.find((query) => query.error)?.error;
  return (
    <ErrorState
      title="Failed to load notification templates"
      technical={error instanceof ApiError && error.requestId ? `request ${error.requestId}` : undefined}
      onRetry={() => {
        for (const query of queries) if (query.error) void query.refetch();
      }}
      retrying={queries.some((query) => query.isFetching)}
    >
      {error?.message || 'The server did not answer as it should.'}
    </ErrorState>
  );
}
