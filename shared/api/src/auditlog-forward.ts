import { get, post } from '@console/http';
import { z } from '@console/schema';
import type { AuditEntry } from './audit-trail';
import { noAnswer } from './no-answer';
import type { SecretAddresses } from './stored-secrets';
import * as texts from './texts';

/* api/Customer/AuditlogForward: the receivers of a company's audit entries (INTG-169, INTG-177). */

/** C82: the specification does not give the wire values. */
export const authenticationType = z.enum(['none', 'client-credentials']);

/**
 * The secret goes to the token endpoint, and the resulting access token to the receiver: with another address for
 * either, a user could get access with the stored secret.
 */
export const secretAddresses = { clientSecret: ['tokenEndpoint', 'url'] } as const satisfies SecretAddresses;

/**
 * INTG-169. An empty `clientSecret` keeps the stored secret if its addresses are unchanged and removes it otherwise,
 * whether forwarding is on or off.
 */
export const auditForwarding = z.object({
  enableAuditForwarding: z.boolean(),
  /** Both receivers may be chosen (C81). */
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
  clientSecret: texts.setting,
  tokenEndpoint: texts.setting,
  scope: texts.setting,
});

/** Removes the secret if the platform answers with it, so that it goes no further than this schema. */
export const auditForwardingAnswer = z.pipe(
  z.extend(auditForwarding, { clientSecret: z.nullish(z.string()), isClientSecretStored: z.optional(z.boolean()) }),
  z.transform(({ clientSecret, isClientSecretStored, ...config }) => ({
    ...config,
    isClientSecretStored: isClientSecretStored ?? Boolean(clientSecret),
  })),
);

/** Unspecified: the message to a receiver about one call that changed something; the audit trail lists the same. */
export type ForwardedEntry = AuditEntry;
export type AuditForwarding = z.infer<typeof auditForwarding>;
export type StoredAuditForwarding = z.infer<typeof auditForwardingAnswer>;

/** INTG-177 */
export const getAuditForwarding = get('main', 'api/Customer/AuditlogForward', { answer: auditForwardingAnswer });
/** INTG-177 */
export const updateAuditForwarding = post('main', 'api/Customer/AuditlogForward', {
  edits: getAuditForwarding,
  body: auditForwardingRequest,
  answer: noAnswer,
});
