import type { ConsoleConfig } from '@console/contract';

/* Serves this package; journeys run against the sandbox in e2e. */

export const config: ConsoleConfig = {
  authority: 'https://id.example.com',
  api: {
    main: 'https://api.example.com',
    identity: 'https://id.example.com/identity',
    ownBackend: 'https://api.example.com/own',
  },
  customerResolveUrl: 'https://id.example.com/resolve?returnUrl={origin}',
  featureCodes: { billing: 'BILLING_ADMIN', generalAdmin: 'GENERAL_ADMIN', team: 'TEAM_ADMIN' },
  mainProductCode: 'AD',
  features: {},
  productUrls: {},
  docsUrl: 'https://docs.example.com',
};

const products = [
  {
    productId: '1',
    productCode: 'AD',
    usageFeature: { featureCode: 'USE', hasAccess: true },
    featureSelections: [{ featureCode: 'TEAM_ADMIN', hasAccess: true }],
  },
];
const platform: Record<string, unknown> = {
  '/api/CustomerUser/AllProductFeatures': {
    isSppUser: false,
    customerUserAccess: { productFeatureAccessSelections: products },
  },
  '/api/Customer': {
    name: 'Fjellheim Pensjon AS',
    orgNumber: '999 000 111',
    country: null,
    currentPlan: null,
    licenses: [],
    activeProducts: [],
    billingAddress: null,
    visitingAddress: null,
    contactPerson: null,
  },
  '/api/MyUser': {
    firstName: 'Ingrid',
    lastName: 'Haugland',
    fullName: 'Ingrid Haugland',
    userProfileImage: '',
    phoneNumber: '',
    email: 'ingrid@example.com',
    languageCode: 'nb',
    customerIds: ['1'],
  },
};

type Answer = () => Response | Promise<Response>;

/** `answers` by path; `requests` received. */
export function installProvider() {
  const requests: { url: URL; body: URLSearchParams; authorization: string | null }[] = [];
  const answers: Record<string, Answer> = {};
  const idTokenClaims: Record<string, unknown> = {};
  let accessTokens = 0;

  const tokens = (body: URLSearchParams) => {
    accessTokens += 1;
    return json({
      access_token: `access-${accessTokens}`,
      refresh_token: `refresh-${accessTokens}`,
      token_type: 'Bearer',
      expires_in: 600,
      // Like real providers: the access token has its scope, an ID token needs `openid`.
      scope: 'api.internal',
      ...(body.get('scope')?.includes('openid') === false ? {} : { id_token: idToken(idTokenClaims) }),
    });
  };

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const body = new URLSearchParams(request.method === 'POST' ? await request.text() : '');
    requests.push({ url, body, authorization: request.headers.get('authorization') });
    const answer = answers[url.pathname];
    if (answer) return answer();
    if (url.pathname === '/.well-known/openid-configuration') return json(discovery);
    if (url.pathname === '/token') return tokens(body);
    if (url.pathname === '/revoke') return json({});
    return url.pathname in platform ? json(platform[url.pathname]) : json({}, 404);
  };

  return {
    requests,
    answers,
    idTokenClaims,
    requestsTo: (path: string) => requests.filter(({ url }) => url.pathname === path),
    issued: () => `access-${accessTokens}`,
  };
}

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

export const never = () => new Promise<Response>(() => {});

const discovery = {
  issuer: config.authority,
  authorization_endpoint: `${config.authority}/authorize`,
  token_endpoint: `${config.authority}/token`,
  end_session_endpoint: `${config.authority}/end-session`,
  userinfo_endpoint: `${config.authority}/userinfo`,
  revocation_endpoint: `${config.authority}/revoke`,
  authorization_response_iss_parameter_supported: true,
};

function idToken(claims: Record<string, unknown>): string {
  const now = Math.floor(Date.now() / 1_000);
  const standard = { iss: config.authority, aud: 'console-web', sub: 'ingrid', name: 'Ingrid Haugland' };
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ ...standard, iat: now, exp: now + 600, ...claims })}.signature`;
}
