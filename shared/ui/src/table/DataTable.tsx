import { useLocation } from '@console/router';
import { formatCount, t } from '@console/words';
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../buttons/Button';
import { EmptyState } from '../feedback/EmptyState';
import { LoadError, type LoadQuery } from '../feedback/LoadError';
import { ROWS_ON_PAPER, useWindow } from '../lists/use-window';
import { useFailureToast } from '../toasts/show-failure';
import { CutCells } from './CutCells';
import { givesWayBelow } from './model/chosen-columns';
import type { TableModel } from './model/table-model';
import type { PagedRows, Table } from './model/use-table';
import { workInSlices, workWhenIdle } from './model/work-in-steps';
import type { RowAction } from './RowActions';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import { TableSkeleton } from './TableSkeleton';
import { Foot, TableRoot } from './table-styles';
import { SelectionBar } from './toolbar/SelectionBar';
import { TableToolbar } from './toolbar/TableToolbar';
import { useOpenRow } from './use-open-row';
import { useRowEvents } from './use-row-events';

/** A `UseQueryResult` fits. */
export interface ListQuery extends LoadQuery {
  isPending: boolean;
}

interface DataTableProps<Row> {
  table: Table<Row>;
  query: ListQuery;
  label: string;
  /** '1 user', '48 users'. */
  count: (count: number) => string;
  /** Leaves out search parameters; declare at module scope. Undefined means not opened. */
  rowHref?: (row: Row) => string | undefined;
  /** 'Search by email, name or role'. Absent if a `SearchFilter` searches on the server. */
  searchLabel?: string;
  /** Parameters of the server's query, such as a `ChoiceChip` of years. */
  chips?: ReactNode;
  actions?: ReactNode;
  /** Shows ticks. Frequent actions come first, danger last. */
  selectionActions?: (rows: readonly Row[]) => ReactNode;
  /** `actions` of the definition reserves room. `useCallback` if more than the row counts, or all rows render. */
  rowActions?: (row: Row) => readonly RowAction[];
  empty: ReactNode;
  noMatchTitle: string;
  /** The specification's text; default 'Failed to load'. */
  failureMessage?: string;
  /** Uncounted, such as free places or a failed page. */
  below?: ReactNode;
  note?: ReactNode;
}

