import type { adminIntegration } from '@console/api';

/** The access keys; pages get them masked. */
export type SigningKeys = Omit<adminIntegration.AccessKeys, 'isSet'>;

/** The credentials of a company at its provider. */
export interface SigningCredentials {
  clientId: string;
  clientSecret: string;
  companyId: string;
  defaultNotificationEmail: string;
  accessKeys: SigningKeys | null;
}

export const NO_CREDENTIALS: SigningCredentials = {
  clientId: '',
  clientSecret: '',
  companyId: '',
  defaultNotificationEmail: '',
  accessKeys: null,
};

export const NO_STORAGE: adminIntegration.ArchiveIntegration = {
  archiveType: 0,
  archiveFolderIds: [],
  showDownloadSignedFileFromProviderWhenStatusIsCompleted: false,
};

const MASK = '*'.repeat(8);
const masked = (value: string) => MASK + value.slice(MASK.length);

/** The credentials in the form that pages get: whether there is a secret, and keys without their first 8 characters. */
export function toWire(credentials: SigningCredentials): adminIntegration.SigningProvider['customCredentials'] {
  const { accessKeys, clientSecret, ...open } = credentials;
  return { ...open, clientSecret: clientSecret === '' ? null : MASK, accessKeys: accessKeys && maskedKeys(accessKeys) };
}

export const maskedKeys = (keys: SigningKeys): adminIntegration.AccessKeys => ({
  apiToken: masked(keys.apiToken),
  apiSecret: masked(keys.apiSecret),
  accessToken: masked(keys.accessToken),
  accessSecret: masked(keys.accessSecret),
  isSet: true,
});
