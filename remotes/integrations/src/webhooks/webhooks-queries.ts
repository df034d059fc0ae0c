import { digitalArchiveWebhooks } from '@console/api';
import { inVersionOf, send, versionOf } from '@console/http';
import { callQuery, keyOf, type QueryClient, useQueryClient } from '@console/query';
import { idsLeft, useDelete, useEdit, useSave } from '@console/ui';
import { n, t } from '@console/words';
import { useState } from 'react';

const WEBHOOKS = keyOf(digitalArchiveWebhooks.getWebhooks);
const DELIVERIES_EVERY_MS = 10_000;

export const countWebhooks = (count: number) => n(count, '{count} webhook', '{count} webhooks');

export const webhooksQuery = callQuery(digitalArchiveWebhooks.getWebhooks);

export const deliveriesQuery = (webhookId: string) =>
  callQuery(digitalArchiveWebhooks.getWebhookDeliveries, { webhookId }, { refetchInterval: DELIVERIES_EVERY_MS });

/** INTG-058, INTG-059, INTG-061 */
export function useSaveWebhook(webhook: digitalArchiveWebhooks.Webhook | 'new') {
  const client = useQueryClient();
  return useEdit(webhook, {
    mutationFn: (body: digitalArchiveWebhooks.CreateWebhookRequest, edit) =>
      webhook === 'new'
        ? send(digitalArchiveWebhooks.createWebhook, { body })
        : edit(digitalArchiveWebhooks.updateWebhook, { body: { id: webhook.id, ...body } }),
    saved: (_, { name }) => ({ title: t('Webhook settings saved'), description: name }),
    record: ({ name }) => name,
    failed: t('Failed to save Webhook settings'),
    onSuccess: () => client.invalidateQueries({ queryKey: WEBHOOKS }),
  });
}

/** Changes at once, and restores after a refusal; the toast has Undo. */
export function useToggleWebhook() {
  const client = useQueryClient();
  const show = (id: string, isActive: boolean) =>
    client.setQueryData(
      webhooksQuery.queryKey,
      (rows) =>
        rows &&
        inVersionOf(
          rows,
          rows.map((row) => (row.id === id ? { ...row, isActive } : row)),
        ),
    );
  const toggle = useSave({
    mutationFn: ({ id, name, url, isActive }: digitalArchiveWebhooks.Webhook) =>
      send(
        digitalArchiveWebhooks.updateWebhook,
        { body: { id, name, url, isActive } },
        { version: versionOf(client.getQueryData(webhooksQuery.queryKey)) },
      ),
    saved: (_, { name, isActive, ...webhook }) => ({
      title: t('Webhook settings saved'),
      description: isActive ? t('{name} is active', { name }) : t('{name} is deactivated', { name }),
      action: { label: t('Undo'), onClick: () => toggle.mutate({ name, ...webhook, isActive: !isActive }) },
    }),
    record: ({ name }) => name,
    failed: t('Failed to save Webhook settings'),
    overlapping: true,
    scope: 'toggle webhooks',
    onMutate: ({ id, isActive }) => show(id, isActive),
    onError: (_, { id, isActive }) => show(id, !isActive),
    onSuccess: () => client.invalidateQueries({ queryKey: WEBHOOKS }),
  });
  return toggle;
}

function namesOf(client: QueryClient, ids: readonly string[]): string {
  const [first] = client.getQueryData(webhooksQuery.queryKey)?.filter(({ id }) => ids.includes(id)) ?? [];
  return ids.length === 1 && first ? first.name : countWebhooks(ids.length);
}

export function useDeleteWebhooks() {
  const client = useQueryClient();
  return useDelete({
    mutationFn: (body: readonly string[]) => send(digitalArchiveWebhooks.deleteWebhooks, { body }),
    left: (ids: readonly string[]) => idsLeft(ids, () => client.fetchQuery({ ...webhooksQuery, staleTime: 0 })),
    gone: (ids) => n(ids.length, 'The webhook was already deleted', 'The webhooks were already deleted'),
    saved: (ids) => ({
      title: t('Webhook deleted'),
      ...(ids.length > 1 ? { description: countWebhooks(ids.length) } : {}),
    }),
    record: (ids) => namesOf(client, ids),
    failed: t('Failed to delete selected items'),
    onSuccess: () => client.invalidateQueries({ queryKey: WEBHOOKS }),
  });
}

export function useSendAgain(webhookId: string) {
  const client = useQueryClient();
  return useSave({
    mutationFn: (deliveryId: string) => send(digitalArchiveWebhooks.sendDeliveryAgain, { webhookId, deliveryId }),
    saved: t('Sending again'),
    failed: t('Failed to send'),
    onSuccess: () => client.invalidateQueries({ queryKey: deliveriesQuery(webhookId).queryKey }),
  });
}

/** Keeps the secret in this hook's state, until `forget` (Q20). */
export function useCreateSigningSecret(webhookId: string) {
  const [created, setCreated] = useState<string>();
  const save = useSave({
    mutationFn: () => send(digitalArchiveWebhooks.createSigningSecret, { webhookId }),
    failed: t('Failed to save'),
    isSecret: true,
  });
  return {
    created,
    isPending: save.isPending,
    start: () => save.mutate(undefined, { onSuccess: ({ signingSecret }) => setCreated(signingSecret) }),
    forget: () => setCreated(undefined),
  };
}
