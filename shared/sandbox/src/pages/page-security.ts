import type { FastifyInstance } from 'fastify';
import { Refusal } from '../platform/refusal';
import type { Platform } from '../platform/platform';

/** A form of the platform's pages is only ever sent from the platform's pages. */
export function refuseForeignForms(app: FastifyInstance, { issuer }: Platform): void {
  const own = new URL(issuer).origin;
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers;
    const isForm = request.method === 'POST' && /^\/(?:identity|platform)\//.test(request.url);
    if (isForm && origin !== undefined && origin !== own) throw new Refusal(403, 'This form was sent from elsewhere.');
  });
}