/** Search, chips, head, rows, foot; loading, failed, empty and no-match states. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    table,
    query,
    label,
    count,
    searchLabel,
    chips,
    actions,
    selectionActions,
    empty,
    noMatchTitle,
    failureMessage = t('Failed to load'),
  } = props;
  const { below, note } = props;
  const hasRows = table.total > 0;
  const isPending = query.isPending || table.model === undefined;
  const hasFailedAgain = hasRows && query.error !== null && !query.isFetching;

  // Loaded rows stay after a failed refetch.
  useFailureToast(hasFailedAgain ? query.error : undefined, failureMessage);

  useEffect(() => table.model && prepare(table.model), [table.model]);

  function clearOnEscape(event: KeyboardEvent) {
    // In a picker the selection is the work: the dialog or panel asks before Esc discards.
    if (event.key !== 'Escape' || event.defaultPrevented || table.isPicker || table.selection.rows.length === 0) return;
    event.preventDefault();
    table.selection.clear();
  }

  const isNoMatch = table.paged?.isNarrowed === true;
  const clear = <Button onClick={table.clear}>{t('Clear search and filters')}</Button>;
  if (!hasRows && query.error) return <LoadError title={failureMessage} query={query} action={isNoMatch && clear} />;
  if (!hasRows && !isPending && !isNoMatch) return empty;
  const givesWay = givesWayBelow(table.definition, table.chosen.columns, selectionActions !== undefined);
  return (
    <TableRoot
      secondGivesWayBelow={givesWay.second}
      thirdGivesWayBelow={givesWay.third}
      data-picker={table.isPicker || undefined}
      aria-busy={isPending || (table.paged ? table.paged.isFetchingMore : table.expected !== undefined)}
      onKeyDown={clearOnEscape}
    >
      <TableToolbar table={table} label={label} searchLabel={searchLabel} chips={chips} actions={actions} />
      {isPending ? (
        <TableSkeleton table={table} hasTicks={selectionActions !== undefined} />
      ) : (
        <>
          {table.selection.rows.length > 0 && (
            <SelectionBar table={table}>{selectionActions?.(table.selection.rows)}</SelectionBar>
          )}
          <Rows {...props} />
          {below}
          {table.visible.length === 0 && table.expected === undefined && (
            <EmptyState condition="nothing-found" title={noMatchTitle} action={clear}>
              {table.state.query &&
                t('No matches for “{query}” in {rows}.', { rows: count(table.total), query: table.state.query })}
            </EmptyState>
          )}
          <Foot>
            <span role="status">{sayHowMany(table, count)}</span>
            {table.visible.length > ROWS_ON_PAPER && (
              <span className="paper">
                {t('Only the first {first} rows are printed. To get all rows, export the list.', {
                  first: formatCount(ROWS_ON_PAPER),
                })}
              </span>
            )}
            {note}
          </Foot>
        </>
      )}
    </TableRoot>
  );
}

function Rows<Row>({ table, label, count, rowHref, rowActions, selectionActions }: DataTableProps<Row>) {
  const { pathname } = useLocation();
  const body = useRef<HTMLTableSectionElement>(null);
  const { definition, visible, selection, unselectableReason } = table;
  const indexOf = (id?: string) => (id ? visible.findIndex((row) => definition.rowId(row) === id) : -1);
  const rowWindow = useWindow({ count: visible.length, list: body, heldAt: indexOf });
  const hasTicks = selectionActions !== undefined;
  const events = useRowEvents({ ...table, drawAt: rowWindow.drawAt });
  // A record may have pages of its own.
  const openPlace = `${pathname}/`;
  const isOpen = (href: string | undefined) => href !== undefined && openPlace.startsWith(`${href}/`);
  const findIndex = () => visible.findIndex((row) => isOpen(rowHref?.(row)));
  useOpenRow({ body, pathname, findIndex, rowWindow });
  useNextPage(table.paged, visible.length - (rowWindow.drawn.at(-1) ?? 0));

  return (
    <>
      <table aria-label={label} aria-rowcount={(table.paged?.total ?? visible.length) + 1}>
        <TableHead table={table} hasTicks={hasTicks} count={count} />
        <tbody ref={body} {...events}>
          {rowWindow.drawn.map((index, place) => {
            const row = visible[index];
            if (row === undefined) return null;
            const id = definition.rowId(row);
            const href = rowHref?.(row);
            const reason = hasTicks ? unselectableReason?.(row) : undefined;
            return (
              <Fragment key={id}>
                <Space height={rowWindow.spaceBefore(place)} />
                <TableRow
                  row={row}
                  definition={definition}
                  columns={table.chosen.columns}
                  index={index}
                  href={href}
                  isOpen={isOpen(href)}
                  rowActions={rowActions}
                  tick={hasTicks ? (reason ? 'none' : selection.has(id) ? 'on' : 'off') : undefined}
                  unselectableReason={reason}
                />
              </Fragment>
            );
          })}
          <Space height={rowWindow.spaceAfter} />
        </tbody>
      </table>
      <CutCells body={body} />
    </>
  );
}

/** Rows before the end at which the next page is fetched. */
const AHEAD = 100;

function useNextPage(paged: PagedRows | undefined, rowsBelow: number): void {
  const fetchMore = paged?.hasFailed || rowsBelow > AHEAD ? undefined : paged?.fetchMore;
  useEffect(() => fetchMore?.(), [fetchMore]);
}

/** No span: over hidden columns it would make columns. */
function Space({ height }: { height: number }) {
  return (
    height > 0 && (
      <tr aria-hidden className="space" style={{ height }}>
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- empty, and hidden from screen readers */}
        <td />
      </tr>
    )
  );
}

/** The search at once, because people type first; orders in idle time. @returns stops */
function prepare<Row>({ prepareSearch, prepareSorts }: TableModel<Row>): () => void {
  let stop = workInSlices(prepareSearch(), () => {
    stop = workWhenIdle(prepareSorts());
  });
  return () => stop();
}

/** '12 of 139 documents', '12 of the first 1,000 of 50,000 documents' */
function sayHowMany<Row>(
  { visible, total, expected, isNarrowed, paged }: Table<Row>,
  count: (count: number) => string,
) {
  const shownCount = formatCount(visible.length);
  if (paged)
    return expected === undefined
      ? count(total)
      : t('The first {first} of {rows}', { first: shownCount, rows: count(expected) });
  if (expected === undefined)
    return isNarrowed ? t('{shown} of {rows}', { shown: shownCount, rows: count(total) }) : count(total);
  const first = { first: formatCount(total), rows: count(expected) };
  return isNarrowed
    ? t('{shown} of the first {first} of {rows}', { shown: shownCount, ...first })
    : t('The first {first} of {rows}', first);
}
