import type { adminIntegration } from '@console/api';

export type SigningKeys = Omit<adminIntegration.AccessKeys, 'isSet'>;

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

/** Masked: a secret as present or absent, keys without their first 8 characters. */
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
