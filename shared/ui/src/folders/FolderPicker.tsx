import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, type Ref, useMemo, useRef, useState } from 'react';
import { IconButton } from '../buttons/IconButton';
import { Checkbox } from '../fields/Checkbox';
import { useFieldGroup } from '../fields/Field';
import { SearchInput } from '../fields/SearchInput';
import { ArchiveIcon, ChevronRightIcon, CloseIcon, DashboardIcon, LevelUpIcon } from '../icons';
import { type Folder, indexFolders } from './folder-index';

export interface FolderPickerProps<Item extends Folder> {
  /** All folders, flat. Keep the array the same while it has not changed. */
  folders: readonly Item[];
  /** Ids of the chosen folders. An id that is not among the folders stays until it is taken away. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** Beside a folder's name: its groups, a badge. */
  note?: (folder: Item) => ReactNode;
  /** Only without a Field around it. */
  label?: string;
  /** Where a form puts the focus when the field is wrong. */
  ref?: Ref<HTMLInputElement>;
}

/** Beyond this many results a search says how many more there are. */
const MOST_SHOWN = 200;

/**
 * Chooses folders: level by level, or by searching all of them (INTG-040, INTG-041). In the list the arrows move, Space
 * ticks, → opens a folder and ← goes level up; the focus stays in the list. What is chosen stands below it.
 */
export function FolderPicker<Item extends Folder>(props: FolderPickerProps<Item>) {
  const { folders, value, onChange, note, label, ref } = props;
  const index = useMemo(() => indexFolders(folders), [folders]);
  const [level, setLevel] = useState<string>();
  const [text, setText] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const group = useFieldGroup();

  const isSearching = text.trim() !== '';
  const path = index.ancestorsOf(level);
  const found = isSearching ? index.search(text) : index.childrenOf(level);
  const chosen = new Set(value);

  const toggle = (id: string) => onChange(chosen.has(id) ? value.filter((other) => other !== id) : [...value, id]);

  /** Shows another level; the focus goes to its first folder, or to the one that was left. */
  function goTo(next: string | undefined, focusId?: string) {
    setText('');
    setLevel(next);
    requestAnimationFrame(() => focusRow(list.current, focusId));
  }
  const goUp = () => level !== undefined && goTo(path.at(-2)?.id, level);

  function onKeyDown(event: KeyboardEvent) {
    const row = (event.target as Element).closest('li');
    const id = row?.dataset.id;
    if (!row || id === undefined) return;
    if (event.key === 'ArrowDown') focusTick(row.nextElementSibling);
    else if (event.key === 'ArrowUp') focusTick(row.previousElementSibling);
    else if (event.key === 'ArrowRight' && index.childrenOf(id).length > 0) goTo(id);
    else if (event.key === 'ArrowLeft') goUp();
    else return;
    event.preventDefault();
  }

  return (
    <div role="group" aria-label={label} {...group}>
      <Frame>
        <Head>
          <IconButton
            label="Go level up"
            icon={<LevelUpIcon />}
            size="small"
            disabledReason={level === undefined || isSearching ? 'This is the top level' : undefined}
            onClick={goUp}
          />
          <Trail aria-label="Opened folder">
            <IconButton label="Top level" icon={<DashboardIcon />} size="small" onClick={() => goTo(undefined)} />
            {path.map((folder, at) => (
              <li key={folder.id} aria-current={at === path.length - 1 ? 'location' : undefined}>
                <ChevronRightIcon size={14} aria-hidden />
                {at === path.length - 1 ? (
                  <b>{folder.name}</b>
                ) : (
                  <button type="button" onClick={() => goTo(folder.id)}>
                    {folder.name}
                  </button>
                )}
              </li>
            ))}
          </Trail>
          <Search>
            <SearchInput label="Search folders" value={text} onChange={setText} />
          </Search>
        </Head>
        <List ref={list} aria-label={isSearching ? 'Folders found' : 'Folders'} onKeyDown={onKeyDown}>
          {found.slice(0, MOST_SHOWN).map((folder, at) => {
            const isChosen = chosen.has(folder.id);
            const hasChildren = index.childrenOf(folder.id).length > 0;
            return (
              <li key={folder.id} data-id={folder.id} data-chosen={isChosen || undefined}>
                <label>
                  <Checkbox checked={isChosen} onChange={() => toggle(folder.id)} ref={at === 0 ? ref : undefined} />
                  <ArchiveIcon aria-hidden />
                  <span>{isSearching ? index.pathOf(folder.id) : folder.name}</span>
                </label>
                <small>{note?.(folder)}</small>
                {hasChildren ? (
                  <IconButton
                    label={`Open ${folder.name}`}
                    icon={<ChevronRightIcon />}
                    size="small"
                    tabIndex={-1}
                    onClick={() => goTo(folder.id)}
                  />
                ) : (
                  <i />
                )}
              </li>
            );
          })}
        </List>
        {found.length === 0 && (
          <Empty role="status">{isSearching ? `No folder matches “${text.trim()}”.` : 'No folders'}</Empty>
        )}
        {found.length > MOST_SHOWN && (
          <Empty role="status">{found.length - MOST_SHOWN} more match. Search for another word too.</Empty>
        )}
      </Frame>
      {value.length > 0 && (
        <Chosen aria-label="Chosen folders">
          {value.map((id) => {
            const name = index.byId.has(id) ? index.pathOf(id) : id;
            return (
              <li key={id}>
                <span>{name}</span>
                <IconButton
                  label={`Remove ${name}`}
                  icon={<CloseIcon size={14} />}
                  size="small"
                  onClick={() => toggle(id)}
                />
              </li>
            );
          })}
        </Chosen>
      )}
    </div>
  );
}

