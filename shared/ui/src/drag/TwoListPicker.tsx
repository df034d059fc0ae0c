import { chakra } from '@chakra-ui/react';
import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from '../buttons/Button';
import { useFieldGroup, WithinControl } from '../fields/Field';
import { SearchInput } from '../fields/SearchInput';
import { AddIcon, CheckIcon, CloseIcon, DeleteIcon, DragIcon } from '../icons';
import { leanElement } from '../system/lean-element';
import { fold, searchFor } from '../table/model/search-text';
import { useDropTarget, useRowDrag } from './use-row-drag';

export interface PickerOption {
  id: string;
  name: string;
}

export interface TwoListPickerProps {
  /** Everything there is, in the order in which both lists show it. */
  options: readonly PickerOption[];
  /** Ids. One that is no option is shown as it is, and kept until it is removed. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** Their plural: 'groups' for 'All groups' and 'Search groups'. */
  things: string;
  onBlur?: (event: FocusEvent) => void;
  /** Only without a Field around it. */
  label?: string;
  ref?: Ref<{ focus: () => void }>;
}

type Side = 'all' | 'selected';

/** A short list is seen at a glance and has no search. */
const SEARCH_FROM = 8;

/**
 * Picks some of many (INTG-073 to INTG-075): everything on the left, what is selected on the right, by button, by key or
 * by drag. Each list is one tab stop: arrows move in it and between the lists, Enter or + adds, Delete or x removes, and
 * typing searches.
 */
export function TwoListPicker({ options, value, onChange, things, onBlur, label, ref }: TwoListPickerProps) {
  const owner = useId();
  const field = useFieldGroup();
  const { 'aria-required': _, ...group } = field ?? {};
  const root = useRef<HTMLDivElement>(null);
  const bin = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<{ id: string; side: Side }>();
  const [over, setOver] = useState<Side | 'bin'>();
  const [news, setNews] = useState('');

  const chosen = useMemo(() => new Set(value), [value]);
  const selected = useMemo(() => {
    const known = new Set(options.map(({ id }) => id));
    const unknown = value.filter((id) => !known.has(id)).map((id) => ({ id, name: id }));
    return [...options.filter(({ id }) => chosen.has(id)), ...unknown];
  }, [options, value, chosen]);

  useImperativeHandle(ref, () => ({ focus: () => focusList(root.current, 'all') }), []);

  function change(ids: readonly string[], isAdded: boolean) {
    const moved = ids.filter((id) => chosen.has(id) !== isAdded);
    if (moved.length === 0) return;
    const next = isAdded ? [...value, ...moved] : value.filter((id) => !moved.includes(id));
    const only = moved.length === 1 ? (options.find(({ id }) => id === moved[0])?.name ?? moved[0]) : moved.length;
    setNews(`${only} ${isAdded ? 'added' : 'removed'}, ${next.length} selected`);
    onChange(next);
  }

  const sides = {
    owner,
    things,
    chosen,
    onJump: (to: Side) => focusList(root.current, to),
    onDragStart: (id: string, side: Side) => setDragged({ id, side }),
    onDragEnd() {
      setDragged(undefined);
      setOver(undefined);
    },
    onOver: (side: Side | undefined) => setOver(side),
  };
  useDropTarget(bin, {
    owner,
    onOver: (_id, at) => setOver(at && 'bin'),
    onDrop: (id) => change([id], false),
  });

  return (
    <Root {...group} ref={root} role="group" aria-label={label} onBlur={onBlur}>
      <chakra.span role="status" srOnly>
        {news}
      </chakra.span>
      <WithinControl>
        <Lists data-dragging={dragged?.side}>
          <List
            {...sides}
            side="all"
            title={`All ${things}`}
            options={options}
            isOver={over === 'all' && dragged?.side === 'selected'}
            onAct={(ids) => change(ids, true)}
            onDrop={(id) => change([id], false)}
          />
          <Bin ref={bin} aria-hidden data-over={over === 'bin' || undefined}>
            <DeleteIcon size={20} strokeWidth={1.6} />
            {dragged?.side === 'selected' && <span>Drop here to remove</span>}
          </Bin>
          <List
            {...sides}
            side="selected"
            title="Selected"
            options={selected}
            isOver={over === 'selected' && dragged?.side === 'all'}
            onAct={(ids) => change(ids, false)}
            onDrop={(id) => change([id], true)}
          />
        </Lists>
      </WithinControl>
    </Root>
  );
}

