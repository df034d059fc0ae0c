import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';

/** Everything that is OpenID Connect's own goes to the provider, unread. */
export async function identityRoutes(app: FastifyInstance, provider: Provider): Promise<void> {
  const callback = provider.callback();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const methods = ['GET', 'HEAD', 'POST', 'OPTIONS'];
  for (const url of ['/connect/*', '/.well-known/*']) {
    app.route({
      method: methods,
      url,
      handler: (request, reply) => {
        reply.hijack();
        for (const [name, value] of Object.entries(reply.getHeaders())) {
          if (value !== undefined) reply.raw.setHeader(name, value);
        }
        void callback(request.raw, reply.raw);
      },
    });
  }
}
