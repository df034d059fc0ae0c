import { formatCount } from '../format/counts';
import { chakra } from '@chakra-ui/react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../buttons/Button';
import { IconButton } from '../buttons/IconButton';
import { EmptyState } from '../feedback/EmptyState';
import { Loading, SkeletonRows } from '../feedback/Skeleton';
import { useFieldGroup, WithinControl } from '../fields/Field';
import { SearchInput } from '../fields/SearchInput';
import { CloseIcon, LevelUpIcon } from '../icons';
import { Tag } from '../marks/Badge';
import {
  type Folder,
  type FolderSource,
  type FoundFolder,
  useChildren,
  useFoundFolders,
  usePath,
} from './folder-source';
import { FolderBreadcrumb } from './FolderBreadcrumb';
import { useListWindow } from '../drag/use-list-window';
import { FolderRow, NARROW } from './FolderRow';

export interface FolderPickerProps {
  source: FolderSource;
  /** Ids. One that is gone is shown as 'Deleted folder', and kept until it is removed. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** At most one may be chosen. */
  isSingle?: boolean;
  /** The level that is open first, such as that of a chosen folder. */
  startId?: string;
  onBlur?: (event: FocusEvent) => void;
  /** Only without a Field around it. */
  label?: string;
  ref?: Ref<{ focus: () => void }>;
}

/** More than anybody reads; typing on narrows it. */
const MOST_FOUND = 100;

/**
 * Chooses folders by walking through them (INTG-040, INTG-041): a level at a time, with the way back above it, and a
 * search through all levels. The list is one tab stop: arrows move, → opens, ← goes a level up, Space chooses.
 */
export function FolderPicker(props: FolderPickerProps) {
  const { source, value, onChange, isSingle = false, startId, onBlur, label, ref } = props;
  const name = useId();
  const field = useFieldGroup();
  const { 'aria-required': _, ...group } = field ?? {};
  const root = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const [levelId, setLevelId] = useState(startId);
  const [query, setQuery] = useState('');
  const [activeId, setActiveId] = useState<string>();
  /** What takes the focus once the level is drawn: a folder, or its first. */
  const focusNext = useRef<{ id: string | undefined }>(undefined);

  const text = query.trim();
  const children = useChildren(source, levelId, text === '');
  const found = useFoundFolders(source, text);
  const { data: path = [] } = usePath(source, levelId);
  const list = text === '' ? children : found;
  const folders: readonly (Folder | FoundFolder)[] = (list.data ?? []).slice(0, text === '' ? undefined : MOST_FOUND);
  const active = folders.find(({ id }) => id === activeId) ?? folders[0];

  const { drawn, rowHeight } = useListWindow(rows, folders.length, active ? folders.indexOf(active) : -1);
  const spaceAfter = (folders.length - 1 - (drawn.at(-1) ?? -1)) * rowHeight;

  useImperativeHandle(ref, () => ({ focus: () => focusFolder(root.current) }), []);

  useLayoutEffect(() => {
    if (!focusNext.current || list.data === undefined) return;
    focusFolder(root.current, focusNext.current.id);
    focusNext.current = undefined;
  });

  function open(id: string | undefined, focusedId?: string) {
    setQuery('');
    setLevelId(id);
    setActiveId(focusedId);
    focusNext.current = { id: focusedId };
  }

  const goUp = () => open(path.at(-2)?.id, levelId);

  const remove = (id: string) => onChange(value.filter((other) => other !== id));

  function toggle(id: string) {
    if (value.includes(id)) return remove(id);
    if (folders.find((folder) => folder.id === id)?.disabledReason !== undefined) return;
    onChange(isSingle ? [id] : [...value, id]);
  }

  function moveTo(index: number) {
    const folder = folders[Math.max(0, Math.min(index, folders.length - 1))];
    setActiveId(folder?.id);
    // It may not be drawn yet.
    focusNext.current = { id: folder?.id };
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || !active) return;
    const index = folders.indexOf(active);
    const moves: Record<string, () => void> = {
      ArrowDown: () => moveTo(index + 1),
      ArrowUp: () => moveTo(index - 1),
      Home: () => moveTo(0),
      End: () => moveTo(folders.length - 1),
      ArrowRight: () => active.hasChildren && open(active.id),
      ArrowLeft: () => levelId !== undefined && text === '' && goUp(),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }

  const count = list.data?.length ?? 0;
  return (
    <Root ref={root} onBlur={onBlur}>
      <Box {...group} role="group" aria-label={label}>
        <WithinControl>
          <Bar>
            <IconButton
              size="small"
              label="Go level up"
              icon={<LevelUpIcon />}
              disabledReason={levelId === undefined ? 'This is the top level' : undefined}
              onClick={goUp}
            />
            {text === '' ? <FolderBreadcrumb path={path} onOpen={open} /> : <Everywhere>All folders</Everywhere>}
            <SearchInput label="Search folders" value={query} onChange={setQuery} />
          </Bar>
          <chakra.span role="status" srOnly>
            {list.data && `${text === '' ? (path.at(-1)?.name ?? 'Top level') : 'Search'}: ${folderCount(count)}`}
          </chakra.span>
          {list.data === undefined && list.error ? (
            <Failed role="alert">
              <span>Failed to load folders</span>
              <Button size="small" loading={list.isFetching} onClick={() => void list.refetch()}>
                Try again
              </Button>
            </Failed>
          ) : list.data === undefined ? (
            <Loading>
              <SkeletonRows rows={4} />
            </Loading>
          ) : folders.length === 0 ? (
            <EmptyState
              condition={text === '' ? 'nothing-yet' : 'nothing-found'}
              title={text === '' ? 'No folders' : 'No folder found'}
              level="h3"
            >
              {text === '' ? 'There is nothing below this folder.' : `No folder matches “${text}”.`}
            </EmptyState>
          ) : (
            <Rows
              ref={rows}
              data-rows=""
              data-windowed={drawn.length < folders.length || undefined}
              style={spaceAfter === 0 ? undefined : { paddingBottom: spaceAfter }}
              onKeyDown={press}
              onChange={(event) => toggle(folderAt(event.target))}
              onClick={(event) => (event.target as Element).closest('[data-opens]') && open(folderAt(event.target))}
              onFocus={(event) => setActiveId(folderAt(event.target))}
            >
              {drawn.map((index, place) => {
                const folder = folders[index];
                return (
                  folder && (
                    <FolderRow
                      key={folder.id}
                      folder={folder}
                      group={isSingle ? name : undefined}
                      isChosen={value.includes(folder.id)}
                      isActive={folder === active}
                      index={index}
                      count={folders.length}
                      spaceBefore={(index - (drawn[place - 1] ?? -1) - 1) * rowHeight}
                    />
                  )
                );
              })}
              {count > folders.length && (
                <More>
                  {formatCount(folders.length)} of {folderCount(count)}. Type more to narrow the search.
                </More>
              )}
            </Rows>
          )}
        </WithinControl>
      </Box>
      {value.length > 0 && (
        <Chosen aria-label="Chosen folders">
          {value.map((id) => (
            <ChosenFolder
              key={id}
              id={id}
              source={source}
              onRemove={() => {
                remove(id);
                focusFolder(root.current);
              }}
            />
          ))}
        </Chosen>
      )}
    </Root>
  );
}

