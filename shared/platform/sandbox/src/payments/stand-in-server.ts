import { join } from 'node:path';
import { policyOrigin } from '@console/api';
import { language, t, translated } from '@console/words';
import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod';
import { answerErrors } from '../calls/answer-errors';
import { type Html, html } from '../pages/html';
import { sendPage } from '../pages/Page';
import { serveFiles } from '../pages/page-assets';
import type { Platform } from '../platform/platform';
import { speakToCustomers } from '../words/request-words';
import type { Payment } from './payment-provider';
import { PaymentSimulator } from './payment-simulator';
import { typedCard } from './test-cards';

const confirmation = z.object({ clientSecret: z.string(), card: typedCard });
const bankAnswer = z.object({ clientSecret: z.string(), isApproved: z.boolean() });

/** Serves Stripe.js, frames and API at a separate origin. */
export function standInServer(platform: Platform): FastifyInstance | undefined {
  const { payments: provider } = platform;
  if (!(provider instanceof PaymentSimulator)) return undefined;
  const app = Fastify();
  answerErrors(app, platform);
  speakToCustomers(app);
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

  serveFiles(app, join(import.meta.dirname, 'stand-in'), {
    '/v3/': 'stripe.js',
    '/v3/card-form.js': 'card-form.js',
    '/v3/bank.js': 'bank.js',
    '/v3/frame.css': 'frame.css',
  });
  app.get('/v3/card-form', async (_request, reply) => sendPage(reply, cardFrame()));
  app.get('/v3/bank', async (_request, reply) => sendPage(reply, bankFrame()));

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
    last_payment_error: failure ? { ...failure, message: translated(failure.message) } : null,
  };
}

function frame(name: string, title: string, body: Html): Html {
  return html`<!doctype html>
<html lang="${language()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/v3/frame.css">
<script src="/v3/${name}.js" type="module"></script>
</head>
${body}
</html>`;
}

const cardFrame = () =>
  frame(
    'card-form',
    t('Card'),
    html`<body>
<form>
<div class="field wide"><label for="number">${t('Card number')}</label><input id="number" name="number" inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234"></div>
<div class="field"><label for="expiry">${t('Expiration')}</label><input id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="${t('MM / YY')}"></div>
<div class="field"><label for="cvc">CVC</label><input id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" placeholder="CVC"></div>
<div class="field wide"><label for="name">${t('Name on card')}</label><input id="name" name="name" autocomplete="cc-name"></div>
</form>
</body>`,
  );

const bankFrame = () =>
  frame(
    'bank',
    t('Your bank needs your approval'),
    html`<body class="bank">
<h1>${t('Your bank needs your approval')}</h1>
<p id="question" role="status" data-with-amount="${translated('Approve the payment of {amount}?')}">${t('Approve this payment?')}</p>
<p>${t('This is a test. No money is charged.')}</p>
<p class="row"><button value="yes">${t('Approve')}</button><button value="no">${t('Decline')}</button></p>
</body>`,
  );
