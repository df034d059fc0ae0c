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
  /** The element that contains the rows. */
  root: RefObject<HTMLElement | null>;
}

/** The folders of the open level, or the search results of all levels, and the row with the focus. */
export function useFolderLevel({ source, startId, root }: FolderLevelOptions) {
  const [levelId, setLevelId] = useState(startId);
  const [query, setQuery] = useState('');
  const [activeId, setActiveId] = useState<string>();
  /** The folder to focus after the level is drawn; its first one for an undefined id. */
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

  /** Moves the focus to a row that may not be drawn yet. */
  function moveTo(index: number) {
    const folder = folders[Math.max(0, Math.min(index, folders.length - 1))];
    setActiveId(folder?.id);
    focusNext.current = { id: folder?.id };
  }

  return {
    list,
    folders,
    /** The folder whose row is the tab stop. */
    active: folders.find(({ id }) => id === activeId) ?? folders[0],
    setActive: setActiveId,
    moveTo,
    path,
    isTop: levelId === undefined,
    query,
    setQuery,
    /** The search text; empty if a level is shown. */
    text,
    open,
    goUp: () => open(path.at(-2)?.id, levelId),
  };
}

/** Result of `useFolderLevel`. */
export type FolderLevel = ReturnType<typeof useFolderLevel>;

/** Focuses the folder's tick, else the list's tab stop; in an empty level, the button that goes up. */
export function focusFolder(root: HTMLElement | null, id?: string) {
  const list = root?.querySelector('ul[data-rows]');
  const tick = id !== undefined && list?.querySelector<HTMLElement>(`[data-folder="${CSS.escape(id)}"] input`);
  (
    tick ||
    list?.querySelector<HTMLElement>('input[tabindex="0"]') ||
    root?.querySelector<HTMLElement>('button')
  )?.focus();
}
