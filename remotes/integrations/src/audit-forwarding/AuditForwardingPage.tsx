import type { auditlogForward } from '@console/api';
import { useQuery } from '@console/query';
import { Button, EmptyState, LineDrawing, Loaded, Page, PageHeader } from '@console/ui';
import { type FormState, PageForm, useForm, useFormValues } from '@console/ui/form';
import { PreviewSkeleton, WithPreview } from '@console/ui/layout';
import { t } from '@console/words';
import { useState } from 'react';
import { AuditForwardingFields } from './AuditForwardingFields';
import { auditForwardingQuery, useUpdateAuditForwarding } from './audit-forwarding-queries';
import {
  type AuditForwardingValues,
  auditForwardingSchema,
  keepsSecret,
  toFormValues,
  toRequest,
} from './audit-forwarding-schema';
import { ExampleEntry, ForwardedSample } from './ForwardedSample';

/** INTG-162..INTG-179 */
export function AuditForwardingPage() {
  return (
    <Page endsInActions>
      <PageHeader title={t('Auditlog Forwarding')} summary={t('Sends each audit log entry to your own system')} />
      <Loaded query={useQuery(auditForwardingQuery)} skeleton={<PreviewSkeleton fields={4} />}>
        {(stored) => <AuditForwardingForm stored={stored} />}
      </Loaded>
    </Page>
  );
}

function AuditForwardingForm({ stored }: { stored: auditlogForward.StoredAuditForwarding }) {
  const [saved, setSaved] = useState(stored);
  const updateForwarding = useUpdateAuditForwarding(stored, ({ clientSecret, ...request }) => {
    setSaved({ ...request, isClientSecretStored: clientSecret !== '' || keepsSecret(request, saved) });
  });
  const form = useForm({
    id: 'auditlog-forwarding',
    label: t('Auditlog Forwarding'),
    schema: auditForwardingSchema(saved),
    values: toFormValues(stored),
    save: updateForwarding,
    toRequest,
    savedValues: (sent) => ({ ...sent, clientSecret: '' }),
    secrets: ['clientSecret'],
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

function ForwardingOff({ onTurnOn }: { onTurnOn: () => void }) {
  return (
    <EmptyState
      drawing={
        <LineDrawing viewBox="0 0 120 64" aria-hidden>
          <path d="M0 58h120" />
          <path d="M14 14h34v44H14Z" />
          <path d="M20 24h22M20 32h22M20 40h14" data-faint />
          <path d="M54 36h18M67 31l6 5-6 5" />
          <path d="M80 26h28v32H80Z" data-filled />
          <path d="M80 42h28M86 34h4M86 50h4" />
        </LineDrawing>
      }
      title={t('Forwarding is off')}
      action={<Button onClick={onTurnOn}>{t('Turn on')}</Button>}
    >
      {t(
        'When it’s on, each change made in the console or through the API is sent as an entry: who, what, when, from where, and whether it succeeded. Entries go to your address, the platform’s log, or both.',
      )}
    </EmptyState>
  );
}
