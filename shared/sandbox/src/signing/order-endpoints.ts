import { randomUUID } from 'node:crypto';
import { adminIntegration } from '@console/api';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { signingOrders } from './signing-tables';
import type { DefineEndpoint } from '../platform/endpoint';
import { companyOf } from '../platform/gates';
import type { Platform } from '../platform/platform';
import { notFound, Refusal, refuseInvalid } from '../platform/refusal';
import { Providers } from './call-provider';
import { providerApis } from './provider-apis';
import { readSettings, type Settings } from './signing-rules';

const scopes = ['api.external', 'api.integration_customer'];
const order = z.object({
  documentName: z.string().min(1),
  signAuthMethod: z.string(),
  signingMethod: z.enum(adminIntegration.signingMethodCodes),
  archiveFolderId: z.string().optional(),
});
const orderState = z.object({
  orderId: z.string(),
  status: z.enum(['sent', 'completed']),
  /** Whom the provider tells about the progress. */
  notifies: z.string(),
  /** Whether the signed file may be fetched from the provider. */
  showsDownload: z.boolean(),
});

/** Documents sent to be signed, as the company has set it up. Unspecified: the console has no call for it. */
export function orderEndpoints(endpoint: DefineEndpoint, platform: Platform): void {
  const { db, now } = platform;
  const providers = new Providers(providerApis(db));

  endpoint('POST', '/api/DigitalSigning/Orders', {
    gate: 'client',
    scopes,
    body: order,
    answer: orderState,
    handle: async ({ principal, body }) => {
      const company = companyOf(principal);
      const settings = await readSettings(platform, company);
      const { providerId, credentials, signAuthMethods } = settings;
      if (!providerId) throw new Refusal(400, 'The company has no signing provider yet.');
      refuseInvalid({
        signAuthMethod: signAuthMethods[body.signAuthMethod] ? undefined : 'This method is not switched on.',
        archiveFolderId: folderError(settings, body.archiveFolderId),
      });
      await providers.send(providerId, credentials);
      const id = randomUUID();
      const { documentName, signAuthMethod, archiveFolderId: folderId = null } = body;
      const sent = { id, customerId: company.id, providerId, createdAt: now().getTime() };
      await db.insert(signingOrders).values({ ...sent, documentName, signAuthMethod, folderId });
      return stateOf(settings, id, null);
    },
  });

  endpoint('GET', '/api/DigitalSigning/Orders/:orderId', {
    gate: 'client',
    scopes,
    params: z.object({ orderId: z.string() }),
    answer: orderState,
    handle: async ({ principal, params: { orderId } }) => {
      const company = companyOf(principal);
      const isOrder = and(eq(signingOrders.id, orderId), eq(signingOrders.customerId, company.id));
      const [found] = await db.select().from(signingOrders).where(isOrder);
      if (!found) throw notFound('The order');
      return stateOf(await readSettings(platform, company), orderId, found.signedAt);
    },
  });
}

/** INTG-033: with None nothing is stored, with Optional the sender decides, with Mandatory a folder is needed. */
function folderError({ archive }: Settings, folderId: string | undefined): string | undefined {
  const { none, mandatory } = adminIntegration.archiveTypes;
  if (folderId === undefined) return archive.archiveType === mandatory ? 'Required' : undefined;
  if (archive.archiveType === none) return 'Signed files are not stored in the archive.';
  return archive.archiveFolderIds.includes(folderId) ? undefined : 'Signed files are not stored in this folder.';
}

function stateOf({ archive, credentials }: Settings, orderId: string, signedAt: number | null) {
  const { showDownloadSignedFileFromProviderWhenStatusIsCompleted: showsDownload } = archive;
  const isCompleted = signedAt !== null;
  return {
    orderId,
    status: isCompleted ? ('completed' as const) : ('sent' as const),
    notifies: credentials.defaultNotificationEmail,
    showsDownload: isCompleted && showsDownload,
  };
}
