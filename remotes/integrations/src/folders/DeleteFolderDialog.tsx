import type { digitalArchiveFolders } from '@console/api';
import { ConfirmDialog } from '@console/ui';
import { countBelow } from './folder-rules';
import { useDeleteFolder } from './folders-queries';

interface DeleteFolderDialogProps {
  folder: digitalArchiveFolders.Folder;
  all: readonly digitalArchiveFolders.Folder[];
  onClose: () => void;
}

/** INTG-069; a folder with others in it is deleted only after its name has been typed. */
export function DeleteFolderDialog({ folder, all, onClose }: DeleteFolderDialogProps) {
  const below = countBelow(folder.id, all);
  return (
    <ConfirmDialog
      title={`Delete folder '${folder.name}' and all its children?`}
      verb="Delete"
      danger
      {...(below > 0 ? { typeToConfirm: folder.name } : {})}
      save={useDeleteFolder(folder)}
      variables={undefined}
      onClose={onClose}
    >
      {below === 0 ? 'There are no folders in it.' : `${below === 1 ? '1 folder lies' : `${below} folders lie`} in it.`}{' '}
      The records in what is deleted go with it. This cannot be undone.
    </ConfirmDialog>
  );
}
