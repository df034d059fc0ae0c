import { ApiError } from '@console/http';
import { t } from '@console/words';
import type { ReactNode } from 'react';
import { failureWords } from '../format/failure-words';
import { useFailureToast } from '../toasts/show-failure';
import { ErrorState } from './ErrorState';

/** A `UseQueryResult` fits. */
export interface LoadQuery {
  error: Error | null;
  refetch: () => unknown;
  isFetching: boolean;
}

export interface LoadErrorProps {
  title: string;
  query: LoadQuery;
  /** A link to an existing page, beside Try again or alone. */
  action?: ReactNode;
  level?: 'h1' | 'h2' | 'h3';
}

/**
 * Stands in place of content whose first load failed, with a toast (SHRD-007, SHRD-019). The server's message replaces
 * the generic text (SHRD-008).
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
      technical={apiError?.requestId && t('request ID: {number}', { number: apiError.requestId })}
      // Another try finds no missing record.
      {...(apiError?.code !== 'notFound' && { onRetry: () => void query.refetch() })}
      retrying={query.isFetching}
      error={error}
      action={action}
    >
      {words.reason}
    </ErrorState>
  );
}
