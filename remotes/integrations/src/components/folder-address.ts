import { pathOf } from '@console/contract';
import area from '../area';

export interface FolderPlace {
  /** Undefined = top level. */
  folderId: string | undefined;
  view: 'grid' | 'list';
}

export function placeIn(params: URLSearchParams): FolderPlace {
  return { folderId: params.get('folder') ?? undefined, view: params.get('view') === 'list' ? 'list' : 'grid' };
}

/** `?tab=folders&folder=…&view=list`, without defaults. */
function searchOf({ folderId, view }: FolderPlace): string {
  const params = new URLSearchParams({ tab: 'folders' });
  if (folderId !== undefined) params.set('folder', folderId);
  if (view === 'list') params.set('view', view);
  return `?${params}`;
}

export const placeHref = (place: FolderPlace) => `${pathOf(area.pages.archive)}${searchOf(place)}`;
export const editHref = (folderId: string, place: FolderPlace) =>
  `${pathOf(area.pages.folder, { folderId })}${searchOf(place)}`;
export const newHref = (place: FolderPlace) => `${pathOf(area.pages.newFolder)}${searchOf(place)}`;
