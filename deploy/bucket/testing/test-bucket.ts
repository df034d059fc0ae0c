import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const KEYS = { accessKeyId: 'release', secretAccessKey: 'secret-of-the-release-tool' };
const NAME = 'console';

interface StoredObject {
  content: Buffer;
  type: string | undefined;
  cacheControl: string | undefined;
}

/** Checks signatures by Amazon's documents (Signature Version 4), independently of the client. */
export class TestBucket {
  readonly objects = new Map<string, StoredObject>();
  readonly written: string[] = [];
  readonly lists: URLSearchParams[] = [];
  /** False: ignores `If-None-Match`, as s3rver does. */
  isConditional: boolean | 'refused' = true;
  /** Writes later than it checks. */
  checksEarly = false;
  /** Before the first byte, within the body, or no byte and no end. */
  readonly cuts: ('reset' | 'body' | 'hang')[] = [];
  /** Reset before or after taking effect. */
  resets = 0;
  readonly #servers: Server[];

  private constructor() {
    this.#servers = [
      this.#server((request, body) => this.#store(request, body), this.cuts),
      this.#server((request) => this.#cdn(request)),
    ];
  }

  static async make(): Promise<TestBucket> {
    const made = new TestBucket();
    await Promise.all(made.#servers.map((server) => once(server.listen(0, 'localhost'), 'listening')));
    return made;
  }

  get options() {
    return { url: `${this.#origin(0)}/${NAME}/test`, ...KEYS };
  }

  get console(): string {
    return this.#origin(1);
  }

  text(key: string): string | undefined {
    return this.objects.get(`test/${key}`)?.content.toString();
  }

  close(): void {
    for (const server of this.#servers) server.close().closeAllConnections();
  }

  #origin(index: 0 | 1): string {
    const address = this.#servers[index]?.address() as AddressInfo | undefined;
    return `http://localhost:${address?.port}`;
  }

  #server(handle: (request: IncomingMessage, body: Buffer) => Answer | Promise<Answer>, cuts: string[] = []): Server {
    return createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', async () => {
        const chance = cuts === this.cuts ? Math.random() / this.resets : 1;
        if (chance < 0.5) return request.socket.destroy();
        const { status, headers = {}, body } = await handle(request, Buffer.concat(chunks));
        if (chance < 1) return request.socket.destroy();
        const cut = cuts.shift();
        if (cut === 'reset') request.socket.destroy();
        else if (cut === 'body') {
          response
            .writeHead(status, { ...headers, 'content-length': 1_000 })
            .write('<', () => request.socket.destroy());
        } else if (cut !== 'hang') response.writeHead(status, headers).end(body);
      });
    });
  }

  async #store(request: IncomingMessage, body: Buffer): Promise<Answer> {
    if (!request.headers.authorization?.includes(`Credential=${KEYS.accessKeyId}/`))
      return refused('InvalidAccessKeyId');
    if (signatureOf(request, body) !== /Signature=(\w+)$/.exec(request.headers.authorization ?? '')?.[1])
      return refused('SignatureDoesNotMatch');
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    if (!`${pathname}/`.startsWith(`/${NAME}/`)) return { ...refused('NoSuchBucket'), status: 404 };
    const key = decodeURIComponent(pathname.slice(`/${NAME}/`.length));
    if (searchParams.get('list-type') === '2') return this.#list(searchParams);
    const object = this.objects.get(key);
    if (this.checksEarly) await pause(20);
    if (request.method === 'GET') return answerOf(object);
    if (request.method === 'DELETE') {
      this.objects.delete(key);
      return { status: 204 };
    }
    if (this.isConditional === 'refused' && request.headers['if-none-match'])
      return { status: 501, body: '<Error><Code>NotImplemented</Code></Error>' };
    if (object && this.isConditional && request.headers['if-none-match'] === '*')
      return { status: 412, body: '<Error><Code>PreconditionFailed</Code></Error>' };
    const { 'content-type': type, 'cache-control': cacheControl } = request.headers;
    this.objects.set(key, { content: body, type, cacheControl });
    this.written.push(key);
    return { status: 200 };
  }

  /** To need several requests. */
  #list(query: URLSearchParams): Answer {
    this.lists.push(query);
    const prefix = query.get('prefix') ?? '';
    const delimiter = query.get('delimiter') ?? '\n';
    const isListed = (key: string) => key.startsWith(prefix) && !key.slice(prefix.length).includes(delimiter);
    const keys = [...this.objects.keys()].filter(isListed).sort();
    const from = Number(query.get('continuation-token') ?? 0);
    const next = from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
    const contents = keys.slice(from, from + 2).map((key) => `<Contents><Key>${key}</Key></Contents>`);
    return { status: 200, body: `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>` };
  }

  #cdn({ url = '' }: IncomingMessage): Answer {
    return answerOf(this.objects.get(`test/site${url}`));
  }
}

function answerOf(object: StoredObject | undefined): Answer {
  if (!object) return { status: 404 };
  const { content, type = '', cacheControl = '' } = object;
  return { status: 200, headers: { 'content-type': type, 'cache-control': cacheControl }, body: content };
}

const refused = (code: string): Answer => ({ status: 403, body: `<Error><Code>${code}</Code></Error>` });

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

function signatureOf({ method, url = '', headers }: IncomingMessage, body: Buffer): string {
  const [, scope = '', signed = ''] =
    /Credential=[^/]+\/([^,]+), SignedHeaders=([^,]+)/.exec(headers.authorization ?? '') ?? [];
  const { pathname, searchParams } = new URL(url, 'http://bucket');
  const hash = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
  const query = [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const given = String(headers['x-amz-content-sha256']);
  const content = given === 'UNSIGNED-PAYLOAD' ? given : hash(body);
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, pathname, query, lines.join(''), signed, content].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(canonical)].join('\n');
  const key = scope
    .split('/')
    .reduce<Buffer>(
      (by, part) => createHmac('sha256', by).update(part).digest(),
      Buffer.from(`AWS4${KEYS.secretAccessKey}`),
    );
  return createHmac('sha256', key).update(text).digest('hex');
}
