import { useLocation } from '@console/router';
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../buttons/Button';
import { EmptyState } from '../feedback/EmptyState';
import { LoadError, type LoadQuery } from '../feedback/LoadError';
import { counted, formatCount, type Noun } from '../format/counts';
import { useWindow } from '../lists/use-window';
import { useFailureToast } from '../toasts/show-failure';
import { CutCells } from './CutCells';
import { thirdGivesWayBelow } from './model/chosen-columns';
import type { Table } from './model/use-table';
import type { RowAction } from './RowActions';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import { TableSkeleton } from './TableSkeleton';
import { Foot, TableRoot } from './table-styles';
import { SelectionBar } from './toolbar/SelectionBar';
import { TableToolbar } from './toolbar/TableToolbar';
import { useOpenRow } from './use-open-row';
import { useRowEvents } from './use-row-events';

/** The properties of a list's query that are read here; a `UseQueryResult` fits. */
export interface ListQuery extends LoadQuery {
  isPending: boolean;
}

export interface DataTableProps<Row> {
  table: Table<Row>;
  query: ListQuery;
  /** 'user' and 'users': for labels, the foot and what is read out. */
  noun: Noun;
  /**
   * Address of a row's panel or page, without search parameters. At module scope. If undefined, the row cannot be
   * opened.
   */
  rowHref?: (row: Row) => string | undefined;
  /**
   * Label of the search, with the searched properties: 'Search by email, name or role'. Omit it if a `SearchFilter`
   * searches on the server.
   */
  searchLabel?: string;
  /** Before the table's own filters: chips for parameters of the server's query, such as a `ChoiceChip` of years. */
  chips?: ReactNode;
  /** At the right of search and chips. */
  actions?: ReactNode;
  /** Shows ticks; returns the actions for the chosen rows, by frequency, danger last. */
  selectionActions?: (rows: readonly Row[]) => ReactNode;
  /**
   * The actions of one row; `actions` of the table's definition reserves room for them. If they depend on more than the
   * row, use `useCallback`, so that unchanged rows do not render again.
   */
  rowActions?: (row: Row) => readonly RowAction[];
  /** Shown if there are no rows at all: a next step. */
  empty: ReactNode;
  /** Title if no row matches; the specification's text. */
  noMatchTitle: string;
  /** The specification's message for a list that cannot be loaded. */
  failureMessage: string;
  /** Below the rows and not counted, such as free places. */
  below?: ReactNode;
  /** At the right of the foot. */
  note?: ReactNode;
}

/** A list: search, chips, head, rows and foot, with its loading, failed, empty and no-match states. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { table, query, noun, searchLabel, chips, actions, selectionActions, empty, noMatchTitle, failureMessage } =
    props;
  const { below, note } = props;
  const hasRows = table.total > 0;
  const isPending = query.isPending || table.model === undefined;
  const hasFailedAgain = hasRows && query.error !== null && !query.isFetching;

  // Loaded rows stay; a toast reports that the refetch has failed.
  useFailureToast(hasFailedAgain ? query.error : undefined, failureMessage);

  // Prepares the search in idle time, before the first key press.
  useEffect(() => table.model && prepareWhenIdle(table.model.prepare()), [table.model]);

  function clearOnEscape(event: KeyboardEvent) {
    // In a picker the selection is the work itself: the dialog or panel asks before Esc discards it.
    if (event.key !== 'Escape' || event.defaultPrevented || table.isPicker || table.selection.rows.length === 0) return;
    event.preventDefault();
    table.selection.clear();
  }

  if (!hasRows && query.error) return <LoadError title={failureMessage} query={query} />;
  if (!hasRows && !isPending) return empty;
  return (
    <TableRoot
      thirdGivesWayBelow={thirdGivesWayBelow(table.definition, table.chosen.columns, selectionActions !== undefined)}
      data-picker={table.isPicker || undefined}
      aria-busy={isPending || table.expected !== undefined}
      onKeyDown={clearOnEscape}
    >
      <TableToolbar
        table={table}
        label={capitalise(noun.many)}
        searchLabel={searchLabel}
        chips={chips}
        actions={actions}
      />
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
            <EmptyState
              condition="nothing-found"
              title={noMatchTitle}
              action={<Button onClick={table.clear}>Clear search and filters</Button>}
            >
              {table.state.query && `None of ${counted(table.total, noun)} matches “${table.state.query}”.`}
            </EmptyState>
          )}
          <Foot>
            <span role="status">{sayHowMany(table, noun)}</span>
            {note}
          </Foot>
        </>
      )}
    </TableRoot>
  );
}

function Rows<Row>({ table, noun, rowHref, rowActions, selectionActions }: DataTableProps<Row>) {
  const { pathname } = useLocation();
  const body = useRef<HTMLTableSectionElement>(null);
  const { definition, visible, selection, unselectableReason } = table;
  const indexOf = (id: string | undefined) => visible.findIndex((row) => definition.rowId(row) === id);
  const rowWindow = useWindow({ count: visible.length, list: body, heldAt: indexOf });
  const hasTicks = selectionActions !== undefined;
  const events = useRowEvents({ ...table, drawAt: rowWindow.drawAt });
  const findIndex = () => visible.findIndex((row) => rowHref?.(row) === pathname);
  useOpenRow({ body, pathname, findIndex, rowWindow });

  return (
    <>
      <table role="table" aria-label={capitalise(noun.many)} aria-rowcount={visible.length + 1}>
        <TableHead table={table} hasTicks={hasTicks} noun={noun.many} />
        <tbody role="rowgroup" ref={body} {...events}>
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
                  isOpen={href === pathname}
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

/** Fills the height of the rows that are not drawn. */
function Space({ height }: { height: number }) {
  return height > 0 && <tr role="presentation" className="space" style={{ height }} />;
}

/**
 * Runs the steps in idle time; returns a function that stops them. Without `requestIdleCallback` nothing is prepared.
 */
function prepareWhenIdle(steps: Generator<undefined, void>): () => void {
  if (!globalThis.requestIdleCallback) return () => {};
  let handle = requestIdleCallback(work);

  function work(deadline: IdleDeadline) {
    while (deadline.timeRemaining() > 0) if (steps.next().done) return;
    handle = requestIdleCallback(work);
  }
  return () => cancelIdleCallback(handle);
}

/** '139 documents', '12 of 139 documents', '12 of the first 1,000 of 50,000 documents' */
function sayHowMany<Row>({ visible, total, expected, isNarrowed }: Table<Row>, noun: Noun) {
  const all =
    expected === undefined ? counted(total, noun) : `first ${formatCount(total)} of ${counted(expected, noun)}`;
  if (isNarrowed) return `${formatCount(visible.length)} of ${expected === undefined ? all : `the ${all}`}`;
  return expected === undefined ? all : `The ${all}`;
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
