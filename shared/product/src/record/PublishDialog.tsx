import { Button, Dialog, FailedNotice, Loading, type Save } from '@console/ui';
import { t } from '@console/words';
import type { ReactNode } from 'react';
import { PublishRecords, type PublishRecordsProps } from './PublishRecords';
import type { PublishedRecord } from './PublishRow';

interface Review extends Omit<PublishRecordsProps, 'records' | 'areOpen'> {
  title: string;
  /** 'Publish to Test' */
  verb: string;
  /** Undefined until loaded; unchanged records come last. */
  records: readonly PublishedRecord[] | undefined;
  query: { error: Error | null; refetch: () => unknown; isFetching: boolean };
  areOpen?: boolean;
  /** Blocks the button; for reasons that the records do not show. */
  blockedReason?: string | undefined;
  children?: ReactNode;
  onClose: () => void;
}

/** Blocked while pending, closed by success; the save reports failures. */
interface Request<Variables, Result> {
  save: Save<Variables, Result>;
  variables: Variables;
  onSaved?: (result: Result) => void;
}

interface Beginning {
  onPublish: () => void;
}

type PublishDialogProps<Variables = unknown, Result = unknown> = Review & (Beginning | Request<Variables, Result>);

export function PublishDialog<Variables, Result>(props: PublishDialogProps<Variables, Result>) {
  const { title, verb, target, versions, records, lookUp, query, leftOut, onLeaveOut, areOpen = false } = props;
  const { blockedReason, children, onClose } = props;
  const busy = 'save' in props && props.save.isPending;

  function publish() {
    if (!('save' in props)) return props.onPublish();
    const { save, variables, onSaved } = props;
    save.mutate(variables, {
      onSuccess(result) {
        onClose();
        onSaved?.(result);
      },
    });
  }

  return (
    <Dialog
      title={title}
      size="large"
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabledReason={busy ? t('In progress') : undefined}>
            {t('Cancel')}
          </Button>
          <Button
            variant="primary"
            onClick={publish}
            loading={busy}
            disabledReason={records ? blockedReason : notKnownReason(query.error)}
            data-autofocus
          >
            {verb}
          </Button>
        </>
      }
    >
      {records && children}
      {records && (
        <PublishRecords
          records={records}
          lookUp={lookUp}
          target={target}
          versions={versions}
          leftOut={leftOut}
          onLeaveOut={onLeaveOut}
          areOpen={areOpen}
        />
      )}
      {!records &&
        (query.error ? (
          <FailedNotice query={query}>{t('Couldn’t load the changes for {target}.', { target })}</FailedNotice>
        ) : (
          <Loading rows={3} />
        ))}
    </Dialog>
  );
}

const notKnownReason = (error: Error | null) =>
  error ? t('Couldn’t load the changes') : t('Looking up what would change');
