import { useQuery } from '@console/query';
import type { ReactNode } from 'react';
import { type FolderIndex, indexFolders, type ListedFolder } from './folder-index';

export interface Folder {
  id: string;
  name: string;
  hasChildren: boolean;
  /** Stands beside the name if there is room, such as access groups. */
  note?: ReactNode;
  /** Stands beside the name at any width. */
  badge?: ReactNode;
  /** Blocks choosing, not opening. */
  disabledReason?: string | undefined;
}

export interface FoundFolder extends Folder {
  /** Starts at the top level. */
  above: readonly string[];
}

/** Invalidating `queryKey` refetches folders. */
export interface FolderSource {
  queryKey: readonly unknown[];
  /** `undefined` = top level. */
  children: (parentId: string | undefined) => Promise<readonly Folder[]>;
  search: (text: string) => Promise<readonly FoundFolder[]>;
  /** Top level first, the folder included; empty = deleted. */
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

/**
 * Serves a list, sorted by name. `load` runs for every answer, so read the query cache: `() =>
 * queryClient.fetchQuery(foldersQuery)`.
 */
export function sourceOfList(
  queryKey: readonly unknown[],
  load: () => Promise<readonly (ListedFolder & Omit<Folder, 'hasChildren'>)[]>,
): FolderSource {
  let cache:
    | { list: readonly ListedFolder[]; index: FolderIndex<ListedFolder & Omit<Folder, 'hasChildren'>> }
    | undefined;
  async function answer() {
    const list = await load();
    if (cache?.list !== list) cache = { list, index: indexFolders(list) };
    const { index } = cache;
    const toFolder = (folder: ListedFolder): Folder => ({
      ...folder,
      hasChildren: index.childrenOf(folder.id).length > 0,
    });
    return { index, toFolder };
  }
  return {
    queryKey,
    async children(parentId) {
      const { index, toFolder } = await answer();
      return index.childrenOf(parentId).map(toFolder);
    },
    async search(text) {
      const { index, toFolder } = await answer();
      return index.search(text).map((folder) => ({
        ...toFolder(folder),
        above: index
          .ancestorsOf(folder.id)
          .slice(0, -1)
          .map(({ name }) => name),
      }));
    },
    async path(id) {
      const { index, toFolder } = await answer();
      return index.ancestorsOf(id).map(toFolder);
    },
  };
}
