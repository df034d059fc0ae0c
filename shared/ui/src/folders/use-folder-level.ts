import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import {
  type Folder,
  type FolderSource,
  type FoundFolder,
  useChildren,
  useFoundFolders,
  usePath,
} from './folder-source';

interface FolderLevelOptions {
  source: FolderSource;
  startId: string | undefined;
  root: RefObject<HTMLElement | null>;
}

/** The open level or all search results, and the focused row. */
export function useFolderLevel({ source, startId, root }: FolderLevelOptions) {
  const [levelId, setLevelId] = useState(startId);
  const [query, setQuery] = useState('');
  const [activeId, setActiveId] = useState<string>();
  /** Gets the focus after drawing; an undefined id means the first folder. */
  const focusNext = useRef<{ id: string | undefined }>(undefined);

  const text = query.trim();
  const children = useChildren(source, levelId, text === '');
  const matches = useFoundFolders(source, text);
  const { data: path = [] } = usePath(source, levelId);
  const list = text === '' ? children : matches;
  const folders: readonly (Folder | FoundFolder)[] = list.data ?? [];

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

  /** Reaches undrawn rows too. */
  function moveTo(index: number) {
    const folder = folders[Math.max(0, Math.min(index, folders.length - 1))];
    setActiveId(folder?.id);
    focusNext.current = { id: folder?.id };
  }

  return {
    list,
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