const focusTick = (row: Element | null | undefined) => row?.querySelector('input')?.focus();

function focusRow(list: HTMLElement | null, id: string | undefined) {
  const row = id === undefined ? undefined : list?.querySelector(`[data-id="${CSS.escape(id)}"]`);
  focusTick(row ?? list?.firstElementChild);
}

const Frame = chakra('div', {
  base: {
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'card',
    overflow: 'hidden',
    '[aria-invalid=true] > &': { borderColor: 'danger' },
  },
});
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    minH: '40px',
    px: '2',
    py: '1',
    bg: 'surface.sunken',
    borderBottom: '1px solid',
    borderColor: 'border',
  },
});
const Trail = chakra('ol', {
  base: {
    flex: '1 1 160px',
    minW: '0',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    '& > li': { display: 'flex', alignItems: 'center', gap: '1', minW: '0', ps: '1' },
    '& button:not([aria-label])': { minH: '24px', px: '1', color: 'accent.text', textDecoration: 'underline' },
  },
});
const Search = chakra('div', { base: { flex: '0 1 216px', smDown: { flex: '1 1 100%' } } });
const List = chakra('ul', {
  base: {
    maxH: '20rem',
    overflowY: 'auto',
    position: 'relative',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto 28px',
      alignItems: 'center',
      gap: '2',
      minH: '40px',
      ps: '3',
      pe: '2',
      '& + &': { borderTop: '1px solid', borderColor: 'border' },
      smDown: { minH: '52px' },
    },
    '& > li + li': { borderTop: '1px solid {colors.border}' },
    '& > li[data-chosen]': { bg: 'accent.soft' },
    '& label': { display: 'flex', alignItems: 'center', gap: '2', minW: '0', py: '2', cursor: 'pointer' },
    '& label > svg': { flex: 'none' },
    '& label > span': { overflowWrap: 'anywhere', fontWeight: 'medium' },
    '& small': { textStyle: 'xs', color: 'text.muted' },
  },
});
const Empty = chakra('p', { base: { px: '3', py: '3', color: 'text.muted' } });
const Chosen = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    mt: '2',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: '0.5',
      ps: '2',
      maxW: 'full',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'badge',
      textStyle: 'xs',
    },
    '& span': { overflowWrap: 'anywhere' },
  },
});
