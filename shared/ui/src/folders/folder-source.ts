import type { ReactNode } from 'react';
import { useQuery } from '@console/query';
import { searchFor } from '../table/search-text';

export interface Folder {
  id: string;
  name: string;
  hasChildren: boolean;
  /** Beside the name where there is room: who may open it. */
  note?: ReactNode;
  /** Beside the name at any width. */
  badge?: ReactNode;
  /** Why it cannot be chosen; it can still be opened. */
  disabledReason?: string | undefined;
}

/** A folder as a search finds it. */
export interface FoundFolder extends Folder {
  /** The folders above it, from the top level down. */
  above: readonly string[];
}

/** Where folders come from. Each answer is kept under `queryKey`, so that a write which invalidates it refreshes all. */
export interface FolderSource {
  queryKey: readonly unknown[];
  /** The folders directly beneath one; those of the top level for undefined. */
  children: (parentId: string | undefined) => Promise<readonly Folder[]>;
  search: (text: string) => Promise<readonly FoundFolder[]>;
  /** From the top level down to the folder itself; empty where it is gone. */
  path: (id: string) => Promise<readonly Folder[]>;
}

export const useChildren = (source: FolderSource, parentId: string | undefined, isWanted = true) =>
  useQuery({
    queryKey: [...source.queryKey, 'children', parentId ?? null],
    queryFn: () => source.children(parentId),
    enabled: isWanted,
  });

export const useFoundFolders = (source: FolderSource, text: string) =>
  useQuery({
    queryKey: [...source.queryKey, 'search', text],
    queryFn: () => source.search(text),
    enabled: text !== '',
    placeholderData: (before) => before,
  });

export const usePath = (source: FolderSource, id: string | undefined) =>
  useQuery({
    queryKey: [...source.queryKey, 'path', id ?? null],
    queryFn: () => (id === undefined ? [] : source.path(id)),
  });

/** A folder of a list that has them all. */
export interface ListedFolder extends Omit<Folder, 'hasChildren'> {
  parentId: string | undefined;
}

/**
 * A source for where the server sends all folders at once. `load` is asked each time, so it answers from the query cache:
 * `() => queryClient.fetchQuery(foldersQuery)`.
 */
export function sourceOfList(queryKey: readonly unknown[], load: () => Promise<readonly ListedFolder[]>): FolderSource {
  return {
    queryKey,
    async children(parentId) {
      const { childrenOf, toFolder } = indexOf(await load());
      return (childrenOf.get(parentId) ?? []).map(toFolder);
    },
    async search(text) {
      const list = await load();
      const { toFolder, pathTo } = indexOf(list);
      const isFound = searchFor(text);
      return list
        .filter(({ name }) => isFound(name))
        .map((folder) => ({
          ...toFolder(folder),
          above: pathTo(folder.id)
            .slice(0, -1)
            .map(({ name }) => name),
        }));
    },
    async path(id) {
      const { toFolder, pathTo } = indexOf(await load());
      return pathTo(id).map(toFolder);
    },
  };
}

interface FolderIndex {
  childrenOf: ReadonlyMap<string | undefined, readonly ListedFolder[]>;
  toFolder: (folder: ListedFolder) => Folder;
  pathTo: (id: string) => readonly ListedFolder[];
}

const indexes = new WeakMap<readonly ListedFolder[], FolderIndex>();

function indexOf(list: readonly ListedFolder[]): FolderIndex {
  const known = indexes.get(list);
  if (known) return known;
  const byId = new Map(list.map((folder) => [folder.id, folder]));
  // What lies beneath a folder that is not in the list is still reached.
  const childrenOf = new Map<string | undefined, ListedFolder[]>();
  for (const folder of list) {
    const parentId = folder.parentId !== undefined && byId.has(folder.parentId) ? folder.parentId : undefined;
    const siblings = childrenOf.get(parentId);
    if (siblings) siblings.push(folder);
    else childrenOf.set(parentId, [folder]);
  }
  const index: FolderIndex = {
    childrenOf,
    toFolder: (folder) => ({ ...folder, hasChildren: childrenOf.has(folder.id) }),
    pathTo(id) {
      const path: ListedFolder[] = [];
      // A folder that is its own ancestor would never end.
      for (let at = byId.get(id); at && !path.includes(at); at = byId.get(at.parentId ?? '')) path.unshift(at);
      return path;
    },
  };
  indexes.set(list, index);
  return index;
}
