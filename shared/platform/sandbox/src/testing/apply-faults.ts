import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../platform/platform';
import { type Fault, parseFault } from './faults';

export const FAULT_HEADER = 'x-sandbox-fault';

const HTML_ERROR = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>';

/** Faults act before the endpoint runs; `lost` acts after the answer. Test mode only. */
export function applyFaults(app: FastifyInstance, { faults, consoleOrigins }: Platform): void {
  const losingAnswers = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'OPTIONS') return undefined;
    const header = request.headers[FAULT_HEADER];
    const path = request.url.split('?')[0] ?? '';
    const fault = typeof header === 'string' ? parseFault(header) : faults.take(request.method, path);
    if (!fault && header) return reply.code(400).send({ Message: `${FAULT_HEADER} is not understood.` });
    if (!fault) return undefined;
    if (fault.delay) await wait(fault.delay);
    // Without this header a browser reports a lost connection instead.
    const { origin } = request.headers;
    if (origin && consoleOrigins.includes(origin)) reply.header('access-control-allow-origin', origin);
    if (fault.body === 'lost') losingAnswers.add(request);
    return breakCall(reply, fault);
  });
  // Without `done` nothing is sent: the call takes effect, its answer never arrives.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (losingAnswers.has(request)) reply.raw.destroy();
    else done(null, payload);
  });
}

function breakCall(reply: FastifyReply, { status, body, message, retryAfter }: Fault): FastifyReply | undefined {
  if (body === 'drop' || body === 'hang') {
    reply.hijack();
    if (body === 'drop') reply.raw.destroy();
    return reply;
  }
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  reply.code(status ?? 200);
  if (body === 'html') return reply.type('text/html').send(HTML_ERROR);
  if (body === 'malformed') return reply.type('application/json').send('{"users": [');
  if (status === undefined) return undefined;
  return reply.send(message === undefined ? {} : { Message: message });
}
