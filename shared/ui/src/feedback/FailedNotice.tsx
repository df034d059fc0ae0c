import { failureWords, fullReason } from '../format/failure-words';
import type { LoadQuery } from './LoadError';
import { Notice } from './Notice';
import { RetryButton } from './RetryButton';

/** A failed query within a dialog or page. */
export function FailedNotice({ query, children }: { query: LoadQuery; children: string }) {
  const { error, isFetching, refetch } = query;
  return (
    <div role="alert">
      <Notice tone="danger" action={<RetryButton error={error} retrying={isFetching} onRetry={() => void refetch()} />}>
        {children} <span>{fullReason(failureWords(error, children, 'load'))}</span>
      </Notice>
    </div>
  );
}
