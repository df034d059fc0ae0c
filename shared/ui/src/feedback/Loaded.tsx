import { type ReactNode, useState } from 'react';
import { LoadError, type LoadErrorProps, type LoadQuery } from './LoadError';

/** What is asked of the query behind a record; a `UseQueryResult` fits. */
export interface RecordQuery<Record> extends LoadQuery {
  data: Record | undefined;
  isStale: boolean;
}

interface LoadedProps<Record> {
  query: RecordQuery<Record>;
  /** The specification's message for a record that cannot load. */
  failureMessage: string;
  /** The shape of what is to come. */
  skeleton: ReactNode;
  /** Beside Try again: the way to what can be opened. */
  failureAction?: LoadErrorProps['action'];
  /** Puts the error where the record would have stood, such as in a panel's body. */
  wrapFailure?: (failure: ReactNode) => ReactNode;
  children: (record: Record) => ReactNode;
}

/**
 * A record that a form or a page stands on: skeleton, failure with retry, then the record. One that is being read anew
 * is waited for before it is shown; once it is shown it stays, whatever a later refetch brings, so that nothing that
 * was typed is lost. Another record needs another `key`.
 */
export function Loaded<Record>(props: LoadedProps<Record>) {
  const { query, failureMessage, skeleton, failureAction, wrapFailure, children } = props;
  const { data, error, isFetching, isStale } = query;
  const [isShown, setShown] = useState(false);
  const isFresh = data !== undefined && error === null && !(isFetching && isStale);
  if (isFresh && !isShown) setShown(true);

  if (data !== undefined && (isShown || isFresh)) return children(data);
  if (error === null) return skeleton;
  const failure = <LoadError title={failureMessage} query={query} action={failureAction} />;
  return wrapFailure ? wrapFailure(failure) : failure;
}
