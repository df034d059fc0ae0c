import { createHash, randomBytes } from 'node:crypto';

const REDIRECT_URI = 'http://localhost:3000/callback';
const SCOPE = 'openid profile email api.internal offline_access';

export interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
}

export class TestBrowser {
  readonly #base: string;
  readonly #cookies = new Map<string, string>();

  constructor(base: string) {
    this.#base = base;
  }

  async open(path: string, form?: Record<string, string>): Promise<Response> {
    const answer = await fetch(new URL(path, this.#base), {
      redirect: 'manual',
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form ? { origin: this.#base } : {}),
      },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name && value !== undefined) this.#cookies.set(name, value);
    }
    return answer;
  }

  /** Up to the final redirect. `parameters` replaces parts of the request. */
  async authorize(answers: Record<string, string>[], parameters: Record<string, string> = {}) {
    const verifier = randomBytes(32).toString('base64url');
    let answer = await this.open(authorizationRequest(verifier, parameters));
    const forms = [...answers];
    for (let target = answer.headers.get('location'); target; target = answer.headers.get('location')) {
      if (target.startsWith(REDIRECT_URI)) return { verifier, callback: new URL(target).searchParams };
      answer = await this.open(target);
      const form = answer.status === 200 ? forms.shift() : undefined;
      if (form) answer = await this.open(target, form);
    }
    throw new Error(`Sign-in stopped at a page: ${answer.status} ${headingOf(await answer.text())}`);
  }

  async signInPage(parameters: Record<string, string> = {}): Promise<Response> {
    const begin = await this.open(authorizationRequest(randomBytes(32).toString('base64url'), parameters));
    return await this.open(begin.headers.get('location') ?? '');
  }

  async signIn(email: string, password: string, ...more: Record<string, string>[]): Promise<Tokens> {
    const { verifier, callback } = await this.authorize([{ email, password }, ...more]);
    const answer = await requestTokens(this.#base, {
      grant_type: 'authorization_code',
      code: callback.get('code') ?? '',
      redirect_uri: REDIRECT_URI,
      code_verifier: verifier,
    });
    return (await answer.json()) as Tokens;
  }
}

function authorizationRequest(verifier: string, parameters: Record<string, string>): string {
  const request = {
    client_id: 'console-web',
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    scope: SCOPE,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'some-state',
    nonce: 'some-nonce',
    ...parameters,
  };
  return `/connect/authorize?${new URLSearchParams(request)}`;
}

function requestTokens(base: string, parameters: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams({ client_id: 'console-web', ...parameters });
  return fetch(`${base}/connect/token`, { method: 'POST', headers: { origin: 'http://localhost:3000' }, body });
}

/** No scope, like the console: the new token keeps all. */
export const renew = (base: string, refreshToken: string) =>
  requestTokens(base, { grant_type: 'refresh_token', refresh_token: refreshToken });

export function headingOf(markup: string): string | undefined {
  return /<h1>(.*?)<\/h1>/.exec(markup)?.[1];
}

export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
}
