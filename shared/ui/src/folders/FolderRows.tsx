import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useRef } from 'react';
import { useWindow } from '../lists/use-window';
import { FolderRow } from './FolderRow';
import type { FolderLevel } from './use-folder-level';

interface FolderRowsProps {
  level: FolderLevel;
  value: readonly string[];
  onToggle: (id: string) => void;
}

/** One tab stop: arrows move, → opens, ← goes up, Space chooses. */
export function FolderRows({ level, value, onToggle }: FolderRowsProps) {
  const { folders, active, moveTo, open } = level;
  const rows = useRef<HTMLUListElement>(null);
  const heldAt = () => (active ? folders.indexOf(active) : -1);
  const { drawn, spaceBefore, spaceAfter } = useWindow({
    count: folders.length,
    list: rows,
    scrollsItself: true,
    heldAt,
  });

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || !active) return;
    const index = folders.indexOf(active);
    const moves: Record<string, () => void> = {
      ArrowDown: () => moveTo(index + 1),
      ArrowUp: () => moveTo(index - 1),
      Home: () => moveTo(0),
      End: () => moveTo(folders.length - 1),
      ArrowRight: () => active.hasChildren && open(active.id),
      ArrowLeft: () => !level.isTop && level.text === '' && level.goUp(),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }

  return (
    <Rows
      ref={rows}
      data-rows=""
      data-windowed={drawn.length < folders.length || undefined}
      style={spaceAfter === 0 ? undefined : { paddingBottom: spaceAfter }}
      onKeyDown={press}
      onChange={(event) => onToggle(folderAt(event.target))}
      onClick={(event) => (event.target as Element).closest('[data-opens]') && open(folderAt(event.target))}
      onFocus={(event) => level.setActive(folderAt(event.target))}
    >
      {drawn.map((index, place) => {
        const folder = folders[index];
        return (
          folder && (
            <FolderRow
              key={folder.id}
              folder={folder}
              isChosen={value.includes(folder.id)}
              isActive={folder === active}
              index={index}
              count={folders.length}
              spaceBefore={spaceBefore(place)}
            />
          )
        );
      })}
    </Rows>
  );
}

const folderAt = (target: EventTarget) =>
  (target as Element).closest<HTMLElement>('[data-folder]')?.dataset.folder ?? '';

const Rows = chakra('ul', {
  base: {
    maxH: '20rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Rows of a long list are equally high; search results cut the path, not the name.
    '&[data-windowed] > li > label > span': { whiteSpace: 'nowrap' },
    '&[data-windowed] > li > label > span:has(small)': { display: 'flex', whiteSpace: 'pre' },
    '&[data-windowed] > li > label small': { flexShrink: '999', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
});
