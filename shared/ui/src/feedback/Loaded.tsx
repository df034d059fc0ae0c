import { type ReactNode, useState } from 'react';
import { LoadError, type LoadErrorProps, type LoadQuery } from './LoadError';

/** The properties of a record's query that are read here; a `UseQueryResult` fits. */
export interface RecordQuery<Record> extends LoadQuery {
  data: Record | undefined;
  isStale: boolean;
}

interface LoadedProps<Record> {
  query: RecordQuery<Record>;
  /** The specification's message for a record that cannot be loaded. */
  failureMessage: string;
  /** Outlines of the record, shown while it is loading. */
  skeleton: ReactNode;
  /** Shown beside Try again: a link to a page that can be opened. */
  failureAction?: LoadErrorProps['action'];
  /** Wraps the error in the record's surroundings, such as a panel's body. */
  wrapFailure?: (failure: ReactNode) => ReactNode;
  children: (record: Record) => ReactNode;
}

/**
 * Loads the record of a form or page: skeleton, failure with retry, then the record. If a refetch is in progress at the
 * start, it waits for the answer; later refetches do not change the shown record, so that typed input is not lost.
 * Another record needs another `key`.
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
