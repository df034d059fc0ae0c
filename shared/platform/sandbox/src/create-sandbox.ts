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
import type { PaymentEvent, PaymentProvider } from './payments/payment-provider';
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
  /** `:memory:` (default), `file:…` or `libsql://…`. */
  databaseUrl?: string;
  /** The minimum of users in the seeded company, and of documents in each environment. */
  scale?: number;
  /** Opens the fault controls and checks every answer against its schema. */
  testMode?: boolean;
  now?: () => Date;
  /** SMTP server for outgoing mail; without it mail stays in the outbox. */
  smtpUrl?: string | undefined;
  /** Mail servers of companies that the platform may connect to; default: loopback where its own network may be called. */
  smtpHosts?: readonly string[];
  /** Origin of the identity provider. */
  issuer?: string;
  /** Issuer of an external identity provider; its access tokens for the API's audience are accepted too. */
  trustedIssuer?: string | undefined;
  /** Origins of the consoles that may call the API and receive redirects. */
  consoleOrigins?: string[];
  accessTokenSeconds?: number;
  /** Receives the lines of the platform's log; default: standard output. */
  writeLine?: (line: string) => void;
  /**
   * PEM. With a certificate the platform serves TLS and requests client certificates, which API clients with mutual TLS
   * need.
   */
  tls?: { key: string; cert: string } | undefined;
  /** Whether companies may enter addresses of this installation's own network; default: in test mode only. */
  isPrivateNetworkAllowed?: boolean;
  /** Whether buying a plan needs the billing right (C95); default: true. */
  buyersNeedBilling?: boolean;
  /** Settings of Stripe for card payments; without them the simulator is used. */
  stripe?: StripeSettings | undefined;
}

export interface Sandbox {
  /** The REST API; answers `inject` without listening. */
  app: FastifyInstance;
  personas: typeof PERSONAS;
  /** An access token as the identity provider would issue it, for a persona or any seeded e-mail address. */
  tokenFor(who: PersonaKey | (string & {}), grantId?: string): Promise<string>;
  /** Adds a session as a sign-in in a browser leaves it; a token with its grant is of this session. */
  addSession(who: PersonaKey, use: Omit<SessionUse, 'sessionUid'>): Promise<void>;
  /** `fetch` that reaches the API without a network. */
  fetch: typeof fetch;
  /** Faults for the following calls; test mode only. */
  faults: Faults;
  outbox: { list(): Promise<SentMail[]> };
  setUserLimit(productCode: string, userLimit: number): Promise<void>;
  /** The payment provider that the platform uses. */
  payments: PaymentProvider;
  db: Database;
  /** Every endpoint of the REST API. */
  endpoints: readonly EndpointDescription[];
  close(): Promise<void>;
}

/** Adds routes before the server is ready; `startSandbox` adds the identity provider and the pages. */
export type Extension = (app: FastifyInstance, platform: Platform) => Promise<void>;

/** A seeded platform in this process. It does not listen on a port. */
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
      deliver: async (event) => {
        for (const { onPaymentEvent } of subjects) await onPaymentEvent?.(event, platform);
      },
    }),
    faults: new Faults(),
    outgoing: createOutgoing(isPrivateAllowed),
    recordReads: new RecordReads(now),
    auditTrail: createAuditTrail(db, now),
    writeLine: options.writeLine ?? ((line) => void process.stdout.write(`${line}\n`)),
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
    // Any certificate is accepted here: a client is recognised by its registered thumbprint, not by the issuer.
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
  const stops = subjects.flatMap(({ background }) => background?.(platform) ?? []);

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

interface PaymentOptions {
  db: Database;
  now: () => Date;
  /** The origin of the simulator's pages. */
  origin: string;
  deliver: (event: PaymentEvent) => Promise<void>;
}

async function openPayments(stripe: StripeSettings | undefined, options: PaymentOptions): Promise<PaymentProvider> {
  if (!stripe) return new PaymentSimulator(options);
  // Stripe's package is large, and few tests need it.
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
    // The longest time that browsers cache it: without it each address costs a round trip before the first call.
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
