import { t } from '@console/words';
import { Button, type ButtonProps } from '../buttons/Button';
import { failureWords, fullReason, wayOn } from '../format/failure-words';
import type { LoadQuery } from './LoadError';
import { Notice } from './Notice';

export interface RetryProps {
  error: unknown;
  onRetry: () => void;
  retrying?: boolean;
}

/** *Try again*, or *Reload page* if only that helps. */
export function RetryButton({ error, onRetry, retrying, ...rest }: RetryProps & Pick<ButtonProps, 'variant'>) {
  const { label, onClick } = wayOn(error) ?? { label: t('Try again'), onClick: onRetry };
  return (
    <Button size="small" loading={retrying} onClick={onClick} {...rest}>
      {label}
    </Button>
  );
}

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
