import { apiClient } from '@console/api';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  type Client,
  type Configuration,
  errors,
  interactionPolicy,
  type KoaContextWithOIDC,
  Provider,
} from 'oidc-provider';
import { isSecret } from '../api-clients/api-client-rules';
import { apiClients } from '../api-clients/api-client-tables';
import { thumbprintOf } from '../api-clients/provider-client';
import { reportError } from '../calls/answer-errors';
import { grantCustomers } from '../db/schema';
import { API_AUDIENCE, API_SCOPE, CLIENT_ID } from '../identity/access-token';
import { companyOfGrant, findAccount } from '../identity/accounts';
import { certificateOf, hasThumbprint } from '../identity/client-certificate';
import { companiesOf, companyForSignIn } from '../identity/company-choice';
import { SIGNING_ALGORITHM } from '../identity/keys';
import { noteEnded, noteUse } from '../identity/sessions';
import type { Platform } from '../platform/platform';
import { speaking } from '../words/request-words';
import { providerAdapter } from './provider-adapter';
import { renderErrorPage, renderSignedOutPage, renderSignOutPage } from './provider-pages';

/** Prompts a person with several companies and no choice yet. */
export const COMPANY_PROMPT = 'select_company';

const SESSION_SECONDS = 14 * 24 * 60 * 60;

/** Code flow with PKCE and rotating refresh tokens for the console; client credentials for API clients. */
export function openIdProvider(platform: Platform): Provider {
  const provider = new Provider(platform.issuer, {
    adapter: providerAdapter(platform.db),
    clients: [
      {
        client_id: CLIENT_ID,
        client_name: 'Console',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: platform.consoleOrigins.map((origin) => `${origin}/callback`),
        post_logout_redirect_uris: platform.consoleOrigins.map((origin) => `${origin}/`),
        id_token_signed_response_alg: SIGNING_ALGORITHM,
      },
    ],
    jwks: { keys: [platform.keys.jwk] },
    cookies: { keys: [platform.keys.cookieSecret] },
    routes: {
      authorization: '/connect/authorize',
      end_session: '/connect/endsession',
      jwks: '/connect/jwks',
      revocation: '/connect/revocation',
      token: '/connect/token',
      userinfo: '/connect/userinfo',
    },
    pkce: { required: () => true },
    // Decides the sign-in page's branding.
    extraParams: ['company'],
    scopes: ['openid', 'profile', 'email', 'offline_access', ...MACHINE_SCOPES],
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'family_name', 'locale', 'customer_inactive'],
      email: ['email', 'email_verified'],
    },
    // The console reads the ID token and skips userinfo.
    conformIdTokenClaims: false,
    findAccount: (_ctx, id, token) => findAccount(platform, id, (token as { grantId?: string } | undefined)?.grantId),
    extraTokenClaims: async (_ctx, token) => {
      const { grantId } = token as { grantId?: string };
      const company = await companyOfGrant(platform, grantId);
      return { ...(grantId ? { grant_id: grantId } : {}), ...(company ? { customer_id: company.id } : {}) };
    },
    loadExistingGrant: (ctx) => grantFor(platform, ctx),
    // The console requests no consent, and the provider would drop offline_access.
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => true,
    rotateRefreshToken: true,
    clientBasedCORS: (_ctx, origin) => platform.consoleOrigins.includes(origin),
    interactions: {
      url: (_ctx, { uid, params: { ui_locales: languages } }) =>
        typeof languages === 'string' ? speaking(`/identity/sign-in/${uid}`, languages) : `/identity/sign-in/${uid}`,
      policy: signInPolicy(platform),
    },
    ttl: {
      AccessToken: platform.accessTokenSeconds,
      AuthorizationCode: 60,
      ClientCredentials: platform.accessTokenSeconds,
      Grant: SESSION_SECONDS,
      IdToken: platform.accessTokenSeconds,
      Interaction: 3600,
      RefreshToken: SESSION_SECONDS,
      Session: SESSION_SECONDS,
    },
    features: features(platform),
    renderError: renderErrorPage(platform),
  });
  // The provider holds the hash.
  provider.Client.prototype.compareClientSecret = function (actual: string) {
    return isSecret(actual, this.clientSecret ?? '');
  };
  provider.on('grant.revoked', (_ctx, grantId) => noteEnded(platform.db, [grantId]).catch(reportError));
  provider.on('grant.success', (ctx) => void noteBrowser(platform, ctx).catch(reportError));
  provider.on('client_credentials.issued', ({ clientId = '' }) => noteToken(platform, clientId).catch(reportError));
  return provider;
}

