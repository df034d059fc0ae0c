import type { adminIntegration } from '@console/api';
import { chakra, TextInput } from '@console/ui';
import { FieldGrid, FormField, FormSection, type FormState, SecretField, useStepToast } from '@console/ui/form';
import { t } from '@console/words';
import { AccessKeys, GenerateKeys } from './AccessKeys';
import { CredentialTest } from './CredentialTest';
import type { SigningValues } from './signing-schema';

interface CredentialFieldsProps {
  form: FormState<SigningValues>;
  provider: adminIntegration.SigningProvider;
  isSecretStored: boolean;
}

const ABOUT: Record<string, string> = {
  verified: t('From your agreement with Verified. After you save, you can’t see the secret again.'),
  signicat: t('Signicat is covered by the platform’s own agreement.'),
  scrive: t('Generated with your Scrive account. You can delete the keys, but not view them.'),
};

/** INTG-002 */
export function CredentialFields({ form, provider, isSecretStored }: CredentialFieldsProps) {
  const { providerId } = provider;
  const accessKeys = form.watch('accessKeys');
  const hasKeys = providerId === 'scrive' && accessKeys?.isSet === true;
  const isVerified = providerId === 'verified';
  const showStepToast = useStepToast(form.changed.length > 0);
  const asksForKeys = providerId === 'scrive' && !hasKeys;

  return (
    <FormSection wide title={t('Credentials')} about={ABOUT[providerId] ?? t('From your agreement with the provider.')}>
      {hasKeys && <AccessKeys form={form} keys={accessKeys} showStepToast={showStepToast} />}
      <FieldGrid maxW="none">
        {(isVerified || asksForKeys) && (
          // INTG-017: changes of all credentials bubble here.
          <chakra.div display="contents" onChange={() => form.setValue('testSuccessful', false, { shouldDirty: true })}>
            <TextField form={form} name="clientId" {...(isVerified && { label: t('UserId'), required: true })} />
            {isVerified && <TextField form={form} name="companyId" required />}
            <SecretField form={form} name="clientSecret" isStored={isSecretStored} required={!isSecretStored} />
          </chakra.div>
        )}
        <TextField form={form} name="defaultNotificationEmail" inputMode="email" required={providerId === 'signicat'} />
      </FieldGrid>
      {isVerified && <CredentialTest form={form} provider={provider} />}
      {asksForKeys && <GenerateKeys form={form} provider={provider} />}
    </FormSection>
  );
}

interface TextFieldProps {
  form: FormState<SigningValues>;
  name: 'clientId' | 'companyId' | 'defaultNotificationEmail';
  label?: string;
  inputMode?: 'email';
  required?: boolean;
}

const TextField = ({ inputMode, ...field }: TextFieldProps) => (
  <FormField {...field} trimmed>
    {(control) => <TextInput {...control} inputMode={inputMode} autoComplete="off" spellCheck={false} />}
  </FormField>
);
