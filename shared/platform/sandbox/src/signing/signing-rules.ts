import { adminIntegration } from '@console/api';
import { isEmail } from '@console/schema/emails';
import { t } from '@console/words';
import { eq } from 'drizzle-orm';
import { readFolders } from '../archive/folder-rules';
import type { Company } from '../calls/principal';
import { Refusal, refuseInvalid } from '../calls/refusal';
import type { Platform } from '../platform/platform';
import { secretsAfter } from '../platform/stored-secrets';
import { NO_CREDENTIALS, NO_STORAGE, type SigningCredentials } from './credentials';
import type { SigningProviders } from './signing-providers';
import { signingSettings } from './signing-tables';

export type Settings = typeof signingSettings.$inferSelect;
type Request = adminIntegration.SaveProviderRequest;

export async function readSettings(
  { db }: Pick<Platform, 'db'>,
  { id: customerId }: Pick<Company, 'id'>,
): Promise<Settings> {
  const none = { customerId, credentials: NO_CREDENTIALS, signAuthMethods: {}, archive: NO_STORAGE };
  await db.insert(signingSettings).values(none).onConflictDoNothing();
  const [row] = await db.select().from(signingSettings).where(eq(signingSettings.customerId, customerId));
  if (!row) throw new Error(`${customerId} has no signing settings`);
  return row;
}

export function providerIdOf({ providerId, credentialsType }: Request): adminIntegration.ProviderId {
  const provider = Object.entries(adminIntegration.credentialsTypes).find(([id]) => id === providerId);
  if (!provider || provider[1] !== credentialsType)
    throw new Refusal(400, t('Unknown signing provider. Choose another provider.'));
  return providerId as adminIntegration.ProviderId;
}

/**
 * An unsent secret is the stored one. Pages have keys masked, so keys come from the latest generation or the store, for
 * the same provider only.
 */
export function credentialsOf({ customCredentials: credentials }: Request, settings: Settings, providerId: string) {
  const request = { providerId, clientSecret: credentials.clientSecret };
  const storedFields = { providerId: settings.providerId, clientSecret: settings.credentials.clientSecret };
  const addresses = adminIntegration.secretAddresses;
  const stored = settings.providerId === providerId ? settings.credentials : NO_CREDENTIALS;
  const accessKeys = credentials.accessKeys?.isSet ? (settings.newKeys ?? stored.accessKeys) : null;
  const isScrive = providerId === 'scrive';
  return {
    clientId: credentials.clientId.trim(),
    ...secretsAfter({ addresses, sent: request, stored: storedFields }, 'clientSecret'),
    companyId: credentials.companyId.trim(),
    defaultNotificationEmail: credentials.defaultNotificationEmail.trim(),
    accessKeys: isScrive ? accessKeys : null,
  };
}

/** INTG-020 to INTG-022, INTG-024: required before the provider is called. */
export function refuseIncomplete(providerId: adminIntegration.ProviderId, credentials: SigningCredentials): void {
  const { clientId, clientSecret, companyId, accessKeys } = credentials;
  const isVerified = providerId === 'verified';
  const needsSecret = isVerified || (providerId === 'scrive' && !accessKeys);
  refuseInvalid({
    clientId: isVerified && clientId === '' ? t('Required') : undefined,
    companyId: isVerified && companyId === '' ? t('Required') : undefined,
    clientSecret: needsSecret && clientSecret === '' ? t('Required') : undefined,
  });
}

/** INTG-020 to INTG-028 */
export async function checkProvider(
  providers: SigningProviders,
  request: Request,
  settings: Settings,
): Promise<Pick<Settings, 'providerId' | 'credentials' | 'signAuthMethods'>> {
  const providerId = providerIdOf(request);
  const credentials = credentialsOf(request, settings, providerId);
  const { defaultNotificationEmail: email, accessKeys } = credentials;
  refuseIncomplete(providerId, credentials);
  const isEmailMissing = email === '' && providerId === 'signicat';
  refuseInvalid({
    defaultNotificationEmail:
      isEmailMissing || (email !== '' && !isEmail(email)) ? t('Must be valid email') : undefined,
  });
  const signAuthMethods = Object.fromEntries(
    adminIntegration.signAuthMethods.map((method) => [method, request.availableSignAuthMethods[method] === true]),
  );
  if (providerId === 'scrive') {
    if (!accessKeys) throw new Refusal(400, t('Generate access keys first.'));
    if (!Object.values(signAuthMethods).includes(true)) throw new Refusal(400, t('Choose at least one method.'));
  }
  const isUnchanged = settings.providerId === providerId && isSame(credentials, settings.credentials);
  if (providerId === 'verified' && !isUnchanged) await checkWithProvider(providers, credentials);
  return { providerId, credentials, signAuthMethods };
}

async function checkWithProvider(providers: SigningProviders, credentials: SigningCredentials): Promise<void> {
  await providers.check('verified', credentials).catch((error: unknown) => {
    const isWrong = error instanceof Refusal && error.status === 400;
    throw isWrong ? new Refusal(400, t('Test not successful or not run')) : error;
  });
}

const isSame = (a: SigningCredentials, b: SigningCredentials) =>
  a.clientId === b.clientId && a.clientSecret === b.clientSecret && a.companyId === b.companyId;

/** INTG-034, INTG-037, INTG-038 (C76). */
export async function checkStorage(
  platform: Platform,
  company: Company,
  request: adminIntegration.ArchiveIntegration,
): Promise<adminIntegration.ArchiveIntegration> {
  const { none, optional, mandatory } = adminIntegration.archiveTypes;
  if (request.archiveType === none) return { ...request, archiveFolderIds: [] };
  const isKnown = [optional, mandatory].some((type) => type === request.archiveType);
  if (!isKnown) throw new Refusal(400, t('Unknown storage type. Choose another type.'));
  const ids = [...new Set(request.archiveFolderIds)];
  refuseInvalid({ archiveFolderIds: ids.length === 0 ? t('Required') : undefined });
  const folders = new Map((await readFolders(platform, company)).map((folder) => [folder.id, folder]));
  const allExist = ids.every((id) => folders.has(id));
  const isOneFree = ids.some((id) => folders.get(id)?.accessGroups.length === 0);
  refuseInvalid({
    archiveFolderIds: !allExist
      ? t('A folder no longer exists. Remove it from the list.')
      : isOneFree
        ? undefined
        : t('You need to have at least default, free access folder selected'),
  });
  return { ...request, archiveFolderIds: ids };
}
