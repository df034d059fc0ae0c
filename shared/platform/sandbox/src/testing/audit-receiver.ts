import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { auditlogForward } from '@console/api';

/** A company's own receiver, with a token endpoint. */
export interface AuditReceiver {
  url: string;
  tokenEndpoint: string;
  clientId: string;
  clientSecret: string;
  /** `swallows` takes a batch and never answers. */
  mode: 'takes' | 'refuses' | 'swallows';
  tokenRequests: string[];
  deliveries: { key: string; entries: auditlogForward.ForwardedEntry[] }[];
  entries(): auditlogForward.ForwardedEntry[];
  revokeTokens(): void;
  close(): void;
}

export async function startAuditReceiver(): Promise<AuditReceiver> {
  const clientId = 'fjellheim-audit';
  const clientSecret = 'a secret: with & signs';
  let token = 'token-1';
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      if (request.url === '/token') {
        const [, basic = ''] = (request.headers.authorization ?? '').split(' ');
        const [id, secret] = Buffer.from(basic, 'base64').toString().split(':').map(formDecoded);
        receiver.tokenRequests.push(body);
        if (id !== clientId || secret !== clientSecret) return response.writeHead(401).end();
        return response.end(JSON.stringify({ access_token: token, expires_in: 3600, token_type: 'Bearer' }));
      }
      if (request.headers.authorization !== `Bearer ${token}`) return response.writeHead(401).end();
      if (receiver.mode === 'refuses') return response.writeHead(503).end();
      receiver.deliveries.push({ key: String(request.headers['idempotency-key']), entries: JSON.parse(body) });
      return receiver.mode === 'swallows' ? undefined : response.writeHead(202).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const receiver: AuditReceiver = {
    url: `${origin}/entries`,
    tokenEndpoint: `${origin}/token`,
    clientId,
    clientSecret,
    mode: 'takes',
    tokenRequests: [],
    deliveries: [],
    entries: () => [...new Map(receiver.deliveries.map(({ key, entries }) => [key, entries])).values()].flat(),
    revokeTokens: () => {
      token = `${token}+`;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
}

/** Forwards to the receiver only. */
export function toReceiver({ url, tokenEndpoint, clientId, clientSecret }: AuditReceiver) {
  return {
    enableAuditForwarding: true,
    useRestApiForward: true,
    useConsoleForward: false,
    messagePrefix: '',
    url,
    authenticationType: 'client-credentials',
    clientId,
    clientSecret,
    tokenEndpoint,
    scope: 'audit.write',
  } satisfies auditlogForward.AuditForwarding;
}

/** Within 20 s. */
export async function until(isDone: () => boolean): Promise<void> {
  for (let waited = 0; !isDone() && waited < 20_000; waited += 20) await new Promise((go) => setTimeout(go, 20));
  expect(isDone()).toBe(true);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  return Buffer.concat(await request.toArray()).toString();
}

const formDecoded = (text: string) => new URLSearchParams(`x=${text}`).get('x') ?? '';
