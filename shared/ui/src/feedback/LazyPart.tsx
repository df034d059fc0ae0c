import { codeQuery, useQuery } from '@console/query';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '../buttons/Button';
import { Dialog } from '../dialogs/Dialog';
import { MissingPartError } from '../format/failure-words';
import { Notice } from './Notice';

/** Asks for the code again. */
interface Retry {
  onRetry: () => void;
  retrying: boolean;
}

interface LazyPartOptions<Props> {
  /** In its place while its code is fetched; nothing unless told. */
  waiting?: (props: Props) => ReactNode;
  /** In its place when its code has not arrived; a notice unless told. */
  failed?: (retry: Retry, props: Props) => ReactNode;
}

let count = 0;

/**
 * A component whose code is fetched when it is first drawn. In place of React's `lazy`, which keeps a failure for as long
 * as the page lives: this one says in the component's place that its code has not arrived, and *Try again*, or the line
 * that is back, fetches it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = () => null, failed = (retry) => <PartMissing {...retry} /> }: LazyPartOptions<Props> = {},
): ComponentType<Props> {
  const query = codeQuery(['part', count++], load);
  return function LazyPart(props) {
    const { data: Part, error, isFetching, refetch } = useQuery(query);
    if (Part) return <Part {...props} />;
    return error ? failed({ onRetry: () => void refetch(), retrying: isFetching }, props) : waiting(props);
  };
}

/** The same for a dialog, which says so in a dialog. */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  { waiting }: Pick<LazyPartOptions<Props>, 'waiting'> = {},
): ComponentType<Props> {
  return lazyPart(load, {
    ...(waiting && { waiting }),
    failed: (retry, { onClose }) => (
      <Dialog title="This could not be opened" size="small" onClose={onClose} footer={<TryAgain {...retry} />}>
        {new MissingPartError().message}
      </Dialog>
    ),
  });
}

function PartMissing(retry: Retry) {
  return (
    <Notice tone="danger" action={<TryAgain {...retry} />}>
      <span role="alert">{new MissingPartError().message}</span>
    </Notice>
  );
}

function TryAgain({ onRetry, retrying }: Retry) {
  return (
    <Button size="small" loading={retrying} onClick={onRetry}>
      Try again
    </Button>
  );
}
