import { formatCount } from '../format/counts';
import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../buttons/Button';
import { SearchInput } from '../fields/SearchInput';
import { fold, searchFor } from '@console/schema/search-text';
import { useWindow } from '../lists/use-window';
import { NARROW, PickerRow } from './PickerRow';
import { useDropTarget, useRowDrag } from './use-row-drag';

export interface PickerOption {
  id: string;
  name: string;
}

export type Side = 'all' | 'selected';

/** A short list is seen at a glance and has no search. */
const SEARCH_FROM = 8;
interface PickerListProps {
  side: Side;
  title: string;
  things: string;
  options: readonly PickerOption[];
  chosen: ReadonlySet<string>;
  owner: string;
  /** Something of the other list is held over it. */
  isOver: boolean;
  /** Adds or removes, whichever this list does. */
  onAct: (ids: readonly string[]) => void;
  onJump: (to: Side) => void;
  onDragStart: (id: string, side: Side) => void;
  onDragEnd: () => void;
  onOver: (side: Side | undefined) => void;
  onDrop: (id: string) => void;
}

export function PickerList(props: PickerListProps) {
  const { side, title, things, options, chosen, owner, isOver, onAct, onJump } = props;
  const section = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState('');
  const [activeId, setActiveId] = useState<string>();
  /** The row that takes the focus once it is drawn, because the one before it goes. */
  const focusNext = useRef<string>(undefined);

  const found = useMemo(() => {
    if (query.trim() === '') return options;
    const isFound = searchFor(query);
    return options.filter(({ name }) => isFound(name));
  }, [options, query]);
  const active = found.find((option) => option.id === activeId) ?? found[0];
  const hasSearch = options.length >= SEARCH_FROM || query !== '';
  const open = side === 'all' ? found.filter((option) => !chosen.has(option.id)) : found;
  const verb = side === 'all' ? 'Add' : 'Remove';

  const heldAt = () => (active ? found.indexOf(active) : -1);
  const { drawn, spaceBefore, spaceAfter } = useWindow({
    count: found.length,
    list: rows,
    scrollsItself: true,
    heldAt,
  });

  // The section and not its rows: an empty list has none to listen to.
  useRowDrag(section, { owner, onStart: (dragged) => props.onDragStart(dragged, side), onEnd: props.onDragEnd });
  useDropTarget(section, {
    owner,
    onOver: (_id, at) => props.onOver(at && side),
    onDrop: props.onDrop,
  });

  useLayoutEffect(() => {
    if (focusNext.current === undefined) return;
    buttonOf(rows.current, focusNext.current)?.focus();
    focusNext.current = undefined;
  });

  function focusRow(index: number) {
    const option = found[Math.max(0, Math.min(index, found.length - 1))];
    if (!option) return;
    setActiveId(option.id);
    const button = buttonOf(rows.current, option.id);
    if (button) button.focus();
    else focusNext.current = option.id;
  }

  function act(optionId: string) {
    if (side === 'all') {
      setActiveId(optionId);
      if (!chosen.has(optionId)) onAct([optionId]);
      return;
    }
    const index = found.findIndex((option) => option.id === optionId);
    const next = found[index + 1] ?? found[index - 1];
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
    const index = active ? found.indexOf(active) : -1;
    if (event.ctrlKey || event.metaKey || event.altKey || !active) return;
    const moves: Record<string, () => void> = {
      ArrowDown: () => focusRow(index + 1),
      ArrowUp: () => focusRow(index - 1),
      Home: () => focusRow(0),
      End: () => focusRow(found.length - 1),
      ...(side === 'all'
        ? { ArrowRight: () => onJump('selected'), '+': () => act(active.id) }
        : { ArrowLeft: () => onJump('all'), Delete: () => act(active.id), x: () => act(active.id) }),
    };
    const move = moves[event.key];
    if (move) move();
    else if (!/^[^\s]$/u.test(event.key)) return;
    else if (hasSearch) search(event.key);
    else focusRow(found.findIndex(({ name }) => fold(name).startsWith(fold(event.key))));
    event.preventDefault();
  }

  function search(letter: string) {
    setQuery(query + letter);
    section.current?.querySelector('input')?.focus();
  }

  return (
    <Frame
      ref={section}
      role="group"
      aria-label={side === 'all' ? title : `${title} ${things}`}
      data-side={side}
      data-over={isOver || undefined}
    >
      <Head>
        <span>{title}</span>
        <small>{formatCount(options.length)}</small>
        <Button
          variant="quiet"
          size="small"
          aria-label={query === '' ? `${verb} all ${things}` : `${verb} found ${things}`}
          disabledReason={open.length === 0 ? `There is nothing to ${verb.toLowerCase()}` : undefined}
          onClick={() => onAct(open.map((option) => option.id))}
        >
          {query === '' ? `${verb} all` : `${verb} found`}
        </Button>
      </Head>
      {hasSearch && (
        <Search>
          <SearchInput
            label={side === 'all' ? `Search ${things}` : `Search selected ${things}`}
            value={query}
            onChange={setQuery}
          />
        </Search>
      )}
      {found.length === 0 ? (
        <Nothing>{query === '' ? 'Nothing selected' : `No ${things} match “${query}”`}</Nothing>
      ) : (
        <Rows
          ref={rows}
          onClick={click}
          onKeyDown={press}
          onFocus={(event) => setActiveId(event.target.closest<HTMLElement>('[data-drag-id]')?.dataset.dragId)}
          style={spaceAfter === 0 ? undefined : { paddingBottom: spaceAfter }}
        >
          {drawn.map((index, place) => {
            const option = found[index];
            return (
              option && (
                <PickerRow
                  key={option.id}
                  id={option.id}
                  name={option.name}
                  verb={verb}
                  isTaken={side === 'all' && chosen.has(option.id)}
                  isActive={option === active}
                  index={index}
                  count={found.length}
                  spaceBefore={spaceBefore(place)}
                />
              )
            );
          })}
        </Rows>
      )}
    </Frame>
  );
}

const buttonOf = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-drag-id="${CSS.escape(id)}"] button`);

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minW: '0',
    h: '292px',
    overflow: 'hidden',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'control',
    bg: 'surface',
    '&[data-over]': { borderStyle: 'dashed', borderColor: 'focus', bg: 'selected' },
    '[aria-invalid=true] &': { borderColor: 'danger' },
    [NARROW]: { h: 'auto', maxH: '264px', '&[data-side=selected]': { order: -1 } },
  },
});
const Head = chakra('div', {
  base: {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: '2',
    minH: 'row.head',
    ps: '3',
    pe: '1.5',
    borderBottomWidth: '1px',
    borderColor: 'border',
    fontWeight: 'medium',
    '& > small': { flex: '1', textStyle: 'xs', fontWeight: 'regular', color: 'text.subtle' },
  },
});
const Search = chakra('div', {
  base: {
    flex: 'none',
    borderBottomWidth: '1px',
    borderColor: 'border',
    // The list is the frame.
    '& > div': { border: '0', borderRadius: '0', bg: 'transparent' },
    '& > div:focus-within': { boxShadow: 'inset 0 0 0 2px var(--colors-focus)' },
  },
});
const Nothing = chakra('p', { base: { p: '3', color: 'text.muted', overflowWrap: 'anywhere' } });
const Rows = chakra('ul', { base: { flex: '1', py: '1', overflowY: 'auto', overscrollBehavior: 'contain' } });
