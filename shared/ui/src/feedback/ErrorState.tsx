import { t } from '@console/words';
import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import { CopyButton } from '../buttons/CopyButton';
import { RetryIcon } from '../icons';
import { EmptyState, type EmptyStateProps } from './EmptyState';

export interface ErrorStateProps extends Pick<EmptyStateProps, 'title' | 'technical' | 'level'> {
  condition?: 'failed' | 'unavailable' | 'not-allowed';
  /** The cause in plain words. */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** *Copy details* copies this text. */
  details?: string | undefined;
  /** Replaces Try again where another try cannot help. */
  action?: ReactNode;
}

/** Stands in place of content that failed to load; screen readers announce the error at once. */
export function ErrorState({ condition = 'failed', onRetry, retrying, details, action, ...rest }: ErrorStateProps) {
  const actions = (
    <>
      {onRetry && (
        <Button variant={details ? 'primary' : 'secondary'} icon={<RetryIcon />} loading={retrying} onClick={onRetry}>
          {t('Try again')}
        </Button>
      )}
      {action}
      {details && <CopyButton text={details}>{t('Copy details')}</CopyButton>}
    </>
  );
  return (
    <div role="alert">
      <EmptyState condition={condition} action={(onRetry || action || details) && actions} {...rest} />
    </div>
  );
}
