import { codeQuery, useQuery } from '@console/query';
import { t } from '@console/words';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '../buttons/Button';
import { Dialog } from '../dialogs/Dialog';
import { MissingPartError } from '../format/failure-words';
import { Notice } from './Notice';

/** Requests the code again. */
interface Retry {
  onRetry: () => void;
  retrying: boolean;
}

interface LazyPartOptions<Props> {
  /** Shown while the code is loading; nothing by default. */
  waiting?: (props: Props) => ReactNode;
  /** Shown if the code could not be loaded; a notice by default. */
  failed?: (retry: Retry, props: Props) => ReactNode;
}

let count = 0;

/**
 * A component whose code is fetched when it is first drawn. React's `lazy` keeps a failure until the page is reloaded;
 * this one shows the failure in the component's place and fetches again after *Try again* or when the connection is
 * back.
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

/** The same for a dialog: a failure is shown in a dialog. */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  { waiting }: Pick<LazyPartOptions<Props>, 'waiting'> = {},
): ComponentType<Props> {
  return lazyPart(load, {
    ...(waiting && { waiting }),
    failed: (retry, { onClose }) => (
      <Dialog title={t('This could not be opened')} size="small" onClose={onClose} footer={<TryAgain {...retry} />}>
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
      {t('Try again')}
    </Button>
  );
}
