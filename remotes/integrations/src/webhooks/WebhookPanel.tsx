import type { digitalArchiveWebhooks } from '@console/api';
import { pathOf } from '@console/contract';
import { inVersionOf } from '@console/http';
import { Detail, LoadedPanel } from '@console/product';
import { useQuery } from '@console/query';
import { useLocation, useNavigate, useParams } from '@console/router';
import { DescriptionList, Time } from '@console/ui';
import { PanelForm, useForm } from '@console/ui/form';
import { useNeighbours } from '@console/ui/table';
import { t } from '@console/words';
import area from '../area';
import { GoneRecord } from '../components/GoneRecord';
import { integrationsSettings } from '../components/integrations-settings';
import { WebhookDeliveries } from './WebhookDeliveries';
import { WebhookFields } from './WebhookFields';
import { toFormValues, toRequest, webhookLabels, webhookSchema } from './webhook-schema';
import { webhooksTable } from './webhooks-columns';
import { useSaveWebhook, webhooksQuery } from './webhooks-queries';

/** INTG-055 */
export function WebhookPanel() {
  const { webhookId = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useQuery(webhooksQuery);
  const { previous, next } = useNeighbours(webhooksTable, query.data, webhookId);
  const close = () => navigate(`${pathOf(area.pages.archive)}${search}`);
  const addressOf = (webhook: digitalArchiveWebhooks.Webhook | undefined) =>
    webhook && `${pathOf(area.pages.webhook, { webhookId: webhook.id })}${search}`;

  return (
    <LoadedPanel
      title={t('Editing')}
      record={query.data?.find(({ id }) => id === webhookId)?.name}
      recordId={webhookId}
      query={query}
      onClose={close}
      previous={{ label: t('Previous webhook'), to: addressOf(previous) }}
      next={{ label: t('Next webhook'), to: addressOf(next) }}
    >
      {(webhooks) => {
        const webhook = webhooks.find(({ id }) => id === webhookId);
        if (webhook)
          return <WebhookForm webhook={inVersionOf(webhooks, webhook)} webhooks={webhooks} onClose={close} />;
        return <GoneRecord title={t('This webhook no longer exists')} all={t('All webhooks')} onClose={close} />;
      }}
    </LoadedPanel>
  );
}

interface WebhookFormProps {
  webhook: digitalArchiveWebhooks.Webhook;
  webhooks: readonly digitalArchiveWebhooks.Webhook[];
  onClose: () => void;
}

function WebhookForm({ webhook, webhooks, onClose }: WebhookFormProps) {
  const { hasWebhookDeliveries } = integrationsSettings();
  const form = useForm({
    id: 'edit-webhook',
    label: t('Editing'),
    schema: webhookSchema,
    values: toFormValues(webhook),
    labels: webhookLabels,
    describe: { isActive: (isActive) => (isActive ? t('Active') : t('Deactivated')) },
    save: useSaveWebhook(webhook),
    toRequest,
    onSaved: onClose,
  });
  return (
    <PanelForm
      form={form}
      onCancel={onClose}
      aside={
        <>
          <DescriptionList wide>
            <Detail label={t('Created')}>
              <Time value={webhook.createdDate} />
            </Detail>
          </DescriptionList>
          {hasWebhookDeliveries && <WebhookDeliveries webhook={webhook} />}
        </>
      }
    >
      <WebhookFields form={form} saved={webhook} others={webhooks.filter(({ id }) => id !== webhook.id)} />
    </PanelForm>
  );
}
