import { get, post } from '@console/http';
import { z } from '@console/schema';
import type { SecretAddresses } from './stored-secrets';
import * as texts from './texts';

/* api/AdminIntegration (INTG-001..INTG-048) */

/** INTG-005, in the platform's case (C74). */
export const signAuthMethods = ['standard', 'no_bankId', 'se_bankid', 'sms'] as const;
/** INTG-010. Another list than `signAuthMethods` (C74). */
export const signingMethodCodes = ['AUC', 'ASC', 'AIC', 'ABC', 'ACC', 'TL', 'TUC'] as const;
/** INTG-006, INTG-007 */
export const credentialsTypes = { signicat: 1, verified: 2, scrive: 3 } as const;
/** INTG-033 */
export const archiveTypes = { none: 0, optional: 1, mandatory: 2 } as const;

export type ProviderId = keyof typeof credentialsTypes;

/** Unspecified: full values, or masked as in the sandbox. */
export const accessKeys = z.object({
  apiToken: z.string(),
  apiSecret: z.string(),
  accessToken: z.string(),
  accessSecret: z.string(),
  isSet: z.boolean(),
});
/** INTG-009 */
export const customCredentials = z.object({
  clientId: z.string(),
  /** Unspecified: a mask if stored, else null; null in a request changes nothing. */
  clientSecret: z.nullable(z.string()),
  companyId: z.string(),
  defaultNotificationEmail: z.string(),
  accessKeys: z.nullable(accessKeys),
});
/** INTG-008 */
export const signingProvider = z.object({
  providerId: z.string(),
  name: z.string(),
  description: z.string(),
  customCredentials,
  availableSignAuthMethods: z.record(z.string(), z.boolean()),
  credentialsType: z.int(),
});
/** The platform sets each provider's address. */
export const secretAddresses = { clientSecret: ['providerId'] } as const satisfies SecretAddresses;

const sentAccessKeys = z.extend(accessKeys, {
  apiToken: texts.secret,
  apiSecret: texts.secret,
  accessToken: texts.secret,
  accessSecret: texts.secret,
});
const sentCredentials = z.extend(customCredentials, {
  clientId: texts.setting,
  clientSecret: z.nullable(texts.secret),
  companyId: texts.setting,
  defaultNotificationEmail: texts.email,
  accessKeys: z.nullable(sentAccessKeys),
});
/** INTG-013. Also for the test and generating keys. */
export const saveProviderRequest = z.object({
  providerId: texts.key,
  credentialsType: z.int(),
  availableSignAuthMethods: z.record(texts.key, z.boolean()),
  customCredentials: sentCredentials,
});
/** INTG-039 */
export const archiveIntegration = z.object({
  archiveType: z.int(),
  archiveFolderIds: z.array(z.string()),
  showDownloadSignedFileFromProviderWhenStatusIsCompleted: z.boolean(),
});
export const saveArchiveRequest = z.extend(archiveIntegration, { archiveFolderIds: z.array(texts.key) });
/** INTG-012 */
export const signingConfiguration = z.object({
  archiveIntegration,
  /** Null = none chosen. */
  provider: z.nullable(signingProvider),
});
export const generatedKeys = z.object({ customCredentials: z.object({ accessKeys }) });

export type AccessKeys = z.infer<typeof accessKeys>;
export type SigningProvider = z.infer<typeof signingProvider>;
export type SaveProviderRequest = z.infer<typeof saveProviderRequest>;
export type ArchiveIntegration = z.infer<typeof archiveIntegration>;
export type SigningConfiguration = z.infer<typeof signingConfiguration>;

/** INTG-011 */
export const getSigningProviders = get('main', 'api/AdminIntegration/digitalsigning/providers', {
  answer: z.array(signingProvider),
});
/** INTG-012 */
export const getSigningConfiguration = get('main', 'api/AdminIntegration/digitalsigningconfiguration', {
  answer: signingConfiguration,
});
/** INTG-013 */
export const saveSigningProvider = post('main', 'api/AdminIntegration/digitalsigning', {
  edits: getSigningConfiguration,
  body: saveProviderRequest,
});
/** INTG-014 */
export const testSigningProvider = post('main', 'api/AdminIntegration/digitalsigning/test', {
  body: saveProviderRequest,
});
/** INTG-015 */
export const generateAccessKeys = post('main', 'api/AdminIntegration/digitalsigning/generateAccessKeys', {
  body: saveProviderRequest,
  answer: generatedKeys,
});
/** INTG-039 */
export const saveArchiveIntegration = post('main', 'api/AdminIntegration/digitalsigningarchiveintegration', {
  edits: getSigningConfiguration,
  body: saveArchiveRequest,
});
