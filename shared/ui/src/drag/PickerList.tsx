import { chakra } from '@chakra-ui/react';
import { searchFor } from '@console/schema/search-text';
import { formatCount, t } from '@console/words';
import { useId, useMemo, useRef, useState } from 'react';
import { Button } from '../buttons/Button';
import { SearchInput } from '../fields/SearchInput';
import { useWindow } from '../lists/use-window';
import { NARROW, PickerRow } from './PickerRow';
import { type PickerOption, type Side, usePickerRows } from './use-picker-rows';
import { useDropTarget, useRowDrag } from './use-row-drag';

const SEARCH_FROM = 8;
const WORDS = {
  all: {
    name: t('All groups'),
    search: t('Search groups'),
    actOnAll: t('Add all groups'),
    actOnFound: t('Add matching groups'),
  },
  selected: {
    name: t('Selected groups'),
    search: t('Search selected groups'),
    actOnAll: t('Remove all groups'),
    actOnFound: t('Remove matching groups'),
  },
};

const NOTHING_TO = { all: t('There is nothing to add'), selected: t('There is nothing to remove') };
/** A list is one tab stop. */
const KEYS = {
  all: t('Use the arrow keys to move through the list and Enter to add'),
  selected: t('Use the arrow keys to move through the list and Del to remove'),
};
const ALL = { all: t('Add all'), selected: t('Remove all') };
const FOUND = { all: t('Add matching'), selected: t('Remove matching') };

interface PickerListProps {
  side: Side;
  title: string;
  options: readonly PickerOption[];
  selectedIds: ReadonlySet<string>;
  owner: string;
  /** Somebody drags rows of the second list over this list. */
  isOver: boolean;
  onAct: (ids: readonly string[]) => void;
  onJump: (to: Side) => void;
  onDragStart: (id: string, side: Side) => void;
  onDragEnd: () => void;
  onOver: (side: Side | undefined) => void;
  onDrop: (id: string) => void;
}

export function PickerList(props: PickerListProps) {
  const { side, title, options, selectedIds, owner, isOver, onAct, onJump } = props;
  const keysId = useId();
  const section = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState('');

  const matches = useMemo(() => {
    if (query.trim() === '') return options;
    const isFound = searchFor(query);
    return options.filter(({ name }) => isFound(name));
  }, [options, query]);
  const hasSearch = options.length >= SEARCH_FROM || query !== '';
  const open = side === 'all' ? matches.filter((option) => !selectedIds.has(option.id)) : matches;
  const texts = WORDS[side];

  const onType = hasSearch ? search : undefined;
  const { active, handlers } = usePickerRows({ side, matches, selectedIds, list: rows, onAct, onJump, onType });
  const heldAt = () => (active ? matches.indexOf(active) : -1);
  const { drawn, spaceBefore, spaceAfter } = useWindow({
    count: matches.length,
    list: rows,
    scrollsItself: true,
    heldAt,
  });

  // An empty list has no rows, so the section handles drags.
  useRowDrag(section, { owner, onStart: (dragged) => props.onDragStart(dragged, side), onEnd: props.onDragEnd });
  useDropTarget(section, {
    owner,
    onOver: (_id, at) => props.onOver(at && side),
    onDrop: props.onDrop,
  });

  function search(letter: string) {
    setQuery(query + letter);
    section.current?.querySelector('input')?.focus();
  }

  return (
    <Frame
      ref={section}
      role="group"
      aria-label={texts.name}
      aria-describedby={keysId}
      data-side={side}
      data-over={isOver || undefined}
    >
      <Head>
        <span>{title}</span>
        <small>{formatCount(options.length)}</small>
        <Button
          variant="quiet"
          size="small"
          aria-label={query === '' ? texts.actOnAll : texts.actOnFound}
          disabledReason={open.length === 0 ? NOTHING_TO[side] : undefined}
          onClick={() => onAct(open.map((option) => option.id))}
        >
          {query === '' ? ALL[side] : FOUND[side]}
        </Button>
      </Head>
      <chakra.span id={keysId} srOnly>
        {KEYS[side]}
      </chakra.span>
      {hasSearch && (
        <Search>
          <SearchInput label={texts.search} value={query} onChange={setQuery} />
        </Search>
      )}
      {matches.length === 0 ? (
        <Nothing>{query === '' ? t('Nothing selected') : t('No groups match “{query}”', { query })}</Nothing>
      ) : (
        <Rows ref={rows} {...handlers} style={spaceAfter === 0 ? undefined : { paddingBottom: spaceAfter }}>
          {drawn.map((index, place) => {
            const option = matches[index];
            return (
              option && (
                <PickerRow
                  key={option.id}
                  id={option.id}
                  name={option.name}
                  side={side}
                  isTaken={side === 'all' && selectedIds.has(option.id)}
                  isActive={option === active}
                  index={index}
                  count={matches.length}
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
    [NARROW]: { h: 'auto', maxH: '286px', '&[data-side=selected]': { order: -1 } },
  },
});
const Head = chakra('div', {
  base: {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: '2',
    flexWrap: 'wrap',
    minH: 'row.head',
    ps: '3',
    pe: '1.5',
    borderBottomWidth: '1px',
    fontWeight: 'medium',
    '& > small': { flex: '1', textStyle: 'xs', fontWeight: 'regular', color: 'text.subtle' },
  },
});
const Search = chakra('div', {
  base: {
    flex: 'none',
    borderBottomWidth: '1px',
    // The surrounding list has the border.
    '& > div': { border: '0', borderRadius: '0', bg: 'transparent' },
    '& > div:focus-within': { boxShadow: 'inset 0 0 0 2px var(--colors-focus)' },
  },
});
const Nothing = chakra('p', { base: { p: '3', color: 'text.muted', overflowWrap: 'anywhere' } });
const Rows = chakra('ul', { base: { flex: '1', py: '1', overflowY: 'auto', overscrollBehavior: 'contain' } });
