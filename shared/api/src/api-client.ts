import { del, get, post, put } from '@console/http';
import { z } from '@console/schema';
import * as texts from './texts';

/* api/Customer/ApiClient (INTG-127..INTG-161) */

/** INTG-133 to INTG-136, with the token's scope. There is no type 3. */
export const clientTypes = [
  { id: 1, name: 'Standard', scope: 'api.external' },
  { id: 2, name: 'External System', scope: 'api.integration_customer' },
  { id: 4, name: 'Audit', scope: 'api.audit' },
  { id: 5, name: 'MetaTool', scope: 'api.metatool' },
] as const;

/** INTG-138, added to the token's scope. */
export const webEditorScopes = [
  { id: 1, name: 'Development', scope: 'webeditor.dev' },
  { id: 2, name: 'Test', scope: 'webeditor.test' },
  { id: 3, name: 'Stage', scope: 'webeditor.stage' },
  { id: 4, name: 'Demo', scope: 'webeditor.demo' },
  { id: 5, name: 'Production', scope: 'webeditor.prod' },
] as const;

/** ISO string; null = never. Unspecified, so optional (C127). */
const instant = z.optional(z.nullable(z.string()));

/** INTG-153. Only the creation answers the secret. */
export const apiClient = z.object({
  clientId: z.string(),
  clientName: z.string(),
  /** Normally a member of `clientTypes`. */
  clientType: z.int(),
  useMtls: z.boolean(),
  thumbprint: z.nullable(z.string()),
  enabled: z.boolean(),
  useWebeditorEnvScope: z.boolean(),
  /** Member of `webEditorScopes`, or null. */
  webeditorScope: z.nullable(z.int()),
  createdDate: instant,
  /** Last token, or call with one. */
  lastUsedDate: instant,
});
/** INTG-155 */
export const createApiClientRequest = z.object({
  clientName: texts.name,
  clientType: z.int(),
  useMtls: z.boolean(),
  /** Empty without mutual TLS (INTG-141). */
  thumbprint: texts.line,
  useWebeditorEnvScope: z.optional(z.boolean()),
  webeditorScope: z.optional(z.int()),
});
/** INTG-156 */
export const createdApiClient = z.object({
  clientId: z.string(),
  clientSecret: z.string(),
  clientName: z.string(),
  useMtls: z.boolean(),
});

export const ownClient = z.object({
  clientId: z.string(),
  clientName: z.string(),
  company: z.string(),
  scope: z.string(),
});

export type ApiClient = z.infer<typeof apiClient>;
export type CreateApiClientRequest = z.infer<typeof createApiClientRequest>;
export type CreatedApiClient = z.infer<typeof createdApiClient>;

/** Separated by spaces; undefined for an unknown type. */
export function scopeOf(client: Pick<ApiClient, 'clientType' | 'useWebeditorEnvScope' | 'webeditorScope'>) {
  const type = clientTypes.find(({ id }) => id === client.clientType);
  const webEditor = webEditorScopes.find(({ id }) => client.useWebeditorEnvScope && id === client.webeditorScope);
  return type && [type.scope, ...(webEditor ? [webEditor.scope] : [])].join(' ');
}

/** INTG-154 */
export const getApiClients = get('main', 'api/Customer/ApiClient', { answer: z.array(apiClient) });
/** INTG-155 */
export const createApiClient = post('main', 'api/Customer/ApiClient', {
  body: createApiClientRequest,
  answer: createdApiClient,
});
/** INTG-157 */
export const enableApiClient = put('main', 'api/Customer/ApiClient/:clientId/enable');
/** INTG-158 */
export const disableApiClient = put('main', 'api/Customer/ApiClient/:clientId/disable');
/** INTG-159 */
export const deleteApiClient = del('main', 'api/Customer/ApiClient/:clientId');
/** Unspecified (C155): a client's first request, with any scope. */
export const getOwnClient = get('main', 'api/ApiClient/Self', { answer: ownClient });
