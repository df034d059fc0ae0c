import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse, request as send } from 'node:http';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type ConsoleConfig, consoleConfigSchema, REPORTS_PATH, type Registry } from '@console/contract';
import { RELEASES_PATH } from '@console/contract/releases';
import sirv, { type RequestHandler } from 'sirv';
import type { Collector } from '../collector/collector';
import { readIfThere } from '../files';
import { failureOf } from '../refusal';
import { DELTAS, dictionaryMatch, WANTS_DELTA } from '../release/dictionaries';
import { readRegistry } from '../release/site';
import { logAccess } from './access-log';
import { cacheControl, FILE_PATHS, NEVER, sharingHeaders, VARY } from './cache-rules';
import { HEADER_BYTES, originsOf, securityHeaders } from './headers';
import { fillPage, type InlineHashes } from './page';
import { PLATFORM_POLICY, platformAddress } from './platform-paths';

export interface ServeOptions {
  site: string;
  /** Instead of the site's own file. */
  registry?: () => Promise<Registry>;
  connections?: string[];
  /** Runs before the console's scripts: React's development build. */
  firstScript?: string;
  /** Address of the source maps of `assets/`. */
  maps?: string;
  takeReport?: Collector['take'];
  sendReleases?: Collector['sendReleases'];
  log?: (line: string) => void;
  platform?: ConsoleConfig['api'];
}

/** For `npm start`, `npm run dev` and tests; operators use nginx. */
export function createSiteServer(options: ServeOptions): Server {
  // `dev` looks for each file: publishing adds files.
  const files = sirv(options.site, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: setDictionary,
  });
  // nginx has four such lines.
  return createServer({ maxHeaderSize: 4 * HEADER_BYTES }, (request, response) => {
    if (options.log) logAccess(request, response, options.log);
    answer(request, response, options, files).catch(failureOf(response));
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: ServeOptions,
  files: RequestHandler,
): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://console.invalid');
  const address = options.platform && platformAddress(options.platform, pathname + search);
  if (address !== undefined) return passOn(request, response, address);
  if (pathname === REPORTS_PATH) return options.takeReport?.(request, response) ?? end(response, 204);
  if (pathname === RELEASES_PATH) return options.sendReleases?.(request, response) ?? end(response, 404);
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405);

  const [config, registry] = await Promise.all([
    readFile(join(options.site, 'config.json'), 'utf8'),
    options.registry?.() ?? readRegistry(options.site),
  ]);
  const origins = originsOf(consoleConfigSchema.parse(JSON.parse(config)), registry);
  origins.connections.push(...(options.connections ?? []));
  const setHeaders = (inline?: InlineHashes) => {
    const headers = securityHeaders(origins, { path: pathname, reportTo: REPORTS_PATH, inline });
    response.setHeaders(new Map(Object.entries({ ...headers, ...sharingHeaders(pathname) })));
    response.setHeader('Cache-Control', cacheControl(pathname));
    return Object.values(headers);
  };
  setHeaders();

  if (pathname === '/registry.json') {
    response.setHeader('Content-Type', 'application/json');
    return end(response, 200, JSON.stringify(registry));
  }
  // A malformed path is no file: the console answers.
  const path = decoded(pathname) ?? '';
  if (options.maps && /^\/assets\/.*\.js$/.test(path))
    response.setHeader('SourceMap', options.maps + basename(path) + '.map');
  // A leading dot: being published.
  const isFile = FILE_PATHS.test(path) && !path.endsWith('.html');
  if (isFile)
    return path.includes('/.') || path.startsWith(`${DELTAS}/`)
      ? end(response, 404)
      : sendFile(request, response, files);

  const template = withFirstScript(await readFile(join(options.site, 'index.html'), 'utf8'), options.firstScript);
  const documents: Record<string, string> = { 'config.json': config, 'registry.json': JSON.stringify(registry) };
  const page = await fillPage(
    template,
    async (file) => documents[file] ?? (await readIfThere(join(options.site, file)))?.toString(),
  );
  sendPage(request, response, page.html, setHeaders(page.hashes));
}

function sendFile(request: IncomingMessage, response: ServerResponse, files: RequestHandler): void {
  delete request.headers.range;
  const {
    'cache-control': cache = '',
    'accept-encoding': accepted,
    'available-dictionary': available,
  } = request.headers;
  const { pathname, search } = new URL(request.url ?? '/', 'http://console.invalid');
  const [, dictionary] = WANTS_DELTA.exec(`${search}${cache} ${accepted} ${String(available)}`) ?? [];
  const sendWhole = () => files(request, response, () => end(response, 404));
  if (dictionary === undefined) return sendWhole();
  const url = `${DELTAS}${pathname}.${dictionary}`;
  files(Object.assign(Object.create(request) as typeof request, { url }), response, sendWhole);
}

/** After sirv's own headers. */
function setDictionary(response: ServerResponse, path: string): void {
  const match = dictionaryMatch(path);
  if (match === undefined) return;
  response.setHeader('Vary', VARY);
  response.setHeader('Use-As-Dictionary', `match="${match}"`);
  if (!path.startsWith(`${DELTAS}/`)) return;
  response.setHeader('Content-Type', 'text/javascript');
  response.setHeader('Content-Encoding', 'dcz');
  response.setHeader('Cache-Control', cacheControl(path));
}

async function passOn(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
  const { host: _host, cookie: _cookie, connection: _connection, ...headers } = request.headers;
  const upstream = send(address, { method: request.method, headers });
  const responded = once(upstream, 'response') as Promise<[IncomingMessage]>;
  try {
    const [[reply]] = await Promise.all([responded, pipeline(request, upstream)]);
    const { connection: _ownConnection, 'keep-alive': _alive, 'set-cookie': _cookies, ...headersGiven } = reply.headers;
    const policy = { 'content-security-policy': PLATFORM_POLICY, 'x-content-type-options': 'nosniff' };
    response.writeHead(reply.statusCode ?? 502, { ...headersGiven, ...policy });
    await pipeline(reply, response);
  } catch {
    if (response.headersSent) response.destroy();
    else end(response, 502);
  }
}

/** The ETag includes the headers, because after a 304 a browser may use earlier headers. */
function sendPage(request: IncomingMessage, response: ServerResponse, page: string, headers: string[]): void {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = ENCODINGS.find((name) => accepted.includes(name));
  const hash = createHash('sha256')
    .update([page, ...headers].join('\n'))
    .digest('base64url');
  const etag = `"${[hash, encoding].filter(Boolean).join('-')}"`;
  response.setHeader('ETag', etag);
  response.setHeader('Vary', 'Accept-Encoding');
  // A compressing server in front weakens the ETag: W/"…".
  if (request.headers['if-none-match']?.includes(etag)) return end(response, 304);
  const content = encoding ? compressed(page, encoding) : Buffer.from(page);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', content.length);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : content);
}

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

let last: { page: string; compressed: Partial<Record<Encoding, Buffer>> } = { page: '', compressed: {} };

function compressed(page: string, encoding: Encoding): Buffer {
  if (last.page !== page) last = { page, compressed: {} };
  return (last.compressed[encoding] ??= encoding === 'br' ? brotliCompressSync(page) : gzipSync(page));
}

function withFirstScript(html: string, address: string | undefined): string {
  return address ? html.replace('<script defer', `<script defer crossorigin src="${address}"></script>\n    $&`) : html;
}

function decoded(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

function end(response: ServerResponse, status: number, body?: string): void {
  // Errors must not be cached.
  if (status >= 400) response.setHeader('Cache-Control', NEVER);
  response.writeHead(status).end(body);
}
