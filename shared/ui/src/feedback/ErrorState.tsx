import { t } from '@console/words';
import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import { CopyButton } from '../buttons/CopyButton';
import { wayOn } from '../format/failure-words';
import { RetryIcon } from '../icons';
import { EmptyState, type EmptyStateProps } from './EmptyState';

export interface ErrorStateProps extends Pick<EmptyStateProps, 'title' | 'technical' | 'level'> {
  condition?: 'failed' | 'unavailable' | 'not-allowed';
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** Adds a button that loads the page, if only that helps. */
  error?: unknown;
  details?: string | undefined;
  /** Replaces Try again where another try cannot help. */
  action?: ReactNode;
}

/** In place of content that failed to load; screen readers announce the error at once. */
export function ErrorState({
  condition = 'failed',
  onRetry,
  retrying,
  error,
  details,
  action,
  ...rest
}: ErrorStateProps) {
  const way = wayOn(error);
  const actions = (
    <>
      {way && (
        <Button variant="primary" onClick={way.onClick}>
          {way.label}
        </Button>
      )}
      {onRetry && (
        <Button
          variant={details && !way ? 'primary' : 'secondary'}
          icon={<RetryIcon />}
          loading={retrying}
          onClick={onRetry}
        >
          {t('Try again')}
        </Button>
      )}
      {action}
      {details && <CopyButton text={details}>{t('Copy details')}</CopyButton>}
    </>
  );
  return (
    <div role="alert">
      <EmptyState condition={condition} action={(way || onRetry || action || details) && actions} {...rest} />
    </div>
  );
}
