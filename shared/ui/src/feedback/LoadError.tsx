import { ApiError } from '@console/http';
import { t } from '@console/words';
import type { ReactNode } from 'react';
import { failureWords } from '../format/failure-words';
import { useFailureToast } from '../toasts/show-failure';
import { ErrorState } from './ErrorState';

/** The properties of a screen's query that are read here; a `UseQueryResult` fits. */
export interface LoadQuery {
  error: Error | null;
  refetch: () => unknown;
  isFetching: boolean;
}

export interface LoadErrorProps {
  /** The specification's message. */
  title: string;
  query: LoadQuery;
  /** Shown beside Try again, or alone if the record does not exist: a link to a page that can be opened. */
  action?: ReactNode;
  level?: 'h1' | 'h2' | 'h3';
}

/**
 * Shown in place of content whose first load failed: the message and Try again, and a toast (SHRD-007, SHRD-019). The
 * server's own message replaces the generic one in both (SHRD-008).
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
      technical={apiError?.requestId && t('request {number}', { number: apiError.requestId })}
      // Another try cannot find a record that does not exist.
      {...(apiError?.code !== 'notFound' && { onRetry: () => void query.refetch() })}
      retrying={query.isFetching}
      action={action}
    >
      {words.reason}
    </ErrorState>
  );
}
