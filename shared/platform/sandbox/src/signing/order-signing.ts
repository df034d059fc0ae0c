import { randomUUID } from 'node:crypto';
import { adminIntegration } from '@console/api';
import { t } from '@console/words';
import type { Company } from '../calls/principal';
import { Refusal, refuseInvalid } from '../calls/refusal';
import type { Platform } from '../platform/platform';
import { Providers } from './call-provider';
import { providerApis } from './provider-apis';
import { readSettings, type Settings } from './signing-rules';
import { signingOrders } from './signing-tables';

export interface SigningOrder {
  documentName: string;
  signAuthMethod: string;
  /** Absent = not stored. */
  archiveFolderId?: string | undefined;
}

/** @throws Refusal 400 by field, or in the provider's words */
export async function orderSigning(
  platform: Platform,
  company: Pick<Company, 'id'>,
  { documentName, signAuthMethod, archiveFolderId }: SigningOrder,
): Promise<{ id: string; settings: Settings }> {
  const { db, now } = platform;
  const settings = await readSettings(platform, company);
  const { providerId, credentials, signAuthMethods } = settings;
  if (!providerId) throw new Refusal(400, t('The company has no signing provider yet.'));
  refuseInvalid({
    signAuthMethod: signAuthMethods[signAuthMethod] ? undefined : t('This method is turned off.'),
    archiveFolderId: folderError(settings, archiveFolderId),
  });
  await new Providers(providerApis(db)).send(providerId, credentials);
  const id = randomUUID();
  const sent = { id, customerId: company.id, providerId, documentName, signAuthMethod, createdAt: now().getTime() };
  await db.insert(signingOrders).values({ ...sent, folderId: archiveFolderId ?? null });
  return { id, settings };
}

/** INTG-033: None stores nothing, Optional leaves the choice, Mandatory requires a folder. */
function folderError({ archive }: Settings, folderId: string | undefined): string | undefined {
  const { none, mandatory } = adminIntegration.archiveTypes;
  if (folderId === undefined) return archive.archiveType === mandatory ? t('Required') : undefined;
  if (archive.archiveType === none) return t('Signed files are not stored in the archive.');
  return archive.archiveFolderIds.includes(folderId)
    ? undefined
    : t('Signed files can’t be stored in this folder. Choose another folder.');
}
