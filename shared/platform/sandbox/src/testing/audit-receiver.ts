import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { auditlogForward } from '@console/api';

export type AuditReceiver = Awaited<ReturnType<typeof startAuditReceiver>>;
type Entry = auditlogForward.ForwardedEntry;

/** A company's own receiver, with a token endpoint. */
export async function startAuditReceiver() {
  const clientId = 'fjellheim-audit';
  const clientSecret = 'a secret: with & signs';
  let token = 'token-1';
  const server = createServer((request, response) => {
    void text(request).then((body) => {
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
  const receiver = {
    url: `${origin}/entries`,
    tokenEndpoint: `${origin}/token`,
    clientId,
    clientSecret,
    /** `swallows` takes a batch and never answers. */
    mode: 'takes' as 'takes' | 'refuses' | 'swallows',
    tokenRequests: [] as string[],
    deliveries: [] as { key: string; entries: Entry[] }[],
    entries: (): Entry[] => [...new Map(receiver.deliveries.map(({ key, entries }) => [key, entries])).values()].flat(),
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

const formDecoded = (part: string) => new URLSearchParams(`x=${part}`).get('x') ?? '';
