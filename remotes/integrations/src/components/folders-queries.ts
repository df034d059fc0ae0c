import { digitalArchiveFolders } from '@console/api';
import { ApiError, inVersionOf, send } from '@console/http';
import { callQuery, editedRecord, type QueryClient, queryOptions, seldomChanged, useQueryClient } from '@console/query';
import { shortName, useDelete, useEdit, useSave } from '@console/ui';
import { n, t } from '@console/words';

const FOLDERS = ['DigitalArchiveFolders'] as const;
export const allFoldersQuery = callQuery(digitalArchiveFolders.getAllUserFoldersFlat);

export const countFolders = (count: number) => n(count, '{count} folder', '{count} folders');

export const folderLevelQuery = (parentId: string | undefined) =>
  parentId === undefined
    ? callQuery(digitalArchiveFolders.getTopFolders, {}, editedRecord)
    : callQuery(digitalArchiveFolders.getFolders, { parentId });

/** The platform cannot read a single folder, so the level is read. */
export const folderQuery = (client: QueryClient, folderId: string) =>
  queryOptions({
    queryKey: [...FOLDERS, 'folder', folderId],
    queryFn: async () => {
      const all = await client.fetchQuery(allFoldersQuery);
      const match = all.find(({ id }) => id === folderId);
      const level = match && (await client.fetchQuery(folderLevelQuery(match.parentId ?? undefined)));
      const folder = level?.find(({ id }) => id === folderId);
      if (!level || !folder) throw new ApiError('notFound', { message: t('The folder no longer exists.') });
      return inVersionOf(level, folder);
    },
    ...editedRecord,
  });

export const accessGroupsQuery = callQuery(digitalArchiveFolders.getAccessGroups, {}, seldomChanged);

export function useCreateFolder() {
  const client = useQueryClient();
  return useSave({
    mutationFn: (body: digitalArchiveFolders.CreateFolderRequest) => send(digitalArchiveFolders.createFolder, { body }),
    saved: (_, { name }) => ({ title: t('New folder added'), description: name }),
    record: ({ name }) => name,
    failed: t('Failed to save folder'),
    onSuccess: () => client.invalidateQueries({ queryKey: FOLDERS }),
  });
}

export function useUpdateFolder(folder: digitalArchiveFolders.Folder) {
  const client = useQueryClient();
  return useEdit(folder, {
    mutationFn: (body: digitalArchiveFolders.UpdateFolderRequest, edit) =>
      edit(digitalArchiveFolders.updateFolder, { body }),
    saved: (_, { name }) => ({ title: t('Folder edited'), description: name }),
    record: ({ name }) => name,
    failed: t('Failed to edit folder'),
    onSuccess: () => client.invalidateQueries({ queryKey: FOLDERS }),
  });
}

/** C89: the message of lists. */
export function useDeleteFolder({ id, name }: digitalArchiveFolders.Folder) {
  const client = useQueryClient();
  return useDelete({
    mutationFn: () => send(digitalArchiveFolders.deleteFolders, { body: [id] }),
    saved: () => ({ title: t('Folder deleted'), description: name }),
    record: () => name,
    gone: () => t('{name} was already deleted', { name: shortName(name) }),
    failed: t('Failed to delete selected items'),
    onSuccess: () => client.invalidateQueries({ queryKey: FOLDERS }),
  });
}
