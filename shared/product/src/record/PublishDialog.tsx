import { searchFor } from '@console/schema/search-text';
import {
  Button,
  chakra,
  Dialog,
  FailedNotice,
  formatCount,
  Loading,
  type Save,
  SearchInput,
  SkeletonRows,
} from '@console/ui';
import { ShowMore, useFirstRows } from '@console/ui/record';
import { Fragment, type ReactNode, useMemo, useState } from 'react';
import { type PublishedRecord, PublishRow, type PublishRowProps } from './PublishRow';

/** Draws a page of records with what has been looked up. */
export type DrawRecords = (records: readonly PublishedRecord[]) => ReactNode;

interface Review extends Pick<PublishRowProps, 'target' | 'versions' | 'leftOut' | 'onLeaveOut'> {
  title: string;
  /** The word on the button: 'Publish to Test'. */
  verb: string;
  /** Those that would change nothing last. Undefined while it is not known. */
  records: readonly PublishedRecord[] | undefined;
  /** Looks up what would change in the records that are drawn, where comparing all of them would take too long. */
  lookUp?: (page: readonly PublishedRecord[], draw: DrawRecords) => ReactNode;
  /** The query behind them, to be asked again where it has failed. */
  query: { error: Error | null; refetch: () => unknown; isFetching: boolean };
  /** Shows all differences from the start, where there are few records. */
  areOpen?: boolean;
  /** Why it cannot be published, where the records alone do not say it. */
  blockedReason?: string | undefined;
  /** Above the records: which way they go, and how many will change. */
  children?: ReactNode;
  onClose: () => void;
}

/** Publishing that is sent at once: nothing closes the dialog meanwhile, success does, and a failure is told by the save. */
interface Request<Variables, Result> {
  save: Save<Variables, Result>;
  variables: Variables;
  onSaved?: (result: Result) => void;
}

/** Publishing that is only begun here, such as a job. */
interface Beginning {
  onPublish: () => void;
}

export type PublishDialogProps<Variables = unknown, Result = unknown> = Review &
  (Beginning | Request<Variables, Result>);

/** The review before publishing: record by record what will change, and only then the request. */
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
          <Button onClick={onClose} disabledReason={busy ? 'The work is under way' : undefined}>
            Cancel
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
          <FailedNotice query={query}>{`What would change in ${target} is not known.`}</FailedNotice>
        ) : (
          <Loading>
            <SkeletonRows rows={3} />
          </Loading>
        ))}
    </Dialog>
  );
}

const notKnownReason = (error: Error | null) =>
  error ? 'It is not known what would change' : 'Looking up what would change';

/** As many as are drawn at once: nobody reads a thousand, and each may be opened. */
const PAGE = 50;

/** More than are seen at once are searched. */
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
          label="Search what will change"
          value={search}
          onChange={(typed) => {
            setSearch(typed);
            rows.showFirst();
          }}
        />
      )}
      <chakra.p srOnly role="status">
        {search.trim() !== '' && `${formatCount(records.length)} found`}
      </chakra.p>
      {all.length > 0 && records.length === 0 && <chakra.p color="text.muted">None of them has these words.</chakra.p>}
      <List aria-label="What will change" hidden={all.length > 0 && records.length === 0}>
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
