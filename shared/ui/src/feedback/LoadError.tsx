import { ApiError } from '@console/http';
import { type ReactNode, useEffect } from 'react';
import { showFailure } from '../toasts/show-failure';
import { ErrorState } from './ErrorState';

/** What is asked of the query behind a screen; a `UseQueryResult` fits. */
export interface LoadQuery {
  error: Error | null;
  refetch: () => unknown;
  isFetching: boolean;
}

export interface LoadErrorProps {
  /** The specification's message. */
  title: string;
  query: LoadQuery;
  /** Beside Try again, or instead of it where nothing is there: the way to what can be opened. */
  action?: ReactNode;
  level?: 'h1' | 'h2' | 'h3';
}

const REASONS: Partial<Record<ApiError['code'], string>> = {
  forbidden: 'You have no access to this.',
  notFound: 'It may have been moved or deleted.',
  network: 'The server could not be reached.',
  offline: 'You are offline. It loads again when you are back.',
  timeout: 'The server did not answer in time.',
};

/**
 * What every first load that fails shows: in the place of what was to come what happened and another try, and a toast
 * (SHRD-007, SHRD-019). The server's own message replaces the generic one in both (SHRD-008).
 */
export function LoadError({ title, query, action, level = 'h2' }: LoadErrorProps) {
  const { error } = query;
  const apiError = error instanceof ApiError ? error : undefined;
  const reason = (apiError && REASONS[apiError.code]) || 'The server did not answer as it should.';

  useEffect(() => {
    if (error) showFailure(error, title);
  }, [error, title]);

  return (
    <ErrorState
      title={apiError?.userMessage(title) ?? title}
      level={level}
      technical={apiError?.requestId && `request ${apiError.requestId}`}
      // What is not there is not there the next time either.
      {...(apiError?.code !== 'notFound' && { onRetry: () => void query.refetch() })}
      retrying={query.isFetching}
      action={action}
    >
      {reason}
    </ErrorState>
  );
}
