import { ApiError } from '@console/api';
import { ErrorState } from '../feedback/ErrorState';
import type { ListQuery } from './DataTable';

const REASONS: Partial<Record<ApiError['code'], string>> = {
  forbidden: 'You have no access to this list.',
  network: 'The server could not be reached.',
  offline: 'You are offline. It loads again when you are back.',
  timeout: 'The server did not answer in time.',
};

/** In the place of a list that could not load: what happened, and another try. */
export function ListError({ title, query }: { title: string; query: ListQuery }) {
  const { error } = query;
  const apiError = error instanceof ApiError ? error : undefined;
  const reason = apiError?.message || (apiError && REASONS[apiError.code]) || 'The server did not answer as it should.';
  return (
    <ErrorState
      title={title}
      technical={apiError?.requestId && `request ${apiError.requestId}`}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    >
      {reason}
    </ErrorState>
  );
}
