import { Button } from '../buttons/Button';
import type { LoadQuery } from './LoadError';
import { Notice } from './Notice';

/** One line in the place of what could not be looked up, within a dialog or beside other things. */
export function FailedNotice({ query, children }: { query: Omit<LoadQuery, 'error'>; children: string }) {
  return (
    <div role="alert">
      <Notice
        tone="danger"
        action={
          <Button size="small" loading={query.isFetching} onClick={() => void query.refetch()}>
            Try again
          </Button>
        }
      >
        {children}
      </Notice>
    </div>
  );
}
