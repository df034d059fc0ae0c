import { adminIntegration, type digitalArchiveFolders } from '@console/api';
import { isEmail } from '@console/schema/emails';
import { t } from '@console/words';
import { isStorage, type SigningValues, signingFields, toFormValues } from './signing-schema';

export interface Missing {
  field: keyof SigningValues;
  label: string;
  message: string;
}

export interface SigningContext {
  /** Undefined unless the provider's secret is stored. */
  providerWithSecret: string | undefined;
  /** Undefined until loaded: the server decides. */
  folders: readonly digitalArchiveFolders.Folder[] | undefined;
  /** Never sent, so that deleted folders do not block a save. */
  isStorageUnchanged: boolean;
}

const REQUIRED = t('Required');

const isSecretStored = (providerId: string, { providerWithSecret }: SigningContext): boolean =>
  providerId !== '' && providerId === providerWithSecret;

interface SchemaData {
  configuration: adminIntegration.SigningConfiguration;
  folders: SigningContext['folders'];
}

/** The save bar lists issues by `Missing` labels. */
export function signingSchema({ configuration, folders }: SchemaData) {
  const stored = Object.entries(toFormValues(configuration)).filter(([name]) => isStorage(name));
  const providerWithSecret = providerWithSecretOf(configuration);
  return signingFields.check(({ value, issues }) => {
    const isStorageUnchanged = stored.every(([name, saved]) => isSame(saved, value[name as keyof SigningValues]));
    for (const { field, label, message } of missingParts(value, { folders, providerWithSecret, isStorageUnchanged })) {
      issues.push({ code: 'custom', input: value[field], path: [field], message, params: { label } });
    }
  });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function providerWithSecretOf({ provider }: adminIntegration.SigningConfiguration): string | undefined {
  return provider && provider.customCredentials.clientSecret !== null ? provider.providerId : undefined;
}

/** INTG-020 to INTG-028, INTG-037, INTG-038, in field order. */
export function missingParts(values: SigningValues, context: SigningContext): Missing[] {
  return [...missingOfProvider(values, context), ...missingOfStorage(values, context)];
}

function missingOfProvider(values: SigningValues, context: SigningContext): Missing[] {
  const { providerId, clientId, companyId, clientSecret, accessKeys, defaultNotificationEmail, methods } = values;
  const missingIf = (field: keyof SigningValues, label: string, isEntered: boolean, message = REQUIRED): Missing[] =>
    isEntered ? [] : [{ field, label, message }];
  const hasSecret = clientSecret !== '' || isSecretStored(providerId, context);
  const email = defaultNotificationEmail.trim();
  const isEmailRight = email === '' ? providerId !== 'signicat' : isEmail(email);
  const emailMissing = missingIf(
    'defaultNotificationEmail',
    t('Notification email'),
    isEmailRight,
    t('Must be valid email'),
  );

  if (providerId === '') return missingIf('providerId', t('Choose a provider'), false);
  if (providerId === 'verified') {
    return [
      ...missingIf('clientId', t('UserId'), clientId.trim() !== ''),
      ...missingIf('companyId', t('Company ID'), companyId.trim() !== ''),
      ...missingIf('clientSecret', t('Client secret'), hasSecret),
      ...emailMissing,
      ...missingIf('testSuccessful', t('Test credentials'), values.testSuccessful, t('Test not successful or not run')),
    ];
  }
  if (providerId === 'scrive') {
    const hasKeys = accessKeys?.isSet === true;
    return [
      ...missingIf('clientSecret', t('Client secret'), hasKeys || hasSecret),
      ...missingIf('accessKeys', t('Generate access keys'), hasKeys, t('Generate access keys first')),
      ...emailMissing,
      ...missingIf('methods', t('Choose at least one method'), methods.length > 0, t('Choose at least one method')),
    ];
  }
  return emailMissing;
}

/** C76: another message if no chosen folder is free. */
function missingOfStorage(values: SigningValues, context: SigningContext): Missing[] {
  const { archiveType, folderIds } = values;
  const { folders, isStorageUnchanged } = context;
  if (Number(archiveType) === adminIntegration.archiveTypes.none) return [];
  if (hasGoneFolder(values, context)) {
    return isStorageUnchanged ? [] : [{ field: 'folderIds', label: t('Remove deleted folders'), message: FOLDER_GONE }];
  }
  if (folderIds.length === 0) return [{ field: 'folderIds', label: t('Choose a folder'), message: REQUIRED }];
  const isFree = folders?.some(({ id, accessGroups }) => accessGroups.length === 0 && folderIds.includes(id)) ?? true;
  if (isFree) return [];
  const message = t('You need to have at least default, free access folder selected');
  return [{ field: 'folderIds', label: t('Free access folder'), message }];
}

/** The server's text. */
export const FOLDER_GONE = t('A folder no longer exists. Remove it from the list.');

export const hasGoneFolder = (
  { folderIds }: Pick<SigningValues, 'folderIds'>,
  { folders }: Pick<SigningContext, 'folders'>,
): boolean => folders !== undefined && folderIds.some((id) => !folders.some((folder) => folder.id === id));

const HIDDEN = '*'.repeat(8);

/** INTG-031, C73 */
export const partlyHidden = (value: string): string => HIDDEN + value.slice(HIDDEN.length);
