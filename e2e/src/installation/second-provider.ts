import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { PERSONAS } from '@console/sandbox/personas';
import { Events, OAuth2Issuer, OAuth2Service } from 'oauth2-mock-server';

const COOKIE = 'second-provider';
const TOKEN_SECONDS = 16;

interface SignIn {
  session: string;
  email: string;
  /** The API of the requested token. */
  audience: string;
}
interface TokenRequest {
  body: { code?: string; refresh_token?: string };
}

/**
 * `oauth2-mock-server` with people, sessions and refresh rotation. Unlike the platform's: no name in ID tokens, no
 * `iss` in answers, API tokens only for that `audience`.
 */
export class SecondProvider {
  readonly #refreshTokens = new Map<string, SignIn>();
  readonly #codes = new Map<string, SignIn>();
  readonly #sessions = new Map<string, string>();
  readonly #server: Server;

  private constructor(service: OAuth2Service) {
    this.#server = createServer((request, response) => {
      void this.#answer(request, response).then(
        (isAnswered) => isAnswered || service.requestHandler(request, response),
      );
    });
    service.on(Events.BeforeAuthorizeRedirect, ({ url }: { url: URL }, request: IncomingMessage) => {
      const session = sessionOf(request) ?? '';
      const audience = queryOf(request).get('audience') ?? '';
      const email = this.#sessions.get(session) ?? '';
      this.#codes.set(url.searchParams.get('code') ?? '', { session, email, audience });
    });
    service.on(Events.BeforeTokenSigning, ({ payload }, request: TokenRequest) => {
      const signIn = this.#signInOf(request);
      if (!signIn) return;
      const isAccessToken = payload.scope !== undefined;
      payload.exp = payload.iat + TOKEN_SECONDS;
      payload.sub = `person-${signIn.email}`;
      if (isAccessToken) Object.assign(payload, { aud: signIn.audience, email: signIn.email });
    });
    service.on(Events.BeforeResponse, (answer, request: TokenRequest) => {
      const signIn = this.#signInOf(request);
      this.#codes.delete(request.body.code ?? '');
      this.#refreshTokens.delete(request.body.refresh_token ?? '');
      if (!signIn || !this.#sessions.has(signIn.session)) {
        Object.assign(answer, { statusCode: 400, body: { error: 'invalid_grant' } });
        return;
      }
      this.#refreshTokens.set(answer.body.refresh_token, signIn);
      answer.body.expires_in = TOKEN_SECONDS;
    });
    service.on(Events.BeforeUserinfo, (answer, request: IncomingMessage) => {
      const [, claims = ''] = request.headers.authorization?.split('.') ?? [];
      const { sub, email } = JSON.parse(Buffer.from(claims, 'base64url').toString());
      answer.body = { sub, display_name: nameOf(email) };
    });
  }

  static async start(origin: string): Promise<SecondProvider> {
    const issuer = new OAuth2Issuer(false);
    issuer.url = origin;
    await issuer.keys.generate('RS256');
    const provider = new SecondProvider(new OAuth2Service(issuer));
    await new Promise<void>((resolve, reject) => {
      provider.#server.once('error', reject).listen(Number(new URL(origin).port), 'localhost', resolve);
    });
    return provider;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #signInOf({ body }: TokenRequest): SignIn | undefined {
    return this.#codes.get(body.code ?? '') ?? this.#refreshTokens.get(body.refresh_token ?? '');
  }

  /** True if answered. */
  async #answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const session = sessionOf(request) ?? '';
    if (pathname === '/endsession') this.#sessions.delete(session);
    if (pathname === '/sign-in') await this.#signIn(request, response);
    else if (pathname === '/authorize' && !this.#sessions.has(session)) askForSignIn(request, response);
    else return false;
    return true;
  }

  async #signIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request));
    const person = Object.values(PERSONAS).find(({ email }) => email === form.get('user'));
    if (!person || person.password !== form.get('secret')) {
      response.writeHead(401).end('Unknown user');
      return;
    }
    const session = randomUUID();
    this.#sessions.set(session, person.email);
    const location = `/authorize?${queryOf(request)}`;
    response.writeHead(303, { location, 'set-cookie': `${COOKIE}=${session}; HttpOnly; Path=/` }).end();
  }
}

function askForSignIn(request: IncomingMessage, response: ServerResponse): void {
  const query = queryOf(request);
  if (query.get('prompt') === 'none') {
    const location = new URL(query.get('redirect_uri') ?? '');
    location.search = new URLSearchParams({ error: 'login_required', state: query.get('state') ?? '' }).toString();
    response.writeHead(303, { location: location.href }).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/html' }).end(
    `<!doctype html><title>Another sign-in</title><link rel="icon" href="data:,"><h1>Another sign-in</h1>
    <form method="post" action="/sign-in?${query.toString().replaceAll('&', '&amp;')}">
    <label>User <input name="user"></label> <label>Secret <input name="secret" type="password"></label>
    <button>Continue</button></form>`,
  );
}

const nameOf = (email: string) => Object.values(PERSONAS).find((person) => person.email === email)?.name;
const queryOf = (request: IncomingMessage) => new URL(request.url ?? '', 'http://localhost').searchParams;
const sessionOf = (request: IncomingMessage) =>
  new RegExp(`${COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1];
