import { t } from '@console/words';
import { Button } from '../buttons/Button';
import { failureWords, fullReason } from '../format/failure-words';
import type { LoadQuery } from './LoadError';
import { Notice } from './Notice';

/** A failed query within a dialog or page. */
export function FailedNotice({ query, children }: { query: LoadQuery; children: string }) {
  return (
    <div role="alert">
      <Notice
        tone="danger"
        action={
          <Button size="small" loading={query.isFetching} onClick={() => void query.refetch()}>
            {t('Try again')}
          </Button>
        }
      >
        {children} <span>{fullReason(failureWords(query.error, children, 'load'))}</span>
      </Notice>
    </div>
  );
}
