import { interactSoapClient } from '@console/api';
import { pathOf } from '@console/contract';
import { combineQueries, useQuery } from '@console/query';
import { useParams } from '@console/router';
import { Notice, Switch, TextInput } from '@console/ui';
import { FileField, readBase64 } from '@console/ui/file-field';
import {
  FormField,
  type FormState,
  otherAddress,
  PanelForm,
  SecretField,
  useForm,
  useFormValues,
} from '@console/ui/form';
import { t } from '@console/words';
import { useState } from 'react';
import area from '../area';
import { EnvironmentSelect, NewSetupPanel, type SetupFormProps, StoredSetupPanel } from '../components/SetupPanel';
import { soapMessages } from '../components/setup-messages';
import { customerEnvironmentsQuery } from '../components/setup-rows';
import { CertificateCard, daysUntil, toneOf, validityText } from './CertificateCard';
import { soapClientQuery, soapClientsQuery, useSaveSoapClient } from './soap-queries';
import { type SoapValues, type StoredClient, soapSchema, toFormValues, toRequest } from './soap-schema';

const KINDS = ['pfx'] as const;
/** SERV-081 */
const wrongKindText = (extension: string) =>
  t('Failed to load file because file extension {extension} is not supported.', { extension });
/** SERV-083 */
const UNREADABLE = t('Failed to load file');

const { certificate: CERTIFICATE_ADDRESS, certificatePassword: PASSWORD_ADDRESS } = interactSoapClient.secretAddresses;
const storedNote = (elsewhere: string | undefined) =>
  elsewhere === undefined
    ? t('Stored. Drop a .pfx file to replace it, or')
    : t('Stored for a different {elsewhere}. Drop the .pfx file again, or', { elsewhere });

const CERTIFICATE_WORDS = {
  input: t('Certificate file'),
  choose: t('Choose certificate'),
  replace: t('Replace certificate'),
};
const LIST = pathOf(area.pages.soapClients);

export function NewSoapClientPanel() {
  return (
    <NewSetupPanel
      title={t('New SOAP client')}
      query={combineQueries(useQuery(soapClientsQuery), useQuery(customerEnvironmentsQuery))}
      path={LIST}
      noneFreeReason={soapMessages.noneFree}
    >
      {(form) => <SoapClientForm {...form} />}
    </NewSetupPanel>
  );
}

export function SoapClientPanel() {
  const { soapClientId = '' } = useParams();
  const query = combineQueries(
    useQuery(soapClientQuery(soapClientId)),
    useQuery(soapClientsQuery),
    useQuery(customerEnvironmentsQuery),
  );
  return (
    <StoredSetupPanel recordId={soapClientId} title={t('SOAP client')} query={query} path={LIST}>
      {(form) => <SoapClientForm {...form} />}
    </StoredSetupPanel>
  );
}

function SoapClientForm({ stored, options, onClose }: SetupFormProps<interactSoapClient.SoapClient>) {
  const form = useForm({
    id: stored ? 'edit-soap-client' : 'new-soap-client',
    label: stored ? t('SOAP client') : t('New SOAP client'),
    schema: soapSchema(stored),
    values: toFormValues(stored, options[0]?.id),
    labels: {
      customerEnvironment: t('Customer Environment'),
      endpoint: t('Endpoint'),
      certificate: t('Certificate'),
      certificatePassword: t('Certificate Password'),
      forcePDFAOnAllDocuments: t('Force PDF/A on all documents'),
    },
    secrets: ['certificate', 'certificatePassword'],
    save: useSaveSoapClient(stored ?? 'new'),
    onSaved: onClose,
  });

  async function save(values: SoapValues) {
    let base64: string;
    try {
      base64 = values.certificate[0] ? await readBase64(values.certificate[0]) : '';
    } catch {
      form.setError('certificate', { message: UNREADABLE });
      return;
    }
    form.send(values, toRequest(values, base64, stored));
  }

  return (
    <PanelForm form={form} onSubmit={save} isNew={!stored} onCancel={onClose}>
      <FormField form={form} name="customerEnvironment" required>
        {(field) => <EnvironmentSelect {...field} options={options} />}
      </FormField>
      <FormField form={form} name="endpoint" required trimmed>
        {(field) => <TextInput {...field} type="url" inputMode="url" autoComplete="off" spellCheck={false} />}
      </FormField>
      <CertificateFields form={form} stored={stored} />
      <FormField form={form} name="forcePDFAOnAllDocuments" hint={t('Even when the template specifies plain PDF')}>
        {({ value, onChange, ...field }) => (
          <Switch {...field} checked={value} onChange={(event) => onChange(event.target.checked)} />
        )}
      </FormField>
    </PanelForm>
  );
}

function CertificateFields({ form, stored }: { form: FormState<SoapValues>; stored: StoredClient | undefined }) {
  const { certificate, certificatePassword } = useFormValues(form);
  const [file] = certificate;
  // Not checked while typing.
  const [entered, setEntered] = useState('');
  return (
    <>
      <FormField form={form} name="certificate" group required hint={t('A .pfx file up to 500 kB')}>
        {(field) => (
          <FileField
            {...field}
            kinds={KINDS}
            maxBytes={500_000}
            words={CERTIFICATE_WORDS}
            wrongKindText={wrongKindText}
            unreadableText={UNREADABLE}
            {...(stored?.certificate ? { note: storedNote(otherAddress(form, CERTIFICATE_ADDRESS)) } : {})}
          />
        )}
      </FormField>
      {!file && stored?.certificateValidTo && <StoredValidity validTo={new Date(stored.certificateValidTo)} />}
      <div onBlur={() => setEntered(form.getValues('certificatePassword'))}>
        <SecretField
          form={form}
          name="certificatePassword"
          isStored={(stored?.certificatePassword ?? false) && file === undefined}
          address={PASSWORD_ADDRESS}
          required
        />
      </div>
      {/* Below, so that the field does not move. */}
      {file && !form.formState.errors.certificate && (
        <CertificateCard file={file} password={certificatePassword === entered ? entered : ''} />
      )}
    </>
  );
}

function StoredValidity({ validTo }: { validTo: Date }) {
  const [now] = useState(() => new Date());
  return <Notice tone={toneOf(daysUntil(validTo, now))}>{validityText(validTo, now)}</Notice>;
}
