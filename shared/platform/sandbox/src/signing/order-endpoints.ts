import { adminIntegration, texts } from '@console/api';
import { get, post } from '@console/http';
import { t } from '@console/words';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { DefineEndpoint } from '../calls/endpoint';
import { companyOf } from '../calls/gates';
import { notFound } from '../calls/refusal';
import type { Platform } from '../platform/platform';
import { orderSigning } from './order-signing';
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
export function orderEndpoints(endpoint: DefineEndpoint, platform: Platform): void {
  const { db } = platform;

  endpoint(post('main', 'api/DigitalSigning/Orders', { body: order, answer: orderState }), {
    gate: 'client',
    audit: ['signingOrder', 'created'],
    scopes,
    handle: async ({ principal, body }) => {
      const company = companyOf(principal);
      const { id, settings } = await orderSigning(platform, company, body);
      return stateOf(settings, id, null);
    },
  });

  endpoint(get('main', 'api/DigitalSigning/Orders/:orderId', { answer: orderState }), {
    gate: 'client',
    scopes,
    handle: async ({ principal, params: { orderId } }) => {
      const company = companyOf(principal);
      const isOrder = and(eq(signingOrders.id, orderId), eq(signingOrders.customerId, company.id));
      const [signingOrder] = await db.select().from(signingOrders).where(isOrder);
      if (!signingOrder) throw notFound(t('The order was not found.'));
      return stateOf(await readSettings(platform, company), orderId, signingOrder.signedAt);
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
