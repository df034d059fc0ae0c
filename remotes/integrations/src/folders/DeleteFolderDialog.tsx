import type { digitalArchiveFolders } from '@console/api';
import { useQuery } from '@console/query';
import { ConfirmDialog, chakra, formatList, shortName } from '@console/ui';
import { n, t } from '@console/words';
import { useDeleteFolder } from '../components/folders-queries';
import { signingConfigurationQuery } from '../digital-signing/signing-queries';
import { idsBelow } from './folder-rules';

interface DeleteFolderDialogProps {
  folder: digitalArchiveFolders.Folder;
  all: readonly digitalArchiveFolders.Folder[];
  onClose: () => void;
}

/** INTG-069. Subfolders require typing the name. */
export function DeleteFolderDialog({ folder, all, onClose }: DeleteFolderDialogProps) {
  const ids = idsBelow(folder.id, all);
  const below = ids.size;
  const { data: signing } = useQuery(signingConfigurationQuery);
  const stored = signing?.archiveIntegration.archiveFolderIds ?? [];
  const ofSigning = all.filter(({ id }) => (id === folder.id || ids.has(id)) && stored.includes(id));
  return (
    <ConfirmDialog
      title={t("Delete folder '{name}' and all its children?", { name: shortName(folder.name) })}
      verb={t('Delete')}
      danger
      {...(below > 0 ? { typeToConfirm: folder.name } : {})}
      save={useDeleteFolder(folder)}
      variables={undefined}
      onClose={onClose}
    >
      {below === 0 ? t('It has no subfolders.') : n(below, 'It has {count} subfolder.', 'It has {count} subfolders.')}{' '}
      {t('Records in deleted folders are deleted too. This can’t be undone.')}
      {ofSigning.length > 0 && (
        <chakra.p mt="2">
          <strong>
            {t('Digital signing stores signed files in {folders}.', {
              folders: formatList(ofSigning.map(({ name }) => name)),
            })}
          </strong>{' '}
          {t('Choose another folder for signed files.')}
        </chakra.p>
      )}
    </ConfirmDialog>
  );
}
