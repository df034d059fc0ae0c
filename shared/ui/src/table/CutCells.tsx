import { type RefObject, useEffect, useState } from 'react';
import { Bubble } from '../overlays/Tooltip';

/** The words of a cell that has no room for all of them. */
export function cutWords(cell: Element): string | undefined {
  const holders = [cell, ...cell.querySelectorAll('.name > a, .name > .words, a.cell')];
  return holders.find((holder) => holder.scrollWidth > holder.clientWidth)?.textContent ?? undefined;
}

/** What is cut off in the row that has the keyboard's focus, in full below it; with a mouse a cell has its `title`. */
export function CutCells({ body }: { body: RefObject<HTMLElement | null> }) {
  const [cut, setCut] = useState<{ anchor: HTMLElement; words: string }>();
  const hide = () => setCut(undefined);

  useEffect(() => {
    const rows = body.current;
    function show({ target }: FocusEvent) {
      const anchor = target as HTMLElement;
      const words = anchor.matches(':focus-visible') ? cutCellsOf(anchor.closest('tr')) : '';
      setCut(words === '' ? undefined : { anchor, words });
    }
    const putAway = () => setCut(undefined);
    rows?.addEventListener('focusin', show);
    rows?.addEventListener('focusout', putAway);
    return () => {
      rows?.removeEventListener('focusin', show);
      rows?.removeEventListener('focusout', putAway);
    };
  }, [body]);

  if (!cut) return null;
  return (
    <Bubble anchor={cut.anchor} side="bottom" onStay={() => {}} onHide={hide}>
      {cut.words}
    </Bubble>
  );
}

/** 'Email: astrid.bjornstad@fjellheim.example', a line for each cell. */
function cutCellsOf(row: HTMLTableRowElement | null): string {
  const heads = row?.closest('table')?.tHead?.rows[0]?.cells;
  return [...(row?.cells ?? [])]
    .flatMap((cell) => {
      const words = cutWords(cell);
      return words === undefined ? [] : `${heads?.[cell.cellIndex]?.textContent}: ${words}`;
    })
    .join('\n');
}
