import type { FastifyReply } from 'fastify';
import type { Html } from './html';

/** What every page is sent with. The console's origins are where a sign-in form's redirects end. */
export function pageHeaders(consoleOrigins: string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self'",
    `form-action 'self' ${consoleOrigins.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    // Not `no-referrer`: forms must still send their Origin.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
}

export function sendPage(reply: FastifyReply, { markup }: Html): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(markup);
}
