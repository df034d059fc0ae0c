import type { digitalArchiveFolders } from '@console/api';
import { useQuery, useQueryClient } from '@console/query';
import { useNavigate, useParams, useSearchParams } from '@console/router';
import { t } from '@console/words';
import { useEffect, useState } from 'react';
import { placeHref, placeIn } from '../components/folder-address';
import { folderQuery, useUpdateFolder } from '../components/folders-queries';
import { FolderForm } from './FolderForm';
import { type FolderChoices, FolderFrame } from './FolderFrame';
import { toFormValues, toRequest } from './folder-schema';

/** INTG-077 */
export function EditFolderDialog() {
  const { folderId = '' } = useParams();
  return <EditFolder key={folderId} folderId={folderId} />;
}

function EditFolder({ folderId }: { folderId: string }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const record = useQuery(folderQuery(useQueryClient(), folderId));
  const [isSaving, setSaving] = useState(false);
  const close = () => navigate(placeHref(placeIn(params)));

  return (
    <FolderFrame
      title={t('Edit folder')}
      place={record.data?.fullPath ?? '\u00a0'}
      record={record}
      busy={isSaving}
      onClose={close}
    >
      {(folder, choices) => <LoadedFolder {...choices} folder={folder} onSaving={setSaving} onClose={close} />}
    </FolderFrame>
  );
}

interface LoadedFolderProps extends FolderChoices {
  folder: digitalArchiveFolders.Folder;
  onSaving: (isSaving: boolean) => void;
  onClose: () => void;
}

function LoadedFolder({ folder, onSaving, ...others }: LoadedFolderProps) {
  const updateFolder = useUpdateFolder(folder);
  useEffect(() => onSaving(updateFolder.isPending), [onSaving, updateFolder.isPending]);
  return (
    <FolderForm
      {...others}
      label={t('Edit folder')}
      values={toFormValues(folder)}
      save={updateFolder}
      toRequest={(values) => ({ id: folder.id, ...toRequest(values, folder.parentId) })}
    />
  );
}
