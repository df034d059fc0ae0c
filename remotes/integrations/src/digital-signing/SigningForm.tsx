import type { adminIntegration } from '@console/api';
import { ApiError } from '@console/http';
import { useQuery } from '@console/query';
import { chakra, EmptyState } from '@console/ui';
import { StatusBadge } from '@console/ui/record';
import { ChoiceCards, FormField, FormSection, PageForm, useForm } from '@console/ui/form';
import { useState } from 'react';
import { allFoldersQuery } from '../components/folders-queries';
import { CredentialFields } from './CredentialFields';
import { useSaveSigning } from './signing-queries';
import { FOLDER_GONE, hasGoneFolder, isSecretStored, missingParts } from './signing-rules';
import {
  credentialValues,
  signingLabels,
  signingSchema,
  type SigningValues,
  STORAGE_FIELDS,
  toFormValues,
  toProviderRequest,
  toStorageRequest,
} from './signing-schema';
import { StorageFields } from './StorageFields';

interface SigningFormProps {
  providers: readonly adminIntegration.SigningProvider[];
  configuration: adminIntegration.SigningConfiguration;
}

/** In the specification's words (INTG-005). */
const METHODS: Record<string, { label: string; description: string }> = {
  standard: { label: 'standard (E-mail)', description: 'Anyone with an e-mail address' },
  no_bankId: { label: 'no_bankId', description: 'Norway, with BankID' },
  se_bankid: { label: 'se_bankid', description: 'Sweden, with BankID' },
  sms: { label: 'sms', description: 'All countries, code to a mobile phone' },
};

