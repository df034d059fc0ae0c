import { auditlogForward, isSecretRetained } from '@console/api';
import { z } from '@console/schema';
import { t } from '@console/words';

const receiver = z.enum(['rest', 'console']);
export type Receiver = z.infer<typeof receiver>;

const { messagePrefix, url, clientId, clientSecret, tokenEndpoint, scope } =
  auditlogForward.auditForwardingRequest.shape;
const values = z.object({
  enableAuditForwarding: z.boolean(),
  /** C81 */
  receivers: z.array(receiver),
  messagePrefix,
  url,
  authenticationType: z.enum(['none', 'client-credentials']),
  clientId,
  clientSecret,
  tokenEndpoint,
  scope,
});
export type AuditForwardingValues = z.infer<typeof values>;

/** INTG-170..INTG-176. What is stored decides about the secret. */
export function auditForwardingSchema(stored: auditlogForward.StoredAuditForwarding) {
  const required = (name: keyof AuditForwardingValues, isRequired: (form: AuditForwardingValues) => boolean) =>
    z.refine<AuditForwardingValues>((form) => !isRequired(form) || form[name] !== '', {
      path: [name],
      message: t('Required'),
    });
  return values.check(
    z.refine(({ enableAuditForwarding, receivers }) => !enableAuditForwarding || receivers.length > 0, {
      path: ['receivers'],
      message: t('Choose Rest API, Console, or both'),
    }),
    required('url', hasRest),
    required('clientId', hasCredentials),
    required('clientSecret', (form) => hasCredentials(form) && !keepsSecret(form, stored)),
    required('tokenEndpoint', hasCredentials),
  );
}

const hasRest = ({ enableAuditForwarding, receivers }: AuditForwardingValues) =>
  enableAuditForwarding && receivers.includes('rest');
export const hasCredentials = (form: AuditForwardingValues) =>
  hasRest(form) && form.authenticationType === 'client-credentials';

export const keepsSecret = (
  sent: Pick<AuditForwardingValues, 'tokenEndpoint' | 'url'>,
  stored: auditlogForward.StoredAuditForwarding,
): boolean =>
  stored.isClientSecretStored && isSecretRetained(auditlogForward.secretAddresses.clientSecret, stored, sent);

export function toFormValues(stored: auditlogForward.StoredAuditForwarding): AuditForwardingValues {
  const { useRestApiForward, useConsoleForward, isClientSecretStored: _, ...rest } = stored;
  const receivers: Receiver[] = [];
  if (useRestApiForward) receivers.push('rest');
  if (useConsoleForward) receivers.push('console');
  return { ...rest, receivers, clientSecret: '' };
}

export function toRequest({ receivers, ...rest }: AuditForwardingValues): auditlogForward.AuditForwarding {
  return {
    ...rest,
    useRestApiForward: receivers.includes('rest'),
    useConsoleForward: receivers.includes('console'),
  };
}