/** A sign-in or renewal names the session's browser. */
async function noteBrowser({ db, now }: Platform, { oidc, req }: KoaContextWithOIDC): Promise<void> {
  const { sessionUid, grantId } = oidc.entities.RefreshToken ?? oidc.entities.AuthorizationCode ?? {};
  if (!sessionUid || !grantId) return;
  await noteUse(db, {
    sessionUid,
    grantId,
    userAgent: req.headers['user-agent'] ?? '',
    address: req.socket.remoteAddress ?? '',
    at: now().getTime(),
  });
}

const MACHINE_SCOPES = [...apiClient.clientTypes, ...apiClient.webEditorScopes].map(({ scope }) => scope);

async function noteToken({ db, now }: Platform, clientId: string): Promise<void> {
  await db.update(apiClients).set({ lastTokenAt: now().getTime() }).where(eq(apiClients.clientId, clientId));
}

function features(platform: Platform): NonNullable<Configuration['features']> {
  const { issuer, accessTokenSeconds, consoleOrigins } = platform;
  return {
    devInteractions: { enabled: false },
    clientCredentials: { enabled: true },
    mTLS: {
      enabled: true,
      certificateBoundAccessTokens: true,
      getCertificate: ({ req }) => pemOf(certificateOf(req.socket)),
    },
    revocation: { enabled: true },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => `${issuer}/api`,
      useGrantedResource: () => true,
      getResourceServerInfo: async (ctx, _resource, client) => {
        const isMachine = client.grantTypeAllowed('client_credentials');
        if (isMachine) await admitMachine(platform, ctx, client);
        return {
          scope: isMachine ? (client.scope ?? '') : API_SCOPE,
          audience: API_AUDIENCE,
          accessTokenTTL: accessTokenSeconds,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: SIGNING_ALGORITHM } },
        };
      },
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: renderSignOutPage(consoleOrigins),
      postLogoutSuccessSource: renderSignedOutPage(consoleOrigins),
    },
  };
}

/** Checks missing in the provider: a scope, and the certificate with mutual TLS (RFC 8705). */
async function admitMachine({ db }: Platform, { oidc, req }: KoaContextWithOIDC, client: Client): Promise<void> {
  const requested = [...oidc.requestParamScopes];
  const allowed = client.scope?.split(' ') ?? [];
  if (requested.length === 0 || !requested.every((scope) => allowed.includes(scope))) {
    throw new errors.InvalidScope(`this client may ask for "${client.scope}"`, requested.join(' '));
  }
  if (!client.tlsClientCertificateBoundAccessTokens) return;
  const certificate = certificateOf(req.socket);
  const refuse = (reason: string) =>
    new errors.CustomOIDCProviderError('invalid_client', `this client uses mutual TLS: ${reason}`);
  if (!certificate) throw refuse('the token endpoint was called without a client certificate');
  const thumbprint = await thumbprintOf(db, client.clientId);
  if (!thumbprint || !hasThumbprint(certificate, thumbprint)) throw refuse('the certificate is not the registered one');
}

const pemOf = (certificate: Buffer | undefined) =>
  certificate && `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----`;

function signInPolicy({ db }: Platform) {
  const policy = interactionPolicy.base();
  // The console belongs to the platform, so nobody consents.
  policy.remove('consent');
  policy.add(
    new interactionPolicy.Prompt(
      { name: COMPANY_PROMPT, requestable: false },
      new interactionPolicy.Check('no_company_chosen', 'a company must be chosen', async ({ oidc }) => {
        const personId = oidc.session?.accountId;
        if (!personId || (await companyForSignIn(db, personId))) return false;
        return (await companiesOf(db, personId)).length > 1;
      }),
    ),
  );
  return policy;
}

/** Per browser session and company: after a change of company, old tokens are not renewed. */
async function grantFor({ db, issuer }: Platform, { oidc }: KoaContextWithOIDC) {
  const { session, client, account, provider } = oidc;
  if (!session || !client || !account) return undefined;
  const company = await companyForSignIn(db, account.accountId);
  const existing = await provider.Grant.find(session.grantIdFor(client.clientId) ?? '');
  if (existing) {
    const [grantCustomer] = await db.select().from(grantCustomers).where(eq(grantCustomers.grantId, existing.jti));
    if (grantCustomer?.customerId === company?.id) return existing;
  }
  const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
  grant.addOIDCScope('openid profile email offline_access');
  grant.addResourceScope(`${issuer}/api`, API_SCOPE);
  const grantId = await grant.save();
  if (company) await db.insert(grantCustomers).values({ grantId, customerId: company.id });
  return grant;
}

export async function providerRoutes(app: FastifyInstance, provider: Provider): Promise<void> {
  const callback = provider.callback();
  // The provider reads the body.
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
