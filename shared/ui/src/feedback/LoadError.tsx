import { ApiError } from '@console/http';
import type { ReactNode } from 'react';
import { failureWords } from '../format/failure-words';
import { useFailureToast } from '../toasts/show-failure';
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

/**
 * What every first load that fails shows: in the place of what was to come what happened and another try, and a toast
 * (SHRD-007, SHRD-019). The server's own message replaces the generic one in both (SHRD-008).
 */
export function LoadError({ title, query, action, level = 'h2' }: LoadErrorProps) {
  const { error } = query;
  const apiError = error instanceof ApiError ? error : undefined;
  const words = failureWords(error, title, 'load');
  useFailureToast(error, title);

  return (
    <ErrorState
      title={words.title}
      level={level}
      technical={apiError?.requestId && `request ${apiError.requestId}`}
      // What is not there is not there the next time either.
      {...(apiError?.code !== 'notFound' && { onRetry: () => void query.refetch() })}
      retrying={query.isFetching}
      action={action}
    >
      {words.reason}
    </ErrorState>
  );
}
