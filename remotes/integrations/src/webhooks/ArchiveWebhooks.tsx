import type { digitalArchiveWebhooks } from '@console/api';
import { pathOf } from '@console/contract';
import { useQuery } from '@console/query';
import { Button, ConfirmDialog, EmptyState, LinkButton, shortName } from '@console/ui';
import { ActivateIcon, AddIcon, DeleteIcon } from '@console/ui/icons';
import { RecordList } from '@console/ui/record';
import { DataTable, type RowAction, useTable } from '@console/ui/table';
import { n, t } from '@console/words';
import { useCallback, useState } from 'react';
import area from '../area';
import { webhooksTable } from './webhooks-columns';
import { countWebhooks, useDeleteWebhooks, useToggleWebhook, webhooksQuery } from './webhooks-queries';

type Webhook = digitalArchiveWebhooks.Webhook;

const webhookHref = ({ id }: Webhook) => pathOf(area.pages.webhook, { webhookId: id });

/** INTG-051 to INTG-054 */
export function ArchiveWebhooks() {
  const query = useQuery(webhooksQuery);
  const table = useTable(webhooksTable, { rows: query.data });
  const [deleted, setDeleted] = useState<readonly Webhook[]>();
  const { mutate: toggle } = useToggleWebhook();

  const rowActions = useCallback(
    (webhook: Webhook): RowAction[] => [
      {
        label: webhook.isActive ? t('Deactivate') : t('Activate'),
        icon: <ActivateIcon />,
        inRow: true,
        onSelect: () => toggle({ ...webhook, isActive: !webhook.isActive }),
      },
    ],
    [toggle],
  );

  const newButton = (
    <LinkButton variant="primary" icon={<AddIcon />} to={pathOf(area.pages.newWebhook)}>
      {t('New')}
    </LinkButton>
  );
  return (
    <>
      <DataTable
        table={table}
        query={query}
        label={t('Webhooks')}
        count={countWebhooks}
        rowHref={webhookHref}
        searchLabel={t('Search webhooks')}
        noMatchTitle={t('No webhooks found')}
        empty={
          <EmptyState title={t('No webhooks')} action={newButton}>
            {t('A webhook tells another system when a folder or a document changes.')}
          </EmptyState>
        }
        actions={newButton}
        rowActions={rowActions}
        selectionActions={(selected) => (
          <Button variant="danger" size="small" icon={<DeleteIcon />} onClick={() => setDeleted(selected)}>
            {t('Delete')}
          </Button>
        )}
      />
      {deleted && <DeleteWebhooksDialog webhooks={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  );
}

/** INTG-053 */
function DeleteWebhooksDialog({ webhooks, onClose }: { webhooks: readonly Webhook[]; onClose: () => void }) {
  const [first, ...others] = webhooks;
  return (
    <ConfirmDialog
      title={
        others.length === 0
          ? t('Delete {name}?', { name: shortName(first?.name ?? '') })
          : n(webhooks.length, 'Delete {count} webhook?', 'Delete {count} webhooks?')
      }
      verb={t('Delete')}
      danger
      save={useDeleteWebhooks()}
      variables={webhooks.map(({ id }) => id)}
      onClose={onClose}
    >
      {others.length > 0 && (
        <RecordList label={t('Will be deleted')} records={webhooks} idOf={({ id }) => id}>
          {({ name }) => name}
        </RecordList>
      )}
      {t('Archive events will no longer be sent, and events waiting to be sent will be dropped.')}
    </ConfirmDialog>
  );
}
