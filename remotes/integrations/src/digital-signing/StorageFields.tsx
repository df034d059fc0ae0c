import { adminIntegration, type digitalArchiveFolders } from '@console/api';
import { combineQueries, useQuery } from '@console/query';
import { Badge, Checkbox, Segmented, useFailureToast } from '@console/ui';
import { FolderPicker } from '@console/ui/folder-picker';
import { FormField, FormSection, type FormState } from '@console/ui/form';
import { t } from '@console/words';
import { useMemo } from 'react';
import { accessGroupsQuery, allFoldersQuery } from '../components/folders-queries';
import { FOLDER_GONE, hasGoneFolder } from './signing-rules';
import type { SigningValues } from './signing-schema';

const { none, optional, mandatory } = adminIntegration.archiveTypes;
const TYPES = [
  { value: String(none), label: t('None') },
  { value: String(optional), label: t('Optional') },
  { value: String(mandatory), label: t('Mandatory') },
];
const HINTS: Record<string, string> = {
  [none]: t('Signed files aren’t stored in the archive.'),
  [optional]: t('The sender decides for each document.'),
  [mandatory]: t('Every signed file is stored.'),
};

interface StorageFieldsProps {
  form: FormState<SigningValues>;
  initialFolderIds: readonly string[];
}

/** INTG-003, INTG-033 to INTG-041 */
export function StorageFields({ form, initialFolderIds }: StorageFieldsProps) {
  const type = form.watch('archiveType');
  return (
    <FormSection wide title={t('Storage')} about={t('What happens in the digital archive after everyone has signed.')}>
      <FormField form={form} name="archiveType" group hint={HINTS[type]}>
        {({ value, onChange, ref }) => (
          <Segmented
            options={TYPES}
            value={value}
            ref={ref}
            onChange={(next) => {
              // INTG-034, INTG-035
              if (next === String(none)) form.setValue('folderIds', [], { shouldDirty: true });
              else if (value === String(none)) form.setValue('folderIds', [...initialFolderIds], { shouldDirty: true });
              onChange(next);
            }}
          />
        )}
      </FormField>
      {type !== String(none) && <Folders form={form} />}
      <FormField form={form} name="showDownload" group label={t('Download')}>
        {({ value, onChange, ...field }) => (
          <Checkbox {...field} checked={value} onChange={(event) => onChange(event.target.checked)}>
            {t('Show a link to download the signed file from the provider when the status is Completed')}
          </Checkbox>
        )}
      </FormField>
    </FormSection>
  );
}

function Folders({ form }: Omit<StorageFieldsProps, 'initialFolderIds'>) {
  const all = useQuery(allFoldersQuery);
  const groups = useQuery(accessGroupsQuery);
  const folders = all.data;
  const listed = useMemo(() => all.data && groups.data && describe(all.data, groups.data), [all.data, groups.data]);
  const [first] = form.getValues('folderIds');
  const isGone = hasGoneFolder({ folderIds: form.watch('folderIds') }, { folders });
  const startId = folders?.find(({ id }) => id === first)?.parentId ?? undefined;

  // INTG-048
  useFailureToast(all.error, t('Failed to load folders'));

  return (
    <FormField form={form} name="folderIds" group required error={isGone ? FOLDER_GONE : undefined}>
      {({ value, onChange, onBlur, ref }) => (
        <FolderPicker
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          ref={ref}
          // The first level depends on the folders.
          key={String(folders !== undefined)}
          folders={{ ...combineQueries(all, groups), data: listed }}
          startId={startId}
        />
      )}
    </FormField>
  );
}

function describe(
  folders: readonly digitalArchiveFolders.Folder[],
  groups: readonly digitalArchiveFolders.AccessGroup[],
) {
  const names = new Map(groups.map(({ id, name }) => [id, name]));
  return folders.map(({ id, name, parentId, accessGroups }) => ({
    id,
    name,
    parentId,
    note: accessGroups.map((group) => names.get(group) ?? group).join(', '),
    badge: accessGroups.length === 0 && <Badge tone="accent">{t('Open to everyone')}</Badge>,
  }));
}
