import type { adminIntegration } from '@console/api';
import { chakra } from '@console/ui';
import { ChoiceCards, FormField, FormSection, type FormState } from '@console/ui/form';
import { StatusBadge } from '@console/ui/record';
import { t } from '@console/words';
import { credentialValues, type SigningValues } from './signing-schema';

/** INTG-005 */
const METHODS: Record<string, { label: string; description: string }> = {
  standard: { label: t('standard (E-mail)'), description: t('Anyone with an email address') },
  no_bankId: { label: 'no_bankId', description: t('Norway, with BankID') },
  se_bankid: { label: 'se_bankid', description: t('Sweden, with BankID') },
  sms: { label: 'sms', description: t('All countries, with a code sent to a mobile phone') },
};

interface ProviderFieldsProps {
  form: FormState<SigningValues>;
  providers: readonly adminIntegration.SigningProvider[];
  stored: adminIntegration.SigningProvider | undefined;
}

/** INTG-001 */
export function ProviderFields({ form, providers, stored }: ProviderFieldsProps) {
  function choose(providerId: string) {
    const credentials = credentialValues(stored?.providerId === providerId ? stored : undefined);
    // INTG-016. Untouched fields show no error.
    const values = { ...form.getValues(), ...credentials, providerId, testSuccessful: false };
    form.reset(values, { keepDefaultValues: true });
  }
  return (
    <FormSection
      wide
      title={t('Provider')}
      about={t('Changing the provider clears the test result and access keys below.')}
    >
      <FormField form={form} name="providerId" label={t('Provider')} hasHiddenLabel group required>
        {({ value, onBlur, ref }) => (
          <ChoiceCards
            value={value}
            onBlur={onBlur}
            ref={ref}
            onChange={choose}
            options={providers.map(({ providerId, name, description }) => ({
              value: providerId,
              label: name,
              description,
              badge: providerId === stored?.providerId && <StatusBadge tone="success">{t('In use')}</StatusBadge>,
            }))}
          />
        )}
      </FormField>
    </FormSection>
  );
}

interface MethodFieldsProps {
  form: FormState<SigningValues>;
  provider: adminIntegration.SigningProvider;
}

/** INTG-005, INTG-026 */
export function MethodFields({ form, provider }: MethodFieldsProps) {
  return (
    <FormSection
      wide
      title={t('Signing authentication methods')}
      about={t('How a person proves who they are when signing.')}
    >
      <FormField form={form} name="methods" label={t('Signing authentication methods')} hasHiddenLabel group>
        {(field) => (
          <TwoColumns>
            <ChoiceCards
              multiple
              {...field}
              options={Object.keys(provider.availableSignAuthMethods).map((method) => ({
                value: method,
                ...(METHODS[method] ?? { label: method }),
              }))}
            />
          </TwoColumns>
        )}
      </FormField>
    </FormSection>
  );
}

const TwoColumns = chakra('div', {
  base: { '& > [role=group]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))', gap: '4' } },
});
