import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../buttons/IconButton';
import { announce } from '../feedback/Announcer';
import { ChevronDownIcon, ChevronUpIcon } from '../icons';

export interface OrderedRowsProps<Row> {
  /** What the list is of. */
  label: string;
  /** In their order. */
  rows: readonly Row[];
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** The rows in their new order. */
  onMove: (rows: Row[]) => void;
  /** Stands back, such as a hidden column. */
  isQuiet?: (row: Row) => boolean;
  /** The row itself. */
  children: (row: Row) => ReactNode;
}

/**
 * Rows in an order that is changed by buttons, or by Alt+↑ and Alt+↓ anywhere in a row. The focus stays on the same
 * button of the moved row, and the new position is read out. At the ends the button stays and says why it does nothing.
 */
export function OrderedRows<Row>({ label, rows, idOf, nameOf, onMove, isQuiet, children }: OrderedRowsProps<Row>) {
  const list = useRef<HTMLOListElement>(null);
  /** Moving an element in the document takes the focus from it. */
  const focusAfter = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    focusAfter.current?.focus();
    focusAfter.current = undefined;
  }, [rows]);

  function move(from: number, by: -1 | 1) {
    const to = from + by;
    const row = rows[from];
    if (row === undefined || to < 0 || to >= rows.length) return;
    const next = rows.filter((_, at) => at !== from);
    next.splice(to, 0, row);
    if (document.activeElement instanceof HTMLElement) focusAfter.current = document.activeElement;
    onMove(next);
    announce(`${nameOf(row)}, ${to + 1} of ${rows.length}`);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    const row = (event.target as Element).closest('li');
    if (!row || row.parentElement !== list.current) return;
    event.preventDefault();
    move([...(list.current?.children ?? [])].indexOf(row), event.key === 'ArrowUp' ? -1 : 1);
  }

  return (
    <List ref={list} aria-label={label} onKeyDown={onKeyDown}>
      {rows.map((row, at) => (
        <li key={idOf(row)} data-quiet={isQuiet?.(row) || undefined}>
          <chakra.div flex="1" minW="0">
            {children(row)}
          </chakra.div>
          <IconButton
            label={`Move ${nameOf(row)} up`}
            icon={<ChevronUpIcon />}
            size="small"
            disabledReason={at === 0 ? 'It is the first' : undefined}
            onClick={() => move(at, -1)}
          />
          <IconButton
            label={`Move ${nameOf(row)} down`}
            icon={<ChevronDownIcon />}
            size="small"
            disabledReason={at === rows.length - 1 ? 'It is the last' : undefined}
            onClick={() => move(at, 1)}
          />
        </li>
      ))}
    </List>
  );
}

const List = chakra('ol', {
  base: {
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    '& > li': { display: 'flex', alignItems: 'center', gap: '1', minH: 'row', ps: '3', pe: '2', py: '1' },
    '& > li + li': { borderTop: '1px solid {colors.border}' },
    '& > li[data-quiet]': { color: 'text.muted' },
    '& > li:has(:focus-visible)': { bg: 'hover' },
    smDown: { '& button': { boxSize: '40px' } },
  },
});
