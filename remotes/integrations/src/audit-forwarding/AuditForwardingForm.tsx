import type { auditlogForward } from '@console/api';
import { type FormState, PageForm, useForm, useFormValues } from '@console/ui/form';
import { WithPreview } from '@console/ui/layout';
import { t } from '@console/words';
import { useState } from 'react';
import { AuditForwardingFields } from './AuditForwardingFields';
import { useUpdateAuditForwarding } from './audit-forwarding-queries';
import {
  type AuditForwardingValues,
  auditForwardingSchema,
  keepsSecret,
  toFormValues,
  toRequest,
} from './audit-forwarding-schema';
import { ExampleEntry, ForwardedSample } from './ForwardedSample';
import { ForwardingOff } from './ForwardingOff';

const SECRETS = ['clientSecret'] as const;

export function AuditForwardingForm({ stored }: { stored: auditlogForward.StoredAuditForwarding }) {
  const [saved, setSaved] = useState(stored);
  const updateForwarding = useUpdateAuditForwarding(({ clientSecret, ...request }) => {
    setSaved({ ...request, isClientSecretStored: clientSecret !== '' || keepsSecret(request, saved) });
  });
  const form = useForm({
    id: 'auditlog-forwarding',
    label: t('Auditlog Forwarding'),
    schema: auditForwardingSchema(saved),
    values: toFormValues(stored),
    record: stored,
    save: updateForwarding,
    toRequest,
    savedValues: (sent) => ({ ...sent, clientSecret: '' }),
    secrets: SECRETS,
    labels: {
      enableAuditForwarding: t('Enabled'),
      receivers: t('Type'),
      messagePrefix: t('Console message prefix'),
      url: 'URL',
      authenticationType: t('Authentication type'),
      clientId: t('Client ID'),
      clientSecret: t('Client Secret'),
      tokenEndpoint: t('Token Endpoint'),
      scope: t('Scope'),
    },
  });
  const isEnabled = form.watch('enableAuditForwarding');

  function turnOn() {
    form.setValue('enableAuditForwarding', true, { shouldDirty: true });
    // The focused button has gone.
    form.setFocus('enableAuditForwarding');
  }

  return (
    <PageForm form={form} effect={effectOf(saved, isEnabled)}>
      <WithPreview data-columns="preview">
        <div>
          <AuditForwardingFields form={form} stored={saved} />
          {!isEnabled && <ForwardingOff onTurnOn={turnOn} />}
        </div>
        <Sample form={form} />
      </WithPreview>
    </PageForm>
  );
}

function Sample({ form }: { form: FormState<AuditForwardingValues> }) {
  const values = useFormValues(form);
  if (!values.enableAuditForwarding) return <ExampleEntry />;
  return values.receivers.length > 0 && <ForwardedSample values={values} />;
}

function effectOf(saved: auditlogForward.StoredAuditForwarding, isEnabled: boolean) {
  if (saved.enableAuditForwarding === isEnabled) return undefined;
  return isEnabled ? t('Only new entries are sent') : t('No more entries will be sent, including pending ones');
}
