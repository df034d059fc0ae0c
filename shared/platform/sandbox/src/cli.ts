import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PERSONAS } from './identity/personas';
import { stripeSettings } from './payments/stripe-settings';
import { startSandbox } from './start-sandbox';

const HELP = `The sandbox listens on loopback unless --host names another address.
API clients with mutual TLS need --tls-key and --tls-cert.

SANDBOX_DATABASE_URL          file:.console/sandbox.db (with --scale N: sandbox-N.db), or libsql://…
SANDBOX_CONSOLE_ORIGINS       http://localhost:3000
SANDBOX_ISSUER                http://localhost:<port>
SANDBOX_ACCESS_TOKEN_SECONDS  600
SANDBOX_TRUSTED_ISSUER        another issuer of access tokens (RS256, audience console-api, people by email)
SANDBOX_PRIVATE_NETWORK       1: companies may enter addresses of this network
SMTP_URL, SANDBOX_SMTP_HOSTS  mail server of the platform; mail servers of companies that may be reached
SANDBOX_BUYERS_NEED_BILLING   0: any administrator may buy a plan
SANDBOX_TEST_MODE             1 is --test-mode
STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET: test keys, to pay at Stripe. The last is printed by
  stripe listen --forward-to localhost:4000/payments/webhook
A sandbox that Stripe can reach needs an endpoint in Stripe's dashboard for <platform>/payments/webhook, with
payment_intent.succeeded and checkout.session.completed.`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    port: { type: 'string', default: '4000' },
    host: { type: 'string' },
    scale: { type: 'string', default: '0' },
    'tls-key': { type: 'string' },
    'tls-cert': { type: 'string' },
    'test-mode': { type: 'boolean', default: process.env.SANDBOX_TEST_MODE === '1' },
  },
});

if (values.help) {
  console.log(HELP);
  process.exit();
}

const env = (name: string) => process.env[name] || undefined;
const listOf = (name: string) => env(name)?.split(/[\s,]+/);
const { 'tls-key': tlsKey, 'tls-cert': tlsCert } = values;
const tls = tlsKey && tlsCert ? { key: readFileSync(tlsKey, 'utf8'), cert: readFileSync(tlsCert, 'utf8') } : undefined;

try {
  const sandbox = await startSandbox({
    port: Number(values.port),
    scale: Number(values.scale),
    testMode: values['test-mode'],
    accessTokenSeconds: Number(env('SANDBOX_ACCESS_TOKEN_SECONDS') ?? 600),
    smtpUrl: env('SMTP_URL'),
    tls,
    stripe: stripeSettings(process.env),
    trustedIssuer: env('SANDBOX_TRUSTED_ISSUER'),
    ...(env('SANDBOX_PRIVATE_NETWORK') ? { isPrivateNetworkAllowed: env('SANDBOX_PRIVATE_NETWORK') === '1' } : {}),
    buyersNeedBilling: env('SANDBOX_BUYERS_NEED_BILLING') !== '0',
    smtpHosts: listOf('SANDBOX_SMTP_HOSTS'),
    host: values.host,
    issuer: env('SANDBOX_ISSUER'),
    databaseUrl: env('SANDBOX_DATABASE_URL'),
    consoleOrigins: listOf('SANDBOX_CONSOLE_ORIGINS'),
  });
  const { name, email, password } = PERSONAS.owner;
  console.log(`Sandbox at ${sandbox.url} · mail at ${sandbox.url}/outbox · ${name}: ${email} / ${password}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
  }
} catch (error) {
  const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${values.port} is in use. Choose another with --port.` : error);
  process.exitCode = 1;
  if (isTaken) process.exit();
}
