import { useQuery, useQueryClient } from '@console/query';
import { useNavigate, useParams, useSearchParams } from '@console/router';
import { t } from '@console/words';
import { placeHref, placeIn } from '../components/folder-address';
import { folderQuery, useUpdateFolder } from '../components/folders-queries';
import { FolderForm } from './FolderForm';
import { FolderFrame } from './FolderFrame';
import { toFormValues, toRequest } from './folder-schema';

/** INTG-077 */
export function EditFolderDialog() {
  const { folderId = '' } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const record = useQuery(folderQuery(useQueryClient(), folderId));
  const updateFolder = useUpdateFolder();
  const close = () => navigate(placeHref(placeIn(params)));

  return (
    <FolderFrame
      key={folderId}
      title={t('Edit folder')}
      place={record.data?.fullPath ?? '\u00a0'}
      record={record}
      busy={updateFolder.isPending}
      onClose={close}
    >
      {(folder, choices) => (
        <FolderForm
          {...choices}
          label={t('Edit folder')}
          values={toFormValues(folder)}
          record={folder}
          save={updateFolder}
          toRequest={(values) => ({ id: folder.id, ...toRequest(values, folder.parentId) })}
          onClose={close}
        />
      )}
    </FolderFrame>
  );
}
