import { searchFor } from '@console/schema/search-text';
import { Button, chakra, Dialog, FailedNotice, Loading, type Save, SearchInput, SkeletonRows } from '@console/ui';
import { ShowMore, useFirstRows } from '@console/ui/record';
import { n, t } from '@console/words';
import { Fragment, type ReactNode, useMemo, useState } from 'react';
import { type PublishedRecord, PublishRow, type PublishRowProps } from './PublishRow';

/** Draws a page of records with the changes that `lookUp` has loaded. */
export type DrawRecords = (records: readonly PublishedRecord[]) => ReactNode;

interface Review extends Pick<PublishRowProps, 'target' | 'versions' | 'leftOut' | 'onLeaveOut'> {
  title: string;
  /** The label of the button: 'Publish to Test'. */
  verb: string;
  /** Records without changes come last. Undefined until loaded. */
  records: readonly PublishedRecord[] | undefined;
  /** Loads the changes of the drawn records only, where comparing all records would take too long. */
  lookUp?: (page: readonly PublishedRecord[], draw: DrawRecords) => ReactNode;
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
        <Records
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

/** Rows drawn at once: nobody reads a thousand, and each row can be opened. */
const PAGE = 50;

/** A longer list has a search field, because it does not fit into view. */
const FEW = 8;

interface RecordsProps extends Omit<PublishRowProps, 'record'>, Pick<Review, 'lookUp'> {
  records: readonly PublishedRecord[];
}

function Records({ records: all, lookUp, ...shown }: RecordsProps) {
  const [search, setSearch] = useState('');
  const records = useMemo(() => {
    const isFound = searchFor(search);
    return all.filter(({ code = '', name }) => isFound(`${code} ${name}`));
  }, [all, search]);
  const rows = useFirstRows(records, PAGE);
  const draw: DrawRecords = (page) =>
    page.map((record) => (
      <li key={record.id}>
        <PublishRow record={record} {...shown} />
      </li>
    ));
  return (
    <>
      {all.length > FEW && (
        <SearchInput
          label={t('Search what will change')}
          value={search}
          onChange={(typed) => {
            setSearch(typed);
            rows.showFirst();
          }}
        />
      )}
      <chakra.p srOnly role="status">
        {search.trim() !== '' && n(records.length, '{count} found', '{count} found', undefined, 'records')}
      </chakra.p>
      {all.length > 0 && records.length === 0 && (
        <chakra.p color="text.muted">{t('None of them has these words.')}</chakra.p>
      )}
      <List aria-label={t('What will change')} hidden={all.length > 0 && records.length === 0}>
        {pagesOf(rows.shown).map((page, index) => (
          <Fragment key={index}>{lookUp ? lookUp(page, draw) : draw(page)}</Fragment>
        ))}
        {rows.left > 0 && (
          <li>
            <ShowMore rows={rows} />
          </li>
        )}
      </List>
    </>
  );
}

const pagesOf = (records: readonly PublishedRecord[]) =>
  Array.from({ length: Math.ceil(records.length / PAGE) }, (_, page) => records.slice(page * PAGE, (page + 1) * PAGE));

const List = chakra('ul', {
  base: {
    maxH: 'min(320px, 40dvh)',
    overflowY: 'auto',
    borderWidth: '1px',
    borderRadius: 'control',
    '& > li:not(:last-of-type)': { borderBottom: '1px solid', borderColor: 'border' },
    '& [open] > summary > svg': { rotate: '90deg' },
  },
});
