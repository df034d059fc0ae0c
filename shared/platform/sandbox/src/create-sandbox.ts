import './node-globals';
import { randomUUID } from 'node:crypto';
import { VERSION_HEADER } from '@console/http';
import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { createAuditTrail } from './audit/audit-trail';
import { authenticate } from './authenticate';
import { bridgeFetch } from './bridge-fetch';
import { answerErrors } from './calls/answer-errors';
import { type EndpointDescription, endpointsOn } from './calls/endpoint';
import { RecordReads } from './calls/record-reads';
import type { Database } from './db/open-database';
import { openSeeded, reseed } from './db/seed';
import { LOOPBACK } from './delivery-services/email-delivery';
import { tokenForEmail } from './identity/accounts';
import { loadKeys } from './identity/keys';
import { PERSONAS, type PersonaKey } from './identity/personas';
import type { SessionUse } from './identity/sessions';
import { createMailer, readOutbox, type SentMail } from './notifications/mailer';
import { openApiOf } from './openapi/openapi';
import type { PaymentProvider } from './payments/payment-provider';
import { PaymentSimulator } from './payments/payment-simulator';
import { paymentWebhook } from './payments/payment-webhook';
import type { StripeSettings } from './payments/stripe-settings';
import { createOutgoing } from './platform/outgoing';
import type { Platform } from './platform/platform';
import { subjects } from './subjects';
import { applyFaults, FAULT_HEADER } from './testing/apply-faults';
import { Faults } from './testing/faults';
import { addSession, setUserLimit, testControls } from './testing/test-controls';
import { viewpointStandIn } from './viewpoint/viewpoint-stand-in';

export interface SandboxOptions {
  databaseUrl?: string | undefined;
  /** Minimum for users in the seeded company and documents per environment. */
  scale?: number;
  /** Opens the fault controls and checks answers against schemas. */
  testMode?: boolean;
  now?: () => Date;
  /** Absent = mail stays in the outbox. */
  smtpUrl?: string | undefined;
  /** Companies may enter these mail servers; default: loopback where the private network is allowed. */
  smtpHosts?: readonly string[] | undefined;
  issuer?: string | undefined;
  /** Accepts tokens of an external identity provider too. */
  trustedIssuer?: string | undefined;
  /** Consoles that may call the API and receive redirects. */
  consoleOrigins?: string[] | undefined;
  accessTokenSeconds?: number;
  /** Default: standard output of a server, nothing in process. */
  writeLine?: (line: string) => void;
  /** PEM. Serves TLS and requests client certificates, for mutual TLS. */
  tls?: { key: string; cert: string } | undefined;
  /** Whether companies may enter private addresses; default: in test mode only. */
  isPrivateNetworkAllowed?: boolean;
  /** C95; default: true. */
  buyersNeedBilling?: boolean;
  /** Absent = the simulator. */
  stripe?: StripeSettings | undefined;
}

export interface Sandbox {
  app: FastifyInstance;
  personas: typeof PERSONAS;
  /** Issued as after a sign-in, for a persona or a seeded address. */
  tokenFor(who: PersonaKey | (string & {}), grantId?: string): Promise<string>;
  /** Adds a session as a browser's sign-in does; tokens with the grant belong to this session. */
  addSession(who: PersonaKey, use: Omit<SessionUse, 'sessionUid'>): Promise<void>;
  fetch: typeof fetch;
  faults: Faults;
  outbox: { list(): Promise<SentMail[]> };
  setUserLimit(productCode: string, userLimit: number): Promise<void>;
  payments: PaymentProvider;
  db: Database;
  endpoints: readonly EndpointDescription[];
  close(): Promise<void>;
}

export type Extension = (app: FastifyInstance, platform: Platform) => Promise<void>;

