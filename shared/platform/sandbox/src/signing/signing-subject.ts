import { archiveFolders } from '../archive/archive-tables';
import { companies } from '../companies/seed-companies';
import type { Subject } from '../platform/subject';
import { NO_CREDENTIALS } from './credentials';
import { orderEndpoints } from './order-endpoints';
import { signingProviderPages } from './SigningProvidersPage';
import { signingEndpoints } from './signing-endpoints';
import { agreements } from './signing-providers';
import { signingSettings } from './signing-tables';

const SIGNED_FILES = ['Bedriftsavtaler', 'Fullmakter', 'Signert uten mappe'];

export const signingSubject: Subject = {
  endpoints: [signingEndpoints, orderEndpoints],
  pages: signingProviderPages,
  seed: (rows) => {
    const { id: customerId } = companies.fjellheim;
    const folders = rows
      .of(archiveFolders)
      .filter((folder) => folder.customerId === customerId && SIGNED_FILES.includes(folder.name));
    rows.add(signingSettings, {
      customerId,
      providerId: 'verified',
      credentials: {
        ...NO_CREDENTIALS,
        ...agreements.verified,
        defaultNotificationEmail: 'signering@fjellheim.example',
      },
      signAuthMethods: { standard: true, no_bankId: true, se_bankid: true, sms: false },
      archive: {
        archiveType: 1,
        archiveFolderIds: folders.map(({ id }) => id),
        showDownloadSignedFileFromProviderWhenStatusIsCompleted: true,
      },
    });
  },
};
