import type { FastifyInstance } from 'fastify';
import { Refusal } from '../calls/refusal';
import type { Platform } from '../platform/platform';

/** Receives events from a provider outside this process; the signature proves the sender. */
export async function paymentWebhook(app: FastifyInstance, { payments }: Platform): Promise<void> {
  if (!payments.receive) return;
  const receive = payments.receive.bind(payments);
  // The signature covers the raw bytes.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('/payments/webhook', async ({ body, headers }) => {
    const signature = headers['stripe-signature'];
    if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new Refusal(400, 'This message is not signed.');
    await receive(body, signature);
    return { received: true };
  });
}