/** Runs in this process, without a port. */
export async function createSandbox(options: SandboxOptions = {}, extend?: Extension): Promise<Sandbox> {
  const { databaseUrl = ':memory:', scale = 0, testMode = true, now = () => new Date() } = options;
  const { issuer = 'http://localhost:4000', isPrivateNetworkAllowed: isPrivateAllowed = testMode } = options;
  const seedOptions = () => ({ now: now().getTime(), scale });
  const { db, close } = await openSeeded(databaseUrl, subjects, seedOptions());
  const platform: Platform = {
    db,
    keys: await loadKeys(db),
    mailer: createMailer({
      db,
      now,
      smtpUrl: options.smtpUrl,
      smtpHosts: options.smtpHosts ?? (isPrivateAllowed ? LOOPBACK : []),
    }),
    payments: await openPayments(options.stripe, {
      db,
      now,
      origin: issuer,
      onPaid: async (payment) => {
        for (const { onPaid } of subjects) await onPaid?.(platform, payment);
      },
    }),
    faults: new Faults(),
    outgoing: createOutgoing(isPrivateAllowed),
    recordReads: new RecordReads(now),
    auditTrail: createAuditTrail(db, now),
    writeLine: options.writeLine ?? (() => undefined),
    issuer,
    trustedIssuer: options.trustedIssuer,
    consoleOrigins: options.consoleOrigins ?? ['http://localhost:3000'],
    accessTokenSeconds: options.accessTokenSeconds ?? 600,
    buyersNeedBilling: options.buyersNeedBilling ?? true,
    testMode,
    now,
  };

  const { tls } = options;
  const app = Fastify({
    genReqId: () => randomUUID().slice(0, 13),
    routerOptions: { ignoreTrailingSlash: true },
    // Any certificate passes: the registered thumbprint identifies the client.
    ...(tls ? { https: { ...tls, requestCert: true, rejectUnauthorized: false } } : {}),
  }) as FastifyInstance;
  answerErrors(app, platform);
  await app.register(formbody);
  const endpoints: EndpointDescription[] = [];
  await app.register((scope) => restApi(scope, platform, endpoints));
  app.get('/openapi.json', async () => openApiOf(endpoints));
  if (testMode) {
    testControls(app, platform, async () => {
      platform.faults.clear();
      platform.recordReads.clear();
      await reseed(db, subjects, seedOptions());
    });
  }
  await app.register(viewpointStandIn);
  await app.register((scope) => paymentWebhook(scope, platform));
  app.get('/health', async () => ({ status: 'ok' }));
  await extend?.(app, platform);
  await app.ready();
  const stops = subjects.flatMap(({ background }) => background?.(platform, endpoints) ?? []);

  return {
    app,
    personas: PERSONAS,
    tokenFor: (who, grantId) =>
      tokenForEmail(platform, who in PERSONAS ? PERSONAS[who as PersonaKey].email : who, grantId),
    addSession: (who, use) => addSession(db, PERSONAS[who].email, use),
    fetch: bridgeFetch(app),
    faults: platform.faults,
    outbox: { list: () => readOutbox(db) },
    setUserLimit: (productCode, userLimit) => setUserLimit(db, productCode, userLimit),
    payments: platform.payments,
    db,
    endpoints,
    close: async () => {
      await app.close();
      await Promise.all(stops.map((stop) => stop()));
      close();
    },
  };
}

type Simulated = ConstructorParameters<typeof PaymentSimulator>[0];

async function openPayments(stripe: StripeSettings | undefined, options: Simulated): Promise<PaymentProvider> {
  if (!stripe) return new PaymentSimulator(options);
  // Stripe's package is large and rarely needed.
  const { StripeProvider } = await import('./payments/stripe-provider');
  return new StripeProvider({ ...options, settings: stripe });
}

async function restApi(app: FastifyInstance, platform: Platform, described: EndpointDescription[]): Promise<void> {
  const { auditTrail, consoleOrigins, recordReads, testMode } = platform;
  await app.register(cors, {
    origin: consoleOrigins,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', VERSION_HEADER, ...(testMode ? [FAULT_HEADER] : [])],
    exposedHeaders: ['x-request-id', 'retry-after', VERSION_HEADER],
    // The longest time that browsers cache a preflight, which costs a round trip per address.
    maxAge: 7_200,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });
  if (testMode) applyFaults(app, platform);
  const endpoint = endpointsOn(
    app,
    { authenticate: (request) => authenticate(platform, request), auditTrail, recordReads, testMode },
    described,
  );
  for (const { endpoints = [] } of subjects) for (const define of endpoints) define(endpoint, platform);
}
