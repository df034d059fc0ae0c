import { useLocation, useNavigate } from '@console/router';
import type { ChangeEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { cutWords } from './CutCells';
import type { Selection } from './model/use-selection';

const CONTROL = 'a, button, input, label, select, [role="menuitem"]';

const rowOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('tr[data-id]');
const linkOf = (row: Element | null) => row?.querySelector<HTMLElement>('.name > a') ?? null;
const tickOf = (row: Element | null) => row?.querySelector<HTMLElement>('input') ?? null;

interface RowEventOptions {
  definition: { opensPage?: boolean };
  selection: Pick<Selection<unknown>, 'toggle'>;
  isPicker: boolean;
  /** Query part that an opened row keeps, so that the list behind the panel stays as it was. */
  search: string;
  /** Draws the rows around a place in the list. */
  drawAt: (index: number) => void;
}

/** The handlers of a table's body. They find the row from what was touched, so that rows need none of their own. */
export function useRowEvents({ definition, selection, isPicker, search, drawAt }: RowEventOptions) {
  const navigate = useNavigate();
  const { pathname } = useLocation();

  /** The whole row opens. A click meant for the browser (new tab, new window, marking text) is left to it. */
  function onClick(event: MouseEvent) {
    const row = rowOf(event.target);
    if (isPicker) return pick(row, event);
    const href = row?.dataset.href;
    if (!row || !href) return;
    const isLink = (event.target as Element).closest('a')?.getAttribute('href') === href;
    if (!isLink && (event.target as Element).closest(CONTROL)) return;
    if (!isLink && getSelection()?.toString()) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (definition.opensPage) navigate(href, { state: { from: `${pathname}${search}` } });
    else navigate(`${href}${search}`);
  }

  function pick(row: HTMLElement | null, event: MouseEvent) {
    const id = row?.dataset.id;
    if (!row?.querySelector('input') || id === undefined || (event.target as Element).closest(CONTROL)) return;
    selection.toggle(id, event.shiftKey);
  }

  function onChange(event: ChangeEvent<HTMLElement>) {
    const id = rowOf(event.target)?.dataset.id;
    // A checkbox changes by a click, which knows about Shift; a change event does not.
    if (id) selection.toggle(id, (event.nativeEvent as Event & { shiftKey?: boolean }).shiftKey === true);
  }

  /** Arrows walk from row to row; Enter on the link and Space on the tick are the browser's own. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const row = rowOf(event.target);
    const neighbour = () => (event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling);
    // The row has been scrolled away from, so its neighbours are not drawn.
    if (row && neighbour()?.matches('.space')) flushSync(() => drawAt(Number(row.ariaRowIndex) - 2));
    const next = neighbour();
    const isTick = (event.target as Element).matches('input');
    const target = isTick ? tickOf(next ?? null) : linkOf(next ?? null);
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  /** A cut-off cell says the rest on hover; measured only where the pointer is. */
  function onPointerOver(event: PointerEvent) {
    const cell = (event.target as Element).closest<HTMLElement>('td');
    const words = cell && !cell.title && cutWords(cell);
    if (words) cell.title = words;
  }

  return { onClick, onChange, onKeyDown, onPointerOver };
}
