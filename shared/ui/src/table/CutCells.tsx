import { type RefObject, useEffect, useState } from 'react';
import { Bubble } from '../popovers/Tooltip';

/** Undefined if the cell fits. */
export function cutWords(cell: Element): string | undefined {
  const holders = [cell, ...cell.querySelectorAll('.name > a, .name > .words, .name > .about, a.cell')];
  return holders.find((holder) => holder.scrollWidth > holder.clientWidth)?.textContent ?? undefined;
}

/** Browsers open their own menu soon after. */
const HOLD_MS = 450;

/** Shows cut texts below a focused or long-pressed row; the mouse has `title`. */
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

    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHeld = false;
    function press({ target, pointerType }: PointerEvent) {
      cancel();
      isHeld = false;
      const anchor = target as HTMLElement;
      // Browsers open their own menu on a link.
      if (pointerType !== 'touch' || anchor.closest('a, button, input')) return;
      const words = cutCellsOf(anchor.closest('tr'));
      if (words === '') return;
      timer = setTimeout(() => {
        isHeld = true;
        setCut({ anchor, words });
      }, HOLD_MS);
    }
    // Runs after a scroll too.
    const cancel = () => clearTimeout(timer);
    /** The click after a long press must not open the row. */
    function swallow(event: Event) {
      if (!isHeld) return;
      if (event.type === 'click') isHeld = false;
      event.preventDefault();
      event.stopPropagation();
    }
    const listeners: [string, EventListener, boolean][] = [
      ['focusin', show as EventListener, false],
      ['focusout', putAway, false],
      ['pointerdown', press as EventListener, false],
      ['pointerup', cancel, false],
      ['pointercancel', cancel, false],
      ['click', swallow, true],
      ['contextmenu', swallow, true],
    ];
    for (const [type, listener, capture] of listeners) rows?.addEventListener(type, listener, capture);
    return () => {
      cancel();
      for (const [type, listener, capture] of listeners) rows?.removeEventListener(type, listener, capture);
    };
  }, [body]);

  if (!cut) return null;
  return (
    <Bubble anchor={cut.anchor} side="bottom" onStay={() => {}} onHide={hide}>
      {cut.words}
    </Bubble>
  );
}

/** 'Email: astrid.bjornstad@fjellheim.example', a line per cell. */
function cutCellsOf(row: HTMLTableRowElement | null): string {
  const heads = row?.closest('table')?.tHead?.rows[0]?.cells;
  return [...(row?.cells ?? [])]
    .flatMap((cell) => {
      const words = cutWords(cell);
      return words === undefined ? [] : `${heads?.[cell.cellIndex]?.textContent}: ${words}`;
    })
    .join('\n');
}
