import { pathOf } from '@console/contract';
import { useQuery } from '@console/query';
import { useLocation, useNavigate } from '@console/router';
import { Panel } from '@console/ui';
import { PanelForm, useForm } from '@console/ui/form';
import { t } from '@console/words';
import area from '../area';
import { WebhookFields } from './WebhookFields';
import { newWebhook, toRequest, webhookLabels, webhookSchema } from './webhook-schema';
import { useSaveWebhook, webhooksQuery } from './webhooks-queries';

/** C78: the title is Editing here too. */
export function NewWebhookPanel() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { data: webhooks = [] } = useQuery(webhooksQuery);
  const close = () => navigate(`${pathOf(area.pages.archive)}${search}`);
  const form = useForm({
    id: 'new-webhook',
    label: t('New webhook'),
    schema: webhookSchema,
    values: newWebhook,
    labels: webhookLabels,
    save: useSaveWebhook('new'),
    toRequest,
    onSaved: close,
  });
  return (
    <Panel title={t('Editing', undefined, 'new webhook')} onClose={close}>
      <PanelForm form={form} isNew onCancel={close}>
        <WebhookFields form={form} others={webhooks} />
      </PanelForm>
    </Panel>
  );
}
