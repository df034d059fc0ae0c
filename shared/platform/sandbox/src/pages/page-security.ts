import { policyOrigin } from '@console/api';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../calls/refusal';
import type { Platform } from '../platform/platform';

/** Also refuses forms submitted by another site. */
export function securePages(app: FastifyInstance, { consoleOrigins, issuer }: Platform): void {
  const ownOrigin = new URL(issuer).origin;
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(pageHeaders(consoleOrigins));
    const { origin } = request.headers;
    const isForm = request.method === 'POST' && /^\/(?:identity|payments|platform)\//.test(request.url);
    if (isForm && origin !== undefined && origin !== ownOrigin) {
      throw new Refusal(403, 'This form was sent from elsewhere.');
    }
  });
}

function pageHeaders(consoleOrigins: string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self'",
    // A sign-in form ends, after redirects, at a console.
    `form-action 'self' ${consoleOrigins.flatMap((origin) => policyOrigin(origin) ?? []).join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    // `no-referrer` would hide the Origin of forms.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
}
