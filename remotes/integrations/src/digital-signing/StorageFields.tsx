import { adminIntegration, type digitalArchiveFolders } from '@console/api';
import { type QueryClient, useQuery, useQueryClient } from '@console/query';
import { Badge, Checkbox, Segmented, useFailureToast } from '@console/ui';
import { FolderPicker, sourceOfList } from '@console/ui/folder-picker';
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
  const { data: folders, error: failure } = useQuery(allFoldersQuery);
  const client = useQueryClient();
  const source = useMemo(() => folderSource(client), [client]);
  const [first] = form.getValues('folderIds');
  const isGone = hasGoneFolder({ folderIds: form.watch('folderIds') }, { folders });
  const startId = folders?.find(({ id }) => id === first)?.parentId ?? undefined;

  // INTG-048
  useFailureToast(failure, t('Failed to load folders'));

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
          source={source}
          {...(startId === undefined ? {} : { startId })}
        />
      )}
    </FormField>
  );
}

function folderSource(client: QueryClient) {
  let latest: { of: readonly unknown[]; list: ReturnType<typeof describe> } | undefined;
  return sourceOfList(['DigitalArchiveFolders', 'picker'], async () => {
    const answers = await Promise.all([client.fetchQuery(allFoldersQuery), client.fetchQuery(accessGroupsQuery)]);
    // The same array keeps the picker's index.
    if (latest?.of.every((each, index) => each === answers[index])) return latest.list;
    latest = { of: answers, list: describe(...answers) };
    return latest.list;
  });
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
