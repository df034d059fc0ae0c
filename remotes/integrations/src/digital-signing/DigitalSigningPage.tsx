import { adminIntegration, type digitalArchiveFolders } from '@console/api';
import { combineQueries, useQuery } from '@console/query';
import { Badge, Checkbox, EmptyState, Loaded, Page, PageHeader, Segmented, useFailureToast } from '@console/ui';
import { FolderPicker } from '@console/ui/folder-picker';
import { FieldsSkeleton, FormField, FormSection, type FormState, PageForm, useForm } from '@console/ui/form';
import { n, t } from '@console/words';
import { useMemo } from 'react';
import { accessGroupsQuery, allFoldersQuery } from '../components/folders-queries';
import { CredentialFields } from './CredentialFields';
import { MethodFields, ProviderFields } from './ProviderFields';
import { signingConfigurationQuery, signingProvidersQuery, useSaveSigning } from './signing-queries';
import { FOLDER_GONE, hasGoneFolder, providerWithSecretOf, signingSchema } from './signing-rules';
import {
  isStorage,
  type SigningValues,
  signingLabels,
  toFormValues,
  toProviderRequest,
  toStorageRequest,
} from './signing-schema';

export function DigitalSigningPage() {
  const query = combineQueries(useQuery(signingProvidersQuery), useQuery(signingConfigurationQuery));
  return (
    <Page endsInActions>
      <PageHeader
        title={t('Digital signing')}
        summary={t('Who collects signatures for your company, and where signed files are kept')}
      />
      <Loaded query={query} skeleton={<FieldsSkeleton fields={['cards', 4, 'cards', 2]} wide />}>
        {([providers, configuration]) => <SigningForm providers={providers} configuration={configuration} />}
      </Loaded>
    </Page>
  );
}

interface SigningFormProps {
  providers: readonly adminIntegration.SigningProvider[];
  configuration: adminIntegration.SigningConfiguration;
}

function SigningForm({ providers, configuration }: SigningFormProps) {
  const save = useSaveSigning(configuration);
  // The storage's fields load the folders.
  const { data: folders } = useQuery({ ...allFoldersQuery, enabled: false });
  const form = useForm({
    id: 'digital-signing',
    label: t('Digital signing'),
    schema: signingSchema({ configuration, folders }),
    mode: 'onTouched',
    values: toFormValues(configuration),
    save,
    labels: signingLabels,
    describe: {
      accessKeys: (keys) => (keys ? t('Generated') : ''),
      folderIds: (ids) => n(ids.length, '{count} selected', '{count} selected'),
    },
    secrets: ['clientSecret', 'accessKeys', 'testSuccessful'],
  });
  const providerId = form.watch('providerId');
  const provider = providers.find((each) => each.providerId === providerId);
  const changes = form.changed.filter((name, _, { length }) => name !== 'testSuccessful' || length === 1);

  function submit(sent: SigningValues) {
    const isProviderChanged = form.changed.some((name) => !isStorage(name));
    const change = {
      provider: isProviderChanged && provider ? toProviderRequest(sent, provider) : undefined,
      storage: form.changed.some(isStorage) ? toStorageRequest(sent) : undefined,
    };
    save.mutate(change, {
      onSuccess({ saved, ...failures }) {
        const unsaved = Object.keys(sent).filter((name) => (isStorage(name) ? failures.storage : failures.provider));
        if (saved) form.accept(sent, toFormValues(saved), unsaved);
        form.showFieldErrors(failures.provider);
        form.showFieldErrors(failures.storage, { archiveFolderIds: 'folderIds' });
      },
    });
  }

  if (providers.length === 0) {
    return (
      <EmptyState title={t('No signing providers')}>
        {t('No signing provider is available for your company. Contact the platform’s operator.')}
      </EmptyState>
    );
  }
  return (
    <PageForm form={form} onSubmit={submit} changes={changes.map((name) => signingLabels[name as keyof SigningValues])}>
      <div>
        <ProviderFields form={form} providers={providers} stored={configuration.provider ?? undefined} />
        {provider && (
          <>
            <CredentialFields
              key={provider.providerId}
              form={form}
              provider={provider}
              isSecretStored={provider.providerId === providerWithSecretOf(configuration)}
            />
            <MethodFields form={form} provider={provider} />
          </>
        )}
        <StorageFields form={form} initialFolderIds={configuration.archiveIntegration.archiveFolderIds} />
      </div>
    </PageForm>
  );
}

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
function StorageFields({ form, initialFolderIds }: StorageFieldsProps) {
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
