import { Button, Dialog, FailedNotice, Loading, type Save, SkeletonRows } from '@console/ui';
import { t } from '@console/words';
import type { ReactNode } from 'react';
import { PublishRecords, type PublishRecordsProps } from './PublishRecords';
import type { PublishedRecord } from './PublishRow';

interface Review extends Omit<PublishRecordsProps, 'records' | 'areOpen'> {
  title: string;
  /** The label of the button: 'Publish to Test'. */
  verb: string;
  /** Records without changes come last. Undefined until loaded. */
  records: readonly PublishedRecord[] | undefined;
  /** The query of the records, for its error and another try. */
  query: { error: Error | null; refetch: () => unknown; isFetching: boolean };
  /** Shows all differences from the start; for a review of few records. */
  areOpen?: boolean;
  /** Why publishing is blocked, if the records do not show the reason. */
  blockedReason?: string | undefined;
  /** Drawn above the records: the direction of the publish, and how many records will change. */
  children?: ReactNode;
  onClose: () => void;
}

/** Publishing by a request: the dialog is blocked while it is pending and closes on success; the save reports failures. */
interface Request<Variables, Result> {
  save: Save<Variables, Result>;
  variables: Variables;
  onSaved?: (result: Result) => void;
}

/** Publishing that the dialog only starts, such as a job. */
interface Beginning {
  onPublish: () => void;
}

export type PublishDialogProps<Variables = unknown, Result = unknown> = Review &
  (Beginning | Request<Variables, Result>);

/** The review before publishing: shows the changes of each record, and publishes when they are confirmed. */
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
          <Button onClick={onClose} disabledReason={busy ? t('The work is under way') : undefined}>
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
          <FailedNotice query={query}>{t('What would change in {target} is not known.', { target })}</FailedNotice>
        ) : (
          <Loading>
            <SkeletonRows rows={3} />
          </Loading>
        ))}
    </Dialog>
  );
}

const notKnownReason = (error: Error | null) =>
  error ? t('It is not known what would change') : t('Looking up what would change');
