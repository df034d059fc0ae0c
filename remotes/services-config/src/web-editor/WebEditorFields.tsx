import { type language, webEditorSettings } from '@console/api';
import { hasUsage } from '@console/contract';
import { useSession } from '@console/session';
import { Field, Segmented, Select, Switch, TextInput } from '@console/ui';
import { FieldGrid, FormField, type FormState, SecretField, Wide } from '@console/ui/form';
import { EnvironmentField } from '../components/EnvironmentField';
import type { EnvironmentOption } from '../components/setup-rows';
import { DistributionSection } from './DistributionSection';
import { SwitchSection } from './SwitchSection';
import type { WebEditorValues } from './web-editor-schema';

const TEXT_LIBRARY = 'TL';
const { BLACK_AND_WHITE, DPI_LIMITS, ENVIRONMENT_SCOPES, RGB } = webEditorSettings;
const SCOPES = ENVIRONMENT_SCOPES.map((scope) => ({ value: scope, label: scope }));
const COLOR_DEPTHS = [
  { value: String(BLACK_AND_WHITE), label: 'Black and white' },
  { value: String(RGB), label: 'RGB' },
];

interface WebEditorFieldsProps {
  form: FormState<WebEditorValues>;
  options: readonly EnvironmentOption[];
  languages: readonly language.Language[];
  isSecretStored: boolean;
}

/** What every setting has, then a section for each thing that can be turned on. */
export function WebEditorFields({ form, options, languages, isSecretStored }: WebEditorFieldsProps) {
  // SERV-116: the text library is used with its product.
  const hasTextLibrary = useSession(({ gateUser }) => gateUser !== undefined && hasUsage(TEXT_LIBRARY, gateUser));
  return (
    <>
      <FieldGrid>
        <EnvironmentField form={form} options={options} />
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
        <FormField form={form} name="retentionPolicyId" hint="Empty: none" trimmed>
          {(field) => <TextInput {...field} autoComplete="off" spellCheck={false} />}
        </FormField>
        <Wide>
          <SecretField form={form} name="mfdxClientSecret" isStored={isSecretStored} required />
        </Wide>
      </FieldGrid>
      <div>
        <SwitchSection
          form={form}
          name="requireEditorAuth"
          title="Editor authentication"
          hint="People sign in before they open a document"
        >
          <FormField form={form} name="requiredUserDomain" required trimmed>
            {(field) => <TextInput {...field} autoComplete="off" spellCheck={false} />}
          </FormField>
        </SwitchSection>
        <DistributionSection form={form} />
        <SwitchSection
          form={form}
          name="pdfAttachmentEnabled"
          title="PDF attachment"
          hint="A document can be attached as a PDF"
        >
          <FieldGrid>
            <FormField form={form} name="pdfAttachmentDPI" hint={`${DPI_LIMITS.min} to ${DPI_LIMITS.max}`} required>
              {(field) => <TextInput {...field} type="number" min={DPI_LIMITS.min} max={DPI_LIMITS.max} step={1} />}
            </FormField>
            <FormField form={form} name="pdfAttachmentColorDepth" group>
              {(field) => <Segmented {...field} options={COLOR_DEPTHS} />}
            </FormField>
            <Field label="Duplex">
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
          title="HTML preview"
          hint="Shows the document as a web page while writing"
        />
        <SwitchSection
          form={form}
          name="textLibraryEnabled"
          title="Text library"
          hint="Shared paragraphs in the editor"
          disabledReason={hasTextLibrary ? undefined : 'Not in your plan'}
        />
      </div>
    </>
  );
}
