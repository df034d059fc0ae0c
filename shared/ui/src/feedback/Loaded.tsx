import { t } from '@console/words';
import { type ReactNode, useState } from 'react';
import { LoadError, type LoadErrorProps, type LoadQuery } from './LoadError';

/** A `UseQueryResult` fits. */
export interface RecordQuery<Record> extends LoadQuery {
  data: Record | undefined;
  isStale: boolean;
}

interface LoadedProps<Record> {
  query: RecordQuery<Record>;
  /** The specification's text; default 'Failed to load'. */
  failureMessage?: string | undefined;
  skeleton: ReactNode;
  failureAction?: LoadErrorProps['action'];
  /** Wraps the load error, as a panel's body. */
  wrapFailure?: (failure: ReactNode) => ReactNode;
  children: (record: Record) => ReactNode;
}

/**
 * Skeleton, failure with retry, then the record. Waits for a refetch under way at the start; later refetches leave
 * typed input alone. Another record needs another `key`.
 */
export function Loaded<Record>(props: LoadedProps<Record>) {
  const { query, failureMessage = t('Failed to load'), skeleton, failureAction, wrapFailure, children } = props;
  const { data, error, isFetching, isStale } = query;
  const [isShown, setShown] = useState(false);
  const isFresh = data !== undefined && error === null && !(isFetching && isStale);
  if (isFresh && !isShown) setShown(true);

  if (data !== undefined && (isShown || isFresh)) return children(data);
  if (error === null) return skeleton;
  const failure = <LoadError title={failureMessage} query={query} action={failureAction} />;
  return wrapFailure ? wrapFailure(failure) : failure;
}
