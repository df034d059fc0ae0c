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
  return <EditFolder key={folderId} folderId={folderId} />;
}

function EditFolder({ folderId }: { folderId: string }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const record = useQuery(folderQuery(useQueryClient(), folderId));
  const updateFolder = useUpdateFolder(record.data);
  const close = () => navigate(placeHref(placeIn(params)));

  return (
    <FolderFrame
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
          save={updateFolder}
          toRequest={(values) => ({ id: folder.id, ...toRequest(values, folder.parentId) })}
          onClose={close}
        />
      )}
    </FolderFrame>
  );
}