const folderAt = (target: EventTarget) =>
  (target as Element).closest<HTMLElement>('[data-folder]')?.dataset.folder ?? '';

const folderCount = (count: number) => (count === 1 ? '1 folder' : `${formatCount(count)} folders`);

/** The folder's tick, else the list's tab stop; where a level is empty, the way out of it. */
function focusFolder(root: HTMLElement | null, id?: string) {
  const list = root?.querySelector('ul[data-rows]');
  const tick = id !== undefined && list?.querySelector<HTMLElement>(`[data-folder="${CSS.escape(id)}"] input`);
  (
    tick ||
    list?.querySelector<HTMLElement>('input[tabindex="0"]') ||
    root?.querySelector<HTMLElement>('button')
  )?.focus();
}

function ChosenFolder({ id, source, onRemove }: { id: string; source: FolderSource; onRemove: () => void }) {
  const { data: path, isPending } = usePath(source, id);
  const isGone = path?.length === 0;
  const known = path?.map(({ name }) => name).join(' / ') ?? (isPending ? 'Loading' : id);
  const names = isGone ? 'Deleted folder' : known;
  return (
    <Tag as="li" data-gone={isGone || undefined}>
      <span>{names}</span>
      <IconButton size="small" label={`Remove ${names}`} icon={<CloseIcon />} onClick={onRemove} />
    </Tag>
  );
}

const Root = chakra('div', { base: { display: 'grid', gap: '2', minW: '0', containerType: 'inline-size' } });
const Box = chakra('div', {
  base: {
    overflow: 'hidden',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'card',
    bg: 'surface',
    '&[aria-invalid=true]': { borderColor: 'danger' },
    '--page-inset': '16px',
  },
});
const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    px: '2',
    py: '1.5',
    borderBottomWidth: '1px',
    borderColor: 'border',
    bg: 'surface.sunken',
    '& > div:last-child': { flex: 'none', w: '216px', h: 'control.small' },
    [NARROW]: { flexWrap: 'wrap', gap: '6px 4px', '& > div:last-child': { w: 'full', h: 'control' } },
  },
});
const Failed = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', p: '4', color: 'danger' },
});
const Rows = chakra('ul', {
  base: {
    maxH: '20rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Where each row stands is worked out of its place, so all are equally high.
    '&[data-windowed] > li > label > span': { whiteSpace: 'nowrap' },
  },
});
const Everywhere = chakra('span', { base: { flex: '1', minW: '0', px: '1', color: 'text.muted' } });
const More = chakra('li', { base: { p: '3', textStyle: 'xs', color: 'text.muted' } });
const Chosen = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    '& > li': { gap: '1', h: '26px', pe: '0.5', color: 'text' },
    '& > li[data-gone]': { bg: 'danger.soft', color: 'danger' },
    '& > li > span': { minW: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& button': { h: '22px' },
    '@media (pointer: coarse)': { '& > li': { h: '36px' }, '& button': { h: '32px' } },
  },
});
