import { useQuery } from '@console/query';
import { useNavigate, useSearchParams } from '@console/router';
import { t } from '@console/words';
import { placeHref, placeIn } from '../components/folder-address';
import { allFoldersQuery, useCreateFolder } from '../components/folders-queries';
import { FolderForm } from './FolderForm';
import { FolderFrame } from './FolderFrame';
import { emptyFolder, toRequest } from './folder-schema';

/** INTG-078, INTG-079 */
export function NewFolderDialog() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const place = placeIn(params);
  const record = useQuery(allFoldersQuery);
  const createFolder = useCreateFolder();
  const above = record.data?.find(({ id }) => id === place.folderId);
  const close = () => navigate(placeHref(place));

  return (
    <FolderFrame
      title={t('Add new folder')}
      place={above ? t('In {path}', { path: above.fullPath }) : t('At the top level')}
      record={record}
      busy={createFolder.isPending}
      onClose={close}
    >
      {(_, choices) => (
        <FolderForm
          {...choices}
          label={t('Add new folder')}
          values={emptyFolder}
          save={createFolder}
          toRequest={(values) => toRequest(values, place.folderId ?? null)}
          onClose={close}
        />
      )}
    </FolderFrame>
  );
}
