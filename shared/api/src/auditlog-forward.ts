import { get, post } from '@console/http';
import { z } from '@console/schema';
import type { AuditEntry } from './audit-trail';
import type { SecretAddresses } from './stored-secrets';
import * as texts from './texts';

/* api/Customer/AuditlogForward (INTG-169, INTG-177) */

/** C82 */
export const authenticationType = z.enum(['none', 'client-credentials']);

/** The secret goes to the token endpoint, the token to the receiver: changing either address could reveal access. */
export const secretAddresses = { clientSecret: ['tokenEndpoint', 'url'] } as const satisfies SecretAddresses;

/** INTG-169. An empty `clientSecret` keeps the stored secret if its addresses are unchanged, else removes it. */
export const auditForwarding = z.object({
  enableAuditForwarding: z.boolean(),
  /** C81 */
  useRestApiForward: z.boolean(),
  useConsoleForward: z.boolean(),
  messagePrefix: z.string(),
  url: z.string(),
  authenticationType,
  clientId: z.string(),
  clientSecret: z.string(),
  tokenEndpoint: z.string(),
  scope: z.string(),
});
export const auditForwardingRequest = z.extend(auditForwarding, {
  messagePrefix: texts.line,
  url: texts.setting,
  clientId: texts.setting,
  clientSecret: texts.secret,
  tokenEndpoint: texts.setting,
  scope: texts.setting,
});

/** Removes a secret that the answer contains. */
export const auditForwardingAnswer = z.pipe(
  z.extend(auditForwarding, { clientSecret: z.nullish(z.string()), isClientSecretStored: z.optional(z.boolean()) }),
  z.transform(({ clientSecret, isClientSecretStored, ...config }) => ({
    ...config,
    isClientSecretStored: isClientSecretStored ?? Boolean(clientSecret),
  })),
);

/** Unspecified: forwards the audit trail's entries. */
export type ForwardedEntry = AuditEntry;
export type AuditForwarding = z.infer<typeof auditForwarding>;
export type StoredAuditForwarding = z.infer<typeof auditForwardingAnswer>;

/** INTG-177 */
export const getAuditForwarding = get('main', 'api/Customer/AuditlogForward', { answer: auditForwardingAnswer });
/** INTG-177 */
export const updateAuditForwarding = post('main', 'api/Customer/AuditlogForward', {
  edits: getAuditForwarding,
  body: auditForwardingRequest,
});
