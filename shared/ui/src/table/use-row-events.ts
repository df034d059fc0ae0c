import { useLocation, useNavigate } from '@console/router';
import type { ChangeEvent, ClipboardEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { cutWords } from './CutCells';
import type { TableDefinition } from './model/define-table';
import type { Selection } from './model/use-selection';
import type { Table } from './model/use-table';

const CONTROL = 'a, button, input, label, select, [role="menuitem"]';

export const isOutside = (href: string) => /^https?:/.test(href);

const rowOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('tr[data-id]');
const linkOf = (row: Element | null) => row?.querySelector<HTMLElement>('.name > a') ?? null;
const tickOf = (row: Element | null) => row?.querySelector<HTMLElement>('input, .tick > span') ?? null;

/** A triple click ends in the next cell. */
function hasSelectedWords(cell: HTMLElement): boolean {
  const selection = getSelection();
  if (!selection?.rangeCount || !selection.containsNode(cell, true)) return false;
  const selected = selection.getRangeAt(0);
  const part = new Range();
  part.selectNodeContents(cell);
  if (selected.compareBoundaryPoints(Range.START_TO_START, part) > 0)
    part.setStart(selected.startContainer, selected.startOffset);
  if (selected.compareBoundaryPoints(Range.END_TO_END, part) < 0)
    part.setEnd(selected.endContainer, selected.endOffset);
  return part.toString() !== '';
}

interface RowEventOptions<Row> extends Pick<Table<Row>, 'visible' | 'chosen'> {
  definition: Pick<TableDefinition<Row>, 'opensPage' | 'rowId'>;
  selection: Pick<Selection<unknown>, 'toggle'>;
  isPicker: boolean;
  /** Keeps the list behind a panel. */
  search: string;
  drawAt: (index: number) => void;
}

/** Handlers for the body, which find the row by target. */
export function useRowEvents<Row>(options: RowEventOptions<Row>) {
  const { definition, visible, chosen, selection, isPicker, search, drawAt } = options;
  const navigate = useNavigate();
  const { pathname } = useLocation();

  /** Except new window and text selection. On a link, the browser opens the tab. */
  function onClick(event: MouseEvent) {
    const row = rowOf(event.target);
    if (event.button > 1) return;
    if (isPicker) return pick(row, event);
    const href = row?.dataset.href;
    if (!row || !href) return;
    const isLink = (event.target as Element).closest('a')?.getAttribute('href') === href;
    if (!isLink && (event.target as Element).closest(CONTROL)) return;
    if (!isLink && getSelection()?.toString()) return;
    const isForTab = event.ctrlKey || event.metaKey || event.button === 1 || isOutside(href);
    if (isForTab && !isLink) open(href, '_blank', 'noopener');
    if (isForTab || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (definition.opensPage) navigate(href, { state: { from: `${pathname}${search}` } });
    else navigate(`${href}${search}`);
  }

  /** The middle button scrolls by itself otherwise. */
  function onMouseDown(event: MouseEvent) {
    if (event.button === 1 && rowOf(event.target)?.dataset.href) event.preventDefault();
  }

  function pick(row: HTMLElement | null, event: MouseEvent) {
    const id = row?.dataset.id;
    if (event.button || !row?.querySelector('input') || id === undefined || (event.target as Element).closest(CONTROL))
      return;
    selection.toggle(id, event.shiftKey);
  }

  function onChange(event: ChangeEvent<HTMLElement>) {
    const id = rowOf(event.target)?.dataset.id;
    // A change event lacks Shift.
    if (id) selection.toggle(id, (event.nativeEvent as Event & { shiftKey?: boolean }).shiftKey === true);
  }

  function tickFromLink(event: KeyboardEvent) {
    const row = rowOf(event.target);
    const tick = row?.querySelector('.tick');
    if (!tick || event.target !== linkOf(row)) return;
    // Space would scroll.
    event.preventDefault();
    if (row?.dataset.id && tick.querySelector('input') && !event.repeat)
      selection.toggle(row.dataset.id, event.shiftKey);
  }

  /** Arrows move, Space ticks from the link too; the browser handles Enter. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === ' ') return tickFromLink(event);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const row = rowOf(event.target);
    const neighbour = () => (event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling);
    if (row && neighbour()?.matches('.space')) flushSync(() => drawAt(Number(row.ariaRowIndex) - 2));
    const next = neighbour();
    const isTick = event.target === tickOf(row);
    const target = isTick ? tickOf(next ?? null) : linkOf(next ?? null);
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  function onCopy(event: ClipboardEvent<HTMLTableSectionElement>) {
    const { currentTarget, clipboardData } = event;
    const cells = [...currentTarget.rows].flatMap((row) => [...row.cells]).filter(hasSelectedWords);
    if (cells.length < 2) return;
    const ids = new Set(cells.map((cell) => rowOf(cell)?.dataset.id));
    const columns = chosen.columns.filter(({ isActions }) => !isActions);
    const copied = visible
      .filter((row) => ids.has(definition.rowId(row)))
      .map((row) => columns.map((column) => column.text(row)));
    clipboardData.setData('text/plain', copied.map((words) => words.join('\t')).join('\n'));
    const table = document.createElement('table');
    for (const words of copied) {
      const row = table.insertRow();
      for (const text of words) row.insertCell().textContent = text;
    }
    clipboardData.setData('text/html', table.outerHTML);
    event.preventDefault();
  }

  /** A `title` for a cut cell; measures only under the pointer. */
  function onPointerOver(event: PointerEvent) {
    const cell = (event.target as Element).closest<HTMLElement>('tbody > tr > *');
    const words = cell && !cell.title && cutWords(cell);
    if (words) cell.title = words;
  }

  return { onClick, onAuxClick: onClick, onMouseDown, onChange, onKeyDown, onCopy, onPointerOver };
}
