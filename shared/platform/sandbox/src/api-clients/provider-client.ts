import { apiClient } from '@console/api';
import { eq } from 'drizzle-orm';
import type { AdapterPayload } from 'oidc-provider';
import type { Database } from '../db/open-database';
import { SIGNING_ALGORITHM } from '../identity/keys';
import { apiClients } from './api-client-tables';

/** Undefined if disabled, deleted or of an unknown type. `client_secret` is the hash for `isSecret`. */
export async function findProviderClient(db: Database, clientId: string): Promise<AdapterPayload | undefined> {
  const [client] = await db.select().from(apiClients).where(eq(apiClients.clientId, clientId));
  const scope = client && apiClient.scopeOf(client);
  if (!client?.enabled || scope === undefined) return undefined;
  return {
    client_id: client.clientId,
    client_name: client.name,
    client_secret: client.secretHash,
    token_endpoint_auth_method: 'client_secret_basic',
    grant_types: ['client_credentials'],
    response_types: [],
    redirect_uris: [],
    scope,
    id_token_signed_response_alg: SIGNING_ALGORITHM,
    tls_client_certificate_bound_access_tokens: client.useMtls,
  };
}

export async function thumbprintOf(db: Database, clientId: string): Promise<string | undefined> {
  const [client] = await db.select().from(apiClients).where(eq(apiClients.clientId, clientId));
  return client?.thumbprint ?? undefined;
}