interface ListProps {
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

function List(props: ListProps) {
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

  useRowDrag(rows, { owner, onStart: (dragged) => props.onDragStart(dragged, side), onEnd: props.onDragEnd });
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
    buttonOf(rows.current, option.id)?.focus();
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
        <small>{options.length}</small>
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
        >
          {found.map((option) => (
            <Row
              key={option.id}
              id={option.id}
              name={option.name}
              verb={verb}
              isTaken={side === 'all' && chosen.has(option.id)}
              isActive={option === active}
            />
          ))}
        </Rows>
      )}
    </Frame>
  );
}

interface RowProps {
  id: string;
  name: string;
  verb: 'Add' | 'Remove';
  /** Selected already: it stays in its place and says so. */
  isTaken: boolean;
  /** The list's one tab stop. */
  isActive: boolean;
}

// No handlers of its own, so that of five hundred rows only those are drawn anew that changed.
const Row = memo(function Row({ id, name, verb, isTaken, isActive }: RowProps) {
  return (
    <Line data-drag-id={id} data-taken={isTaken || undefined}>
      <Grip />
      <span>{name}</span>
      {isTaken && <small id={`${id}-taken`}>Selected</small>}
      <Act
        type="button"
        tabIndex={isActive ? 0 : -1}
        aria-label={`${verb} ${name}`}
        aria-disabled={isTaken || undefined}
        aria-describedby={isTaken ? `${id}-taken` : undefined}
      >
        {isTaken ? <CheckIcon aria-hidden /> : verb === 'Add' ? <AddIcon aria-hidden /> : <CloseIcon aria-hidden />}
      </Act>
    </Line>
  );
});

const Grip = () => <DragIcon size={14} strokeWidth={2} aria-hidden data-grip />;

const buttonOf = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-drag-id="${CSS.escape(id)}"] button`);

/** The list's tab stop; what is empty sends the focus to the other list. */
function focusList(root: HTMLElement | null, side: Side) {
  const other = side === 'all' ? 'selected' : 'all';
  for (const list of [side, other]) {
    const stop = root?.querySelector<HTMLElement>(`[data-side=${list}] li button[tabindex="0"]`);
    if (stop) return stop.focus();
  }
}

const Root = chakra('div', { base: { minW: '0', containerType: 'inline-size' } });

const NARROW = '@container (width < 560px)';
const Lists = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 88px minmax(0, 1fr)',
    gap: '3',
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
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
const Line = leanElement('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    h: '38px',
    ps: '2',
    pe: '1.5',
    cursor: 'grab',
    '@media (hover: hover)': { '&:hover': { bg: 'hover' } },
    '& > [data-grip]': { flex: 'none', color: 'text.subtle' },
    '& > span': { flex: '1', minW: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > small': { flex: 'none', textStyle: 'xs' },
    '&[data-taken]': { color: 'text.subtle', cursor: 'default' },
    '@media (pointer: coarse)': {
      h: 'touch',
      ps: '3',
      '& > [data-grip]': { display: 'none' },
    },
    [NARROW]: { h: 'touch', ps: '3', '& > [data-grip]': { display: 'none' } },
  },
});
const Act = leanElement('button', {
  base: {
    display: 'grid',
    placeContent: 'center',
    flex: 'none',
    boxSize: 'control.small',
    borderRadius: 'control',
    color: 'text.muted',
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover:not([aria-disabled=true])': { bg: 'pressed', color: 'text' } },
    '&:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--colors-focus)' },
    '&[aria-disabled=true]': { color: 'success', cursor: 'default' },
    '@media (pointer: coarse)': { boxSize: '40px' },
  },
});
const Bin = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: '1.5',
    p: '1',
    borderWidth: '1.5px',
    borderStyle: 'dashed',
    borderColor: 'border.strong',
    borderRadius: 'card',
    color: 'text.subtle',
    textStyle: 'xs',
    fontWeight: 'medium',
    textAlign: 'center',
    '[data-dragging=selected] > &': { borderColor: 'danger', bg: 'danger.soft', color: 'danger' },
    '&[data-over]': { borderStyle: 'solid' },
    [NARROW]: { display: 'none' },
    '@media (pointer: coarse)': { visibility: 'hidden' },
  },
});
