import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { policyOrigin } from '@console/api';
import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod';
import { answerErrors } from '../calls/answer-errors';
import type { Platform } from '../platform/platform';
import type { Payment } from './payment-provider';
import { PaymentSimulator } from './payment-simulator';

const typedCard = z.object({ number: z.string(), expiry: z.string(), cvc: z.string(), name: z.string() });
const confirmation = z.object({ clientSecret: z.string(), card: typedCard });
const bankAnswer = z.object({ clientSecret: z.string(), isApproved: z.boolean() });

const file = (name: string) => readFileSync(join(import.meta.dirname, 'stand-in', name), 'utf8');

/** Serves Stripe.js, frames and API at a separate origin. */
export function standInServer(platform: Platform): FastifyInstance | undefined {
  const { payments: provider } = platform;
  if (!(provider instanceof PaymentSimulator)) return undefined;
  const app = Fastify();
  answerErrors(app, platform);
  const frames = `frame-ancestors ${platform.consoleOrigins.flatMap((origin) => policyOrigin(origin) ?? []).join(' ')}`;
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; ${frames}`;
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });

  const scripts = { '/v3/': 'stripe.js', '/v3/card-form.js': 'card-form.js', '/v3/bank.js': 'bank.js' };
  for (const [path, name] of Object.entries(scripts)) {
    app.get(path, async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(file(name)));
  }
  app.get('/v3/frame.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(file('frame.css')));
  for (const name of ['card-form', 'bank']) {
    app.get(`/v3/${name}`, async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(file(`${name}.html`)),
    );
  }

  // Called from the console's page, as with Stripe: the secret proves the right.
  app.get('/v1/payment', async (request, reply) => {
    const { client_secret: secret } = z.object({ client_secret: z.string() }).parse(request.query);
    const { origin } = request.headers;
    if (origin && platform.consoleOrigins.includes(origin)) reply.header('access-control-allow-origin', origin);
    return wireOf(await provider.paymentOfSecret(secret));
  });

  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Fastify awaits its handlers, Express does not
  app.post('/v1/payment/confirm', async (request) => {
    const { clientSecret, card } = confirmation.parse(request.body);
    return wireOf(await provider.confirm((await provider.paymentOfSecret(clientSecret)).id, card));
  });

  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Fastify awaits its handlers, Express does not
  app.post('/v1/payment/authenticate', async (request) => {
    const { clientSecret, isApproved } = bankAnswer.parse(request.body);
    return wireOf(await provider.authenticate((await provider.paymentOfSecret(clientSecret)).id, isApproved));
  });
  return app;
}

function wireOf({ id, clientSecret, amount, currency, status, failure }: Payment) {
  return {
    id,
    object: 'payment_intent',
    client_secret: clientSecret,
    amount,
    currency: currency.toLowerCase(),
    status,
    last_payment_error: failure ?? null,
  };
}
