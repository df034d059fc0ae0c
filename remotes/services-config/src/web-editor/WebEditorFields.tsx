import { type language, type retentionPolicies, webEditorSettings } from '@console/api';
import { hasUsage } from '@console/contract';
import { lifetimeInWords } from '@console/product';
import { useSession } from '@console/session';
import { Field, Segmented, Select, Switch, TextInput } from '@console/ui';
import { FieldGrid, FormField, type FormState, SecretField, Wide } from '@console/ui/form';
import { t } from '@console/words';
import { useState } from 'react';
import { EnvironmentSelect } from '../components/SetupPanel';
import type { EnvironmentOption } from '../components/setup-rows';
import { DistributionSection } from './DistributionSection';
import { SwitchSection } from './SwitchSection';
import type { WebEditorValues } from './web-editor-schema';

/** Includes the chosen policy, even if disabled or deleted. */
function policyOptions(policies: readonly retentionPolicies.RetentionPolicy[], currentId: string) {
  const options = policies
    .filter(({ id, isDisabled }) => !isDisabled || id === currentId)
    .map((policy) => ({ value: policy.id, label: policyInWords(policy) }));
  const isGone = currentId !== '' && !options.some(({ value }) => value === currentId);
  return [
    { value: '', label: t('None') },
    ...options,
    ...(isGone ? [{ value: currentId, label: t('Deleted policy') }] : []),
  ];
}

function policyInWords({ name, lifetimeDays, isDisabled }: retentionPolicies.RetentionPolicy): string {
  const lifetime = lifetimeInWords(lifetimeDays);
  return isDisabled ? t('{name}, {lifetime} (disabled)', { name, lifetime }) : `${name}, ${lifetime}`;
}

const TEXT_LIBRARY = 'TL';
const { BLACK_AND_WHITE, DPI_LIMITS, ENVIRONMENT_SCOPES, RGB } = webEditorSettings;
const SCOPES = ENVIRONMENT_SCOPES.map((scope) => ({ value: scope, label: scope }));
const COLOR_DEPTHS = [
  { value: String(BLACK_AND_WHITE), label: t('Black and white') },
  { value: String(RGB), label: 'RGB' },
];

interface WebEditorFieldsProps {
  form: FormState<WebEditorValues>;
  options: readonly EnvironmentOption[];
  languages: readonly language.Language[];
  policies: readonly retentionPolicies.RetentionPolicy[];
  isSecretStored: boolean;
}

export function WebEditorFields({ form, options, languages, policies, isSecretStored }: WebEditorFieldsProps) {
  const [chosenPolicy] = useState(() => form.getValues('retentionPolicyId'));
  // SERV-116
  const hasTextLibrary = useSession(({ gateUser }) => gateUser !== undefined && hasUsage(TEXT_LIBRARY, gateUser));
  return (
    <>
      <FieldGrid>
        <FormField form={form} name="customerEnvironment" required>
          {(field) => <EnvironmentSelect {...field} options={options} />}
        </FormField>
        <FormField form={form} name="languageCode">
          {(field) => (
            <Select
              {...field}
              options={languages.map(({ name, languageCode }) => ({ value: languageCode, label: name }))}
            />
          )}
        </FormField>
        <FormField form={form} name="environmentScope">
          {(field) => <Select {...field} options={SCOPES} />}
        </FormField>
        <FormField form={form} name="retentionPolicyId">
          {(field) => <Select {...field} options={policyOptions(policies, chosenPolicy)} />}
        </FormField>
        <Wide>
          <SecretField form={form} name="mfdxClientSecret" isStored={isSecretStored} required />
        </Wide>
      </FieldGrid>
      <div>
        <SwitchSection form={form} name="requireEditorAuth" hint={t('People must sign in before they open a document')}>
          <FormField form={form} name="requiredUserDomain" required trimmed>
            {(field) => <TextInput {...field} autoComplete="off" spellCheck={false} />}
          </FormField>
        </SwitchSection>
        <DistributionSection form={form} />
        <SwitchSection form={form} name="pdfAttachmentEnabled" hint={t('A document can be attached as a PDF')}>
          <FieldGrid>
            <FormField
              form={form}
              name="pdfAttachmentDPI"
              hint={t('{min} to {max}', { min: DPI_LIMITS.min, max: DPI_LIMITS.max })}
              required
            >
              {(field) => <TextInput {...field} type="number" min={DPI_LIMITS.min} max={DPI_LIMITS.max} step={1} />}
            </FormField>
            <FormField form={form} name="pdfAttachmentColorDepth" group>
              {(field) => <Segmented {...field} options={COLOR_DEPTHS} />}
            </FormField>
            <Field label={form.labels.pdfAttachmentDuplex}>
              <Switch
                checked={form.watch('pdfAttachmentDuplex')}
                onChange={(event) => form.setValue('pdfAttachmentDuplex', event.target.checked, { shouldDirty: true })}
              />
            </Field>
          </FieldGrid>
        </SwitchSection>
        <SwitchSection
          form={form}
          name="previewHtmlEnabled"
          hint={t('Shows the document as a web page while people write')}
        />
        <SwitchSection
          form={form}
          name="textLibraryEnabled"
          hint={t('Shared paragraphs in the editor')}
          disabledReason={hasTextLibrary ? undefined : t('Not included in your plan')}
        />
      </div>
    </>
  );
}
