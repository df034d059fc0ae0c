import { adminIntegration, texts } from '@console/api';
import { z } from '@console/schema';
import { t } from '@console/words';

type Configuration = adminIntegration.SigningConfiguration;

export const signingFields = z.object({
  providerId: z.string(),
  clientId: texts.setting,
  /** A new secret; empty keeps the stored one. */
  clientSecret: texts.secret,
  companyId: texts.setting,
  defaultNotificationEmail: texts.email,
  accessKeys: z.nullable(adminIntegration.accessKeys),
  /** INTG-016 to INTG-019 */
  testSuccessful: z.boolean(),
  methods: z.array(z.string()),
  archiveType: z.string(),
  folderIds: z.array(z.string()),
  showDownload: z.boolean(),
});

export type SigningValues = z.infer<typeof signingFields>;

const STORAGE_FIELDS = ['archiveType', 'folderIds', 'showDownload'] as const;

export const isStorage = (name: string): boolean => STORAGE_FIELDS.some((field) => field === name);

export const CREDENTIALS = ['clientId', 'companyId', 'clientSecret'] as const;

/** Compares as text, because a test applies to equal credentials. */
export const credentialsInUse = ({
  providerId,
  clientId,
  clientSecret,
  companyId,
}: Pick<SigningValues, 'providerId' | (typeof CREDENTIALS)[number]>): string =>
  JSON.stringify([providerId, clientId, clientSecret, companyId]);

export const signingLabels: Record<keyof SigningValues, string> = {
  providerId: t('Provider'),
  clientId: t('Client ID'),
  clientSecret: t('Client secret'),
  companyId: t('Company ID'),
  defaultNotificationEmail: t('Default notification email'),
  accessKeys: t('Access keys'),
  testSuccessful: t('Test'),
  methods: t('Signing authentication methods'),
  archiveType: t('Storing type'),
  folderIds: t('Folders'),
  showDownload: t('Download from the provider'),
};

export function credentialValues(provider: adminIntegration.SigningProvider | undefined) {
  const { clientId = '', companyId = '', defaultNotificationEmail = '' } = provider?.customCredentials ?? {};
  return {
    clientId,
    clientSecret: '',
    companyId,
    defaultNotificationEmail,
    accessKeys: provider?.customCredentials.accessKeys ?? null,
    methods: Object.entries(provider?.availableSignAuthMethods ?? {}).flatMap(([method, isOn]) =>
      isOn ? [method] : [],
    ),
  };
}

/** C72: a provider with a stored secret counts as tested. */
export function toFormValues({ provider, archiveIntegration }: Configuration): SigningValues {
  return {
    ...credentialValues(provider ?? undefined),
    providerId: provider?.providerId ?? '',
    testSuccessful: provider !== null && provider.customCredentials.clientSecret !== null,
    archiveType: String(archiveIntegration.archiveType),
    folderIds: archiveIntegration.archiveFolderIds,
    showDownload: archiveIntegration.showDownloadSignedFileFromProviderWhenStatusIsCompleted,
  };
}

export function toProviderRequest(
  values: SigningValues,
  { providerId, credentialsType, availableSignAuthMethods }: adminIntegration.SigningProvider,
): adminIntegration.SaveProviderRequest {
  const { clientId, clientSecret, companyId, defaultNotificationEmail, accessKeys, methods } = values;
  const offered = Object.keys(availableSignAuthMethods);
  return {
    providerId,
    credentialsType,
    availableSignAuthMethods: Object.fromEntries(offered.map((method) => [method, methods.includes(method)])),
    customCredentials: {
      clientId: clientId.trim(),
      clientSecret: clientSecret === '' ? null : clientSecret,
      companyId: companyId.trim(),
      defaultNotificationEmail: defaultNotificationEmail.trim(),
      accessKeys,
    },
  };
}

export const toStorageRequest = (values: SigningValues): adminIntegration.ArchiveIntegration => ({
  archiveType: Number(values.archiveType),
  archiveFolderIds: values.folderIds,
  showDownloadSignedFileFromProviderWhenStatusIsCompleted: values.showDownload,
});
