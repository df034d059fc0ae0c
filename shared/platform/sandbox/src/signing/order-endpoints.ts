import { randomUUID } from 'node:crypto';
import { adminIntegration, texts } from '@console/api';
import { get, post } from '@console/http';
import { t } from '@console/words';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import { demandRow, Refusal, refuseInvalid } from '../calls/refusal';
import type { Platform } from '../platform/platform';
import { SigningProviders } from './signing-providers';
import { readSettings, type Settings } from './signing-rules';
import { signingOrders } from './signing-tables';

const scopes = ['api.external', 'api.integration_customer'];
const order = z.object({
  documentName: texts.line.check(z.minLength(1)),
  signAuthMethod: texts.key,
  signingMethod: z.enum(adminIntegration.signingMethodCodes),
  archiveFolderId: z.optional(texts.key),
});
const orderState = z.object({
  orderId: z.string(),
  status: z.enum(['sent', 'completed']),
  notifies: z.string(),
  showsDownload: z.boolean(),
});

/** The console has no call for this; the specification is silent. */
export function orderEndpoints(define: DefineEndpoint, platform: Platform): void {
  const endpoint = behind(define, 'client');
  const { db, now } = platform;
  const providers = new SigningProviders(db);

  endpoint(post('main', 'api/DigitalSigning/Orders', { body: order, answer: orderState }), {
    audit: ['signingOrder', 'created'],
    scopes,
    handle: async ({ company, body }) => {
      const { documentName, signAuthMethod, archiveFolderId } = body;
      const settings = await readSettings(platform, company);
      const { providerId, credentials, signAuthMethods } = settings;
      if (!providerId) throw new Refusal(400, t('The company has no signing provider yet.'));
      refuseInvalid({
        signAuthMethod: signAuthMethods[signAuthMethod] ? undefined : t('This method is turned off.'),
        archiveFolderId: folderError(settings, archiveFolderId),
      });
      await providers.send(providerId, credentials);
      const id = randomUUID();
      const row = { id, customerId: company.id, providerId, documentName, signAuthMethod, createdAt: now().getTime() };
      await db.insert(signingOrders).values({ ...row, folderId: archiveFolderId ?? null });
      return stateOf(settings, id, null);
    },
  });

  endpoint(get('main', 'api/DigitalSigning/Orders/:orderId', { answer: orderState }), {
    scopes,
    handle: async ({ company, params: { orderId } }) => {
      const isOrder = and(eq(signingOrders.id, orderId), eq(signingOrders.customerId, company.id));
      const { signedAt } = await demandRow(
        db.select().from(signingOrders).where(isOrder),
        t('The order was not found.'),
      );
      return stateOf(await readSettings(platform, company), orderId, signedAt);
    },
  });
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

/** INTG-033: None stores nothing, Optional leaves the choice, Mandatory requires a folder. */
function folderError({ archive }: Settings, folderId: string | undefined): string | undefined {
  const { none, mandatory } = adminIntegration.archiveTypes;
  if (folderId === undefined) return archive.archiveType === mandatory ? t('Required') : undefined;
  if (archive.archiveType === none) return t('Signed files aren’t stored in the archive.');
  return archive.archiveFolderIds.includes(folderId)
    ? undefined
    : t('Signed files can’t be stored in this folder. Choose another folder.');
}
