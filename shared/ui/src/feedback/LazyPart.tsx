import { codeQuery, useQuery } from '@console/query';
import { t } from '@console/words';
import type { ComponentType, ReactNode } from 'react';
import { Dialog } from '../dialogs/Dialog';
import { missingPart } from '../format/failure-words';
import { Notice } from './Notice';
import { RetryButton, type RetryProps } from './RetryButton';

interface Retry extends RetryProps {
  error: Error;
}

interface LazyPartOptions<Props> {
  /** Shows while the code loads; default: nothing. */
  waiting?: (props: Props) => ReactNode;
  /** Shows after a failure; default: a notice. */
  failed?: (retry: Retry, props: Props) => ReactNode;
}

let count = 0;

/**
 * Fetches the component's code at its first render. Unlike `lazy`, a failure can be retried, also when the connection
 * returns.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = () => null, failed = (retry) => <PartMissing {...retry} /> }: LazyPartOptions<Props> = {},
): ComponentType<Props> {
  const query = codeQuery(['part', count++], () => load().catch(missingPart));
  return function LazyPart(props) {
    const { data: Part, error, isFetching, refetch } = useQuery(query);
    if (Part) return <Part {...props} />;
    return error ? failed({ error, onRetry: () => void refetch(), retrying: isFetching }, props) : waiting(props);
  };
}

export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  { waiting }: Pick<LazyPartOptions<Props>, 'waiting'> = {},
): ComponentType<Props> {
  return lazyPart(load, {
    ...(waiting && { waiting }),
    failed: (retry, { onClose }) => (
      <Dialog title={t('Couldn’t open this')} size="small" onClose={onClose} footer={<RetryButton {...retry} />}>
        {retry.error.message}
      </Dialog>
    ),
  });
}

function PartMissing(retry: Retry) {
  return (
    <Notice tone="danger" action={<RetryButton {...retry} />}>
      <span role="alert">{retry.error.message}</span>
    </Notice>
  );
}
