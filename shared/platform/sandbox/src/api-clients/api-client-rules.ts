import { randomBytes, timingSafeEqual } from 'node:crypto';
import { apiClient } from '@console/api';
import { t } from '@console/words';
import { and, eq } from 'drizzle-orm';
import type { Company } from '../calls/principal';
import { demandRow, refuseInvalid } from '../calls/refusal';
import type { Database } from '../db/open-database';
import { SHA1_DIGITS, SHA256_DIGITS } from '../identity/client-certificate';
import { hashSecret } from '../identity/passwords';
import { apiClients } from './api-client-tables';

const SECRET_BYTES = 32;

export const newSecret = () => randomBytes(SECRET_BYTES).toString('base64url');
export const isSecret = (secret: string, hash: string) =>
  timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(hash));

/** Tools print the digits with colons and spaces. */
const normalized = (thumbprint: string) => thumbprint.replace(/[\s:]/g, '').toLowerCase();

export function checkedClient(request: apiClient.CreateApiClientRequest) {
  const { clientType, useMtls, useWebeditorEnvScope = false, webeditorScope } = request;
  const name = request.clientName.trim();
  const thumbprint = useMtls ? normalized(request.thumbprint) : null;
  refuseInvalid({
    clientName: name === '' ? t('Required') : undefined,
    clientType: apiClient.clientTypes.some(({ id }) => id === clientType) ? undefined : t('Unkown type'),
    thumbprint: thumbprint === null ? undefined : thumbprintError(thumbprint),
    webeditorScope: isWebEditorScope(useWebeditorEnvScope, webeditorScope) ? undefined : t('Choose a scope.'),
  });
  const scope = useWebeditorEnvScope ? (webeditorScope ?? null) : null;
  return { name, clientType, useMtls, thumbprint, useWebeditorEnvScope, webeditorScope: scope };
}

function thumbprintError(thumbprint: string): string | undefined {
  if (thumbprint === '') return t('Required');
  const isDigest = /^[0-9a-f]+$/.test(thumbprint) && [SHA1_DIGITS, SHA256_DIGITS].includes(thumbprint.length);
  return isDigest ? undefined : t('Enter a thumbprint of 64 hexadecimal digits (SHA-256) or 40 (SHA-1).');
}

const isWebEditorScope = (isUsed: boolean, scope: number | undefined) =>
  !isUsed || apiClient.webEditorScopes.some(({ id }) => id === scope);

/** Another company's client is unknown, like a deleted client. */
export async function changeClient(
  db: Database,
  company: Company,
  clientId: string,
  change: { enabled: boolean } | 'delete',
) {
  const isOwn = and(eq(apiClients.clientId, clientId), eq(apiClients.customerId, company.id));
  const storedClient = await demandRow(db.select().from(apiClients).where(isOwn), t('The API client was not found.'));
  if (change === 'delete') await db.delete(apiClients).where(isOwn);
  else await db.update(apiClients).set(change).where(isOwn);
  return storedClient;
}
