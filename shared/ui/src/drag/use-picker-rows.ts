import { fold } from '@console/schema/search-text';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

export interface PickerOption {
  id: string;
  name: string;
}

export type Side = 'all' | 'selected';

interface PickerRowsOptions {
  side: Side;
  matches: readonly PickerOption[];
  selectedIds: ReadonlySet<string>;
  list: RefObject<HTMLElement | null>;
  onAct: (ids: readonly string[]) => void;
  onJump: (to: Side) => void;
  /** Absent = letters move to a name. */
  onType: ((letter: string) => void) | undefined;
}

/** One tab stop: arrows, Home and End move, + or Delete acts, → and ← change lists. */
export function usePickerRows({ side, matches, selectedIds, list, onAct, onJump, onType }: PickerRowsOptions) {
  const [activeId, setActiveId] = useState<string>();
  /** The focused row is about to be removed. */
  const focusNext = useRef<string>(undefined);
  const active = matches.find(({ id }) => id === activeId) ?? matches[0];

  useLayoutEffect(() => {
    if (focusNext.current === undefined) return;
    buttonOf(list.current, focusNext.current)?.focus();
    focusNext.current = undefined;
  });

  function focusRow(index: number) {
    const option = matches[Math.max(0, Math.min(index, matches.length - 1))];
    if (!option) return;
    setActiveId(option.id);
    const button = buttonOf(list.current, option.id);
    if (button) button.focus();
    else focusNext.current = option.id;
  }

  function act(optionId: string) {
    if (side === 'all') {
      setActiveId(optionId);
      if (!selectedIds.has(optionId)) onAct([optionId]);
      return;
    }
    const index = matches.findIndex((option) => option.id === optionId);
    const next = matches[index + 1] ?? matches[index - 1];
    if (next) {
      setActiveId(next.id);
      focusNext.current = next.id;
    } else {
      onJump('all');
    }
    onAct([optionId]);
  }

  function click(event: MouseEvent<HTMLUListElement>) {
    const row = (event.target as Element).closest('button')?.closest<HTMLElement>('[data-drag-id]');
    if (row?.dataset.dragId !== undefined) act(row.dataset.dragId);
  }

  function press(event: KeyboardEvent<HTMLUListElement>) {
    const index = active ? matches.indexOf(active) : -1;
    if (event.ctrlKey || event.metaKey || event.altKey || !active) return;
    const moves: Record<string, () => void> = {
      ArrowDown: () => focusRow(index + 1),
      ArrowUp: () => focusRow(index - 1),
      Home: () => focusRow(0),
      End: () => focusRow(matches.length - 1),
      ...(side === 'all'
        ? { ArrowRight: () => onJump('selected'), '+': () => act(active.id) }
        : { ArrowLeft: () => onJump('all'), Delete: () => act(active.id), x: () => act(active.id) }),
    };
    const move = moves[event.key];
    if (move) move();
    else if (!/^[^\s]$/u.test(event.key)) return;
    else if (onType) onType(event.key);
    else focusRow(matches.findIndex(({ name }) => fold(name).startsWith(fold(event.key))));
    event.preventDefault();
  }

  function focus(event: FocusEvent<HTMLUListElement>) {
    setActiveId(event.target.closest<HTMLElement>('[data-drag-id]')?.dataset.dragId);
  }

  return { active, handlers: { onClick: click, onKeyDown: press, onFocus: focus } };
}

const buttonOf = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-drag-id="${CSS.escape(id)}"] button`);
