import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Folder, FolderIndex, FoundFolder } from './folder-index';

interface FolderLevelOptions {
  /** Undefined until loaded. */
  index: FolderIndex | undefined;
  startId: string | undefined;
  root: RefObject<HTMLElement | null>;
}

export function useFolderLevel({ index, startId, root }: FolderLevelOptions) {
  const [levelId, setLevelId] = useState(startId);
  const [query, setQuery] = useState('');
  const [activeId, setActiveId] = useState<string>();
  /** Gets the focus after drawing; an undefined id means the first folder. */
  const focusNext = useRef<{ id: string | undefined }>(undefined);

  const text = query.trim();
  const matches = useMemo(() => (text === '' ? undefined : index?.search(text)), [index, text]);
  const folders: readonly (Folder | FoundFolder)[] = matches ?? index?.childrenOf(levelId) ?? [];
  const path = index?.pathOf(levelId) ?? [];

  useLayoutEffect(() => {
    if (!focusNext.current || !index) return;
    focusFolder(root.current, focusNext.current.id);
    focusNext.current = undefined;
  });

  function open(id: string | undefined, focusedId?: string) {
    setQuery('');
    setLevelId(id);
    setActiveId(focusedId);
    focusNext.current = { id: focusedId };
  }

  /** Reaches undrawn rows too. */
  function moveTo(place: number) {
    const folder = folders[Math.max(0, Math.min(place, folders.length - 1))];
    setActiveId(folder?.id);
    focusNext.current = { id: folder?.id };
  }

  return {
    folders,
    active: folders.find(({ id }) => id === activeId) ?? folders[0],
    setActive: setActiveId,
    moveTo,
    path,
    isTop: levelId === undefined,
    query,
    setQuery,
    /** Empty = a level is shown. */
    text,
    open,
    goUp: () => open(path.at(-2)?.id, levelId),
  };
}

export type FolderLevel = ReturnType<typeof useFolderLevel>;

/** Falls back to the tab stop; in an empty level, to the button up. */
export function focusFolder(root: HTMLElement | null, id?: string) {
  const list = root?.querySelector('ul[data-rows]');
  const tick = id !== undefined && list?.querySelector<HTMLElement>(`[data-folder="${CSS.escape(id)}"] input`);
  (
    tick ||
    list?.querySelector<HTMLElement>('input[tabindex="0"]') ||
    root?.querySelector<HTMLElement>('button')
  )?.focus();
}
