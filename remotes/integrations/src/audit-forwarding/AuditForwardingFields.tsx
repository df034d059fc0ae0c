import { auditlogForward } from '@console/api';
import { Checkbox, chakra, Select, Stack, TextInput } from '@console/ui';
import {
  type ChoiceCard,
  ChoiceCards,
  FieldGrid,
  FormField,
  type FormState,
  SecretField,
  useFormValues,
  Wide,
} from '@console/ui/form';
import { Caption, Rows } from '@console/ui/layout';
import { t } from '@console/words';
import { type ReactNode, useId } from 'react';
import type { AuditForwardingValues, Receiver } from './audit-forwarding-schema';

const RECEIVERS: readonly ChoiceCard<Receiver>[] = [
  { value: 'rest', label: t('Rest API'), description: t('Posts entries in batches to a URL you provide.') },
  {
    value: 'console',
    label: t('Console', undefined, 'log'),
    description: t('Writes each entry as a line in the platform’s log, with a prefix.'),
  },
];
const AUTHENTICATION_TYPES = [
  { value: 'none', label: t('None') },
  { value: 'client-credentials', label: t('OAuth 2.0 Client Credentials') },
] as const;

interface AuditForwardingFieldsProps {
  form: FormState<AuditForwardingValues>;
  stored: auditlogForward.StoredAuditForwarding;
}

/** INTG-162..INTG-168 */
export function AuditForwardingFields({ form, stored }: AuditForwardingFieldsProps) {
  const { enableAuditForwarding, receivers } = useFormValues(form);
  return (
    <Stack gap="4">
      <div>
        <Checkbox {...form.register('enableAuditForwarding')} aria-describedby="enabled-hint">
          {t('Enabled')}
        </Checkbox>
        <Caption id="enabled-hint" ps="6">
          {enableAuditForwarding
            ? t('Turning it off keeps the settings below and stops sending.')
            : t('Nothing is sent. Your settings are kept.')}
        </Caption>
      </div>
      {enableAuditForwarding && (
        <>
          <Part title={t('Type')}>
            <FormField form={form} name="receivers" label={t('Send to')} hint={t('You can choose both.')} group>
              {({ value, onChange, onBlur, ref }) => (
                <ChoiceCards multiple options={RECEIVERS} value={value} onChange={onChange} onBlur={onBlur} ref={ref} />
              )}
            </FormField>
          </Part>
          {receivers.includes('rest') && <RestFields form={form} stored={stored} />}
          {receivers.includes('console') && (
            <Part title={t('Console', undefined, 'log')}>
              <FormField
                form={form}
                name="messagePrefix"
                hint={t('Added to the start of each line so you can find it in the log.')}
              >
                {(field) => <TextInput {...field} mono />}
              </FormField>
            </Part>
          )}
        </>
      )}
    </Stack>
  );
}

function RestFields({ form, stored }: AuditForwardingFieldsProps) {
  const { authenticationType, url, tokenEndpoint } = useFormValues(form);
  return (
    <Part title={t('Rest API')}>
      <FormField form={form} name="url" hint={openTextHint(url)} required trimmed>
        {(field) => <TextInput {...field} type="url" mono />}
      </FormField>
      <FormField form={form} name="authenticationType">
        {(field) => <Select {...field} options={AUTHENTICATION_TYPES} />}
      </FormField>
      {authenticationType === 'client-credentials' && (
        <FieldGrid>
          <FormField form={form} name="clientId" required trimmed>
            {(field) => <TextInput {...field} mono />}
          </FormField>
          <SecretField
            form={form}
            name="clientSecret"
            isStored={stored.isClientSecretStored}
            address={auditlogForward.secretAddresses.clientSecret}
            required
          />
          <Wide>
            <FormField form={form} name="tokenEndpoint" hint={openTextHint(tokenEndpoint)} required trimmed>
              {(field) => <TextInput {...field} type="url" mono />}
            </FormField>
          </Wide>
          <Wide>
            <FormField form={form} name="scope" hint={t('Optional. Separate values with a space.')} trimmed>
              {(field) => <TextInput {...field} mono />}
            </FormField>
          </Wide>
        </FieldGrid>
      )}
    </Part>
  );
}

const openTextHint = (address: string) =>
  /^http:/i.test(address) ? t('Not encrypted in transit. Use https outside your own network.') : undefined;

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Rows as="section" gap="3" pt="5" borderTopWidth="1px" aria-labelledby={titleId}>
      <chakra.h2 id={titleId} textStyle="md" fontWeight="strong">
        {title}
      </chakra.h2>
      {children}
    </Rows>
  );
}
