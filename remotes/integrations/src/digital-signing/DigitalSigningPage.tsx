import type { adminIntegration } from '@console/api';
import { combineQueries, useQuery } from '@console/query';
import { EmptyState, Loaded, Page, PageHeader } from '@console/ui';
import { FieldsSkeleton, PageForm, useForm } from '@console/ui/form';
import { n, t } from '@console/words';
import { allFoldersQuery } from '../components/folders-queries';
import { CredentialFields } from './CredentialFields';
import { MethodFields, ProviderFields } from './ProviderFields';
import { StorageFields } from './StorageFields';
import { signingConfigurationQuery, signingProvidersQuery, useSaveSigning } from './signing-queries';
import { providerWithSecretOf, signingSchema } from './signing-rules';
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
