import { randomUUID } from 'node:crypto';
import { apiClient } from '@console/api';
import { eq } from 'drizzle-orm';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import { noteChange } from '../calls/note-change';
import { hashSecret } from '../identity/passwords';
import type { Platform } from '../platform/platform';
import { byName } from '../words/request-words';
import { changeClient, checkedClient, newSecret } from './api-client-rules';
import { apiClients } from './api-client-tables';

export function apiClientEndpoints(define: DefineEndpoint, { db, now }: Platform): void {
  const endpoint = behind(define, 'GENERAL_ADMIN');

  endpoint(apiClient.getApiClients, async ({ company }) => {
    const rows = await db.select().from(apiClients).where(eq(apiClients.customerId, company.id));
    return byName(rows).map(
      ({ name, customerId: _company, secretHash: _hash, createdAt, lastTokenAt, lastCallAt, ...client }) => ({
        ...client,
        clientName: name,
        createdDate: new Date(createdAt).toISOString(),
        lastUsedDate: lastUsed(lastTokenAt, lastCallAt),
      }),
    );
  });

  endpoint(apiClient.createApiClient, {
    audit: ['apiClient', 'created'],
    handle: async ({ principal, company, body }) => {
      const client = checkedClient(body);
      const clientId = randomUUID();
      const clientSecret = newSecret();
      await db.insert(apiClients).values({
        ...client,
        clientId,
        customerId: company.id,
        secretHash: hashSecret(clientSecret),
        createdAt: now().getTime(),
      });
      noteChange(principal, { id: clientId, name: client.name, after: { name: client.name, useMtls: client.useMtls } });
      return { clientId, clientSecret, clientName: client.name, useMtls: client.useMtls };
    },
  });

  for (const enabled of [true, false]) {
    endpoint(enabled ? apiClient.enableApiClient : apiClient.disableApiClient, {
      audit: ['apiClient', 'updated'],
      handle: async ({ principal, company, params: { clientId: id } }) => {
        const { name, enabled: wasEnabled } = await changeClient(db, company, id, { enabled });
        noteChange(principal, { id, name, before: { enabled: wasEnabled }, after: { enabled } });
      },
    });
  }

  endpoint(apiClient.deleteApiClient, {
    audit: ['apiClient', 'deleted'],
    handle: async ({ principal, company, params: { clientId: id } }) => {
      const { name, enabled } = await changeClient(db, company, id, 'delete');
      noteChange(principal, { id, name, before: { name, enabled } });
    },
  });
}

function lastUsed(lastTokenAt: number | null, lastCallAt: number | null): string | null {
  const at = Math.max(lastTokenAt ?? 0, lastCallAt ?? 0);
  return at === 0 ? null : new Date(at).toISOString();
}