export function SigningForm({ providers, configuration }: SigningFormProps) {
  const save = useSaveSigning();
  const form = useForm({
    id: 'digital-signing',
    label: 'Digital signing',
    schema: signingSchema,
    values: toFormValues(configuration),
    readFrom: configuration,
    labels: signingLabels,
    describe: { accessKeys: (keys) => (keys ? 'Generated' : ''), folderIds: (ids) => `${ids.length} chosen` },
    secrets: ['clientSecret', 'accessKeys', 'testSuccessful'],
  });
  const values = form.watch();
  const { data: folders } = useQuery({ ...allFoldersQuery, enabled: values.archiveType !== '0' });
  const stored = configuration.provider ?? undefined;
  const context = {
    folders,
    providerWithSecret: stored?.customCredentials.clientSecret === null ? undefined : stored?.providerId,
    isStorageKept: !form.changed.some(isStorage),
  };
  const missing = missingParts(values, context);
  // A message stands beside a field once it was left, was asked for, or has been changed by a choice.
  const [seen, setSeen] = useState<readonly (keyof SigningValues)[]>([]);
  const see = (field: keyof SigningValues) =>
    setSeen((fields) => (fields.includes(field) ? fields : [...fields, field]));
  const errorOf = (field: keyof SigningValues) =>
    seen.includes(field) ? missing.find((part) => part.field === field)?.message : undefined;
  // The test follows from the others; alone it is what Discard takes back.
  const changes = form.changed.filter((name, _, { length }) => name !== 'testSuccessful' || length === 1);
  const provider = providers.find(({ providerId }) => providerId === values.providerId);

  function chooseProvider(providerId: string) {
    form.setValue('providerId', providerId, { shouldDirty: true });
    const own = credentialValues(stored?.providerId === providerId ? stored : undefined);
    for (const [name, value] of Object.entries(own) as [keyof typeof own, string][]) {
      form.setValue(name, value, { shouldDirty: true });
    }
    // INTG-016
    form.setValue('testSuccessful', false, { shouldDirty: true });
    setSeen([]);
  }

  function goTo(field: keyof SigningValues) {
    see(field);
    const place = PLACES[field];
    if (place !== undefined) document.querySelector<HTMLElement>(place)?.focus();
    else form.setFocus(field);
  }

  function askForMissing(): boolean {
    const credentials = missing.filter(({ field }) => CREDENTIALS.includes(field));
    for (const { field } of credentials) see(field);
    const [first] = credentials;
    if (first) goTo(first.field);
    return first !== undefined;
  }

  function submit(sent: SigningValues) {
    const isProviderChanged = form.changed.some((name) => !isStorage(name));
    const change = {
      provider: isProviderChanged && provider ? toProviderRequest(sent, provider) : undefined,
      storage: form.changed.some(isStorage) ? toStorageRequest(sent) : undefined,
    };
    save.mutate(change, {
      onSuccess({ saved, ...failures }) {
        // What was not saved stays as it was typed, on top of what is.
        if (saved) {
          form.reset(toFormValues(saved));
          for (const name of Object.keys(sent) as (keyof SigningValues)[]) {
            if (isStorage(name) ? failures.storage : failures.provider) {
              form.setValue(name, sent[name], { shouldDirty: true });
            }
          }
        }
        for (const error of [failures.provider, failures.storage]) {
          if (!(error instanceof ApiError)) continue;
          for (const [name, message] of Object.entries(error.fieldErrors)) {
            const field = name === 'archiveFolderIds' ? 'folderIds' : (name as keyof SigningValues);
            if (field in signingLabels) form.setError(field, { type: 'server', message });
          }
        }
      },
    });
  }

  if (providers.length === 0) {
    return (
      <EmptyState title="No signing providers">
        The platform offers none to your company. Ask its operator for one.
      </EmptyState>
    );
  }
  return (
    <PageForm
      form={form}
      save={save}
      onSubmit={submit}
      changes={changes.map((name) => signingLabels[name as keyof SigningValues])}
      missing={missing.map(({ field, label }) => ({
        label,
        onSelect: () => goTo(field),
      }))}
    >
      <div>
        <FormSection wide title="Provider" about="Changing it clears the test and the keys below.">
          <FormField
            form={form}
            name="providerId"
            label={<Hidden>Provider</Hidden>}
            group
            required
            error={errorOf('providerId')}
          >
            {({ value, onBlur, ref }) => (
              <ChoiceCards
                value={value}
                onBlur={onBlur}
                ref={ref}
                onChange={chooseProvider}
                options={providers.map(({ providerId, name, description }) => ({
                  value: providerId,
                  label: name,
                  description,
                  badge: providerId === stored?.providerId && <StatusBadge tone="success">In use</StatusBadge>,
                }))}
              />
            )}
          </FormField>
        </FormSection>
        {provider && (
          <>
            <CredentialFields
              key={provider.providerId}
              form={form}
              provider={provider}
              isSecretStored={isSecretStored(provider.providerId, context)}
              errorOf={errorOf}
              onSeen={see}
              askForMissing={askForMissing}
            />
            <FormSection
              wide
              title="Signing authentication methods"
              about="How a person proves who they are when signing."
            >
              <FormField
                form={form}
                name="methods"
                label={<Hidden>Signing authentication methods</Hidden>}
                group
                error={errorOf('methods')}
              >
                {({ value, onChange, onBlur, ref }) => (
                  <TwoColumns>
                    <ChoiceCards
                      multiple
                      value={value}
                      onBlur={onBlur}
                      ref={ref}
                      onChange={(methods) => {
                        see('methods');
                        onChange(methods);
                      }}
                      options={Object.keys(provider.availableSignAuthMethods).map((method) => ({
                        value: method,
                        ...(METHODS[method] ?? { label: method }),
                      }))}
                    />
                  </TwoColumns>
                )}
              </FormField>
            </FormSection>
          </>
        )}
        <StorageFields
          form={form}
          initialFolderIds={configuration.archiveIntegration.archiveFolderIds}
          error={hasGoneFolder(values, context) ? FOLDER_GONE : errorOf('folderIds')}
          onSeen={() => see('folderIds')}
        />
      </div>
    </PageForm>
  );
}

const isStorage = (name: string) => STORAGE_FIELDS.some((field) => field === name);

/** The section's title says it to those who see. */
const Hidden = ({ children }: { children: string }) => <chakra.span srOnly>{children}</chakra.span>;

const TwoColumns = chakra('div', {
  base: { '& > [role=group]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))' } },
});

/** What a test and new access keys are asked for with. */
const CREDENTIALS: readonly (keyof SigningValues)[] = ['clientId', 'companyId', 'clientSecret'];

/** Where a part is that is no field of its own. */
const PLACES: Partial<Record<keyof SigningValues, string>> = {
  testSuccessful: '[data-signing-test]',
  accessKeys: '[data-signing-keys]',
};
