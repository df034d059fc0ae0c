import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse, request as send } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type ConsoleConfig, consoleConfigSchema, REPORTS_PATH, type Registry } from '@console/contract';
import sirv, { type RequestHandler } from 'sirv';
import type { Collector } from '../collector/collector';
import { readIfThere } from '../files';
import { readRegistry } from '../release/site';
import { logAccess } from './access-log';
import { cacheControl, FILE_PATHS, NEVER, sharingHeaders } from './cache-rules';
import { originsOf, type PageOrigins, securityHeaders } from './headers';
import { PLATFORM_POLICY, platformAddress } from './platform-paths';

export interface ServeOptions {
  /** Folder made by publish and promote. */
  site: string;
  /** What `/registry.json` says, when that is not the site's own file. */
  registry?: () => Promise<Registry>;
  /** Further origins the page may talk to, such as a dev server's socket. */
  connections?: string[];
  /** Address of a script that runs before the console's own: the development build of React. */
  firstScript?: string;
  /** Takes what pages and browsers report; without it that is thrown away. */
  takeReport?: Collector['take'];
  /** Takes a line of JSON for each answer. */
  log?: (line: string) => void;
  /** Base addresses, on plain HTTP, of a platform that answers under the console's own origin too (`ownOriginApi`). */
  platform?: ConsoleConfig['api'];
}

/** The console's web server on Node: the same headers and rules as nginx, for one machine. */
export function createSiteServer(options: ServeOptions): Server {
  // Files are looked for with each request: publishing adds some.
  const files = sirv(options.site, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });
  return createServer((request, response) => {
    if (options.log) logAccess(request, response, options.log);
    answer(request, response, options, files).catch((error: Error) => {
      console.error(error.message);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
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
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405);

  const [config, registry] = await Promise.all([
    readFile(join(options.site, 'config.json'), 'utf8'),
    options.registry?.() ?? readRegistry(options.site),
  ]);
  const origins = pageOrigins(config, registry, options);
  const nonce = randomBytes(16).toString('hex');
  const headers = {
    ...securityHeaders(origins, { path: pathname, reportTo: REPORTS_PATH, nonce }),
    ...sharingHeaders(pathname),
  };
  response.setHeaders(new Map(Object.entries(headers)));
  response.setHeader('Cache-Control', cacheControl(pathname));

  if (pathname === '/registry.json') {
    response.setHeader('Content-Type', 'application/json');
    return end(response, 200, JSON.stringify(registry));
  }
  const path = decoded(pathname);
  if (path === undefined) return end(response, 400);
  const page = join(options.site, 'index.html');
  const sendPage = async () => {
    const html = withFirstScript(await readFile(page, 'utf8'), options.firstScript);
    const documents = {
      '/config.json': config,
      '/host.json': (await readIfThere(join(options.site, 'host.json')))?.toString() ?? '',
      '/registry.json': JSON.stringify(registry),
    };
    const [, inPage] = IN_PAGE.exec(html) ?? [];
    const own = inPage ? (await readIfThere(join(options.site, inPage)))?.toString() : undefined;
    sendFilled(request, response, fillPage(html, documents, own, nonce));
  };
  // Without it the page would go out as it lies there.
  if (path.endsWith('.html')) return sendPage();
  // What begins with a dot is being published.
  if (FILE_PATHS.test(path)) return path.includes('/.') ? end(response, 404) : sendFile(request, response, files);
  return sendPage();
}

/** Range requests are answered with the whole file, as HTTP allows. */
function sendFile(request: IncomingMessage, response: ServerResponse, files: RequestHandler): void {
  delete request.headers.range;
  files(request, response, () => end(response, 404));
}

/** Hands a call on to the platform, and its answer back: data, whatever it says it is. */
async function passOn(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
  const { host: _host, cookie: _cookie, connection: _connection, ...headers } = request.headers;
  const upstream = send(address, { method: request.method, headers });
  const responded = once(upstream, 'response') as Promise<[IncomingMessage]>;
  try {
    // Its own failure, such as nobody there, is that of the answer too.
    const [[given]] = await Promise.all([responded, pipeline(request, upstream)]);
    const { connection: _ownConnection, 'keep-alive': _alive, 'set-cookie': _cookies, ...headersGiven } = given.headers;
    const policy = { 'content-security-policy': PLATFORM_POLICY, 'x-content-type-options': 'nosniff' };
    response.writeHead(given.statusCode ?? 502, { ...headersGiven, ...policy });
    await pipeline(given, response);
  } catch {
    if (response.headersSent) response.destroy();
    else end(response, 502);
  }
}

function pageOrigins(config: string, registry: Registry, { connections = [] }: ServeOptions): PageOrigins {
  const origins = originsOf(consoleConfigSchema.parse(JSON.parse(config)), registry);
  return { ...origins, connections: [...origins.connections, ...connections] };
}

/** A page always comes with its headers: after a 304 the browser would go on with the policy of the first time. */
function sendFilled(request: IncomingMessage, response: ServerResponse, page: string): void {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = ['br', 'gzip'].find((name) => accepted.includes(name));
  const content = encoding ? compressed(page, encoding) : Buffer.from(page);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', content.length);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : content);
}

function withFirstScript(html: string, address: string | undefined): string {
  return address ? html.replace('<script defer', `<script defer crossorigin src="${address}"></script>\n    $&`) : html;
}

/** Compressed while somebody waits, so quickly rather than to the last byte. */
function compressed(page: string, encoding: string): Buffer {
  const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return encoding === 'br' ? brotliCompressSync(page, quickly) : gzipSync(page);
}

/** What the page has where its server fills it, by the address of a file, and else. */
const IN_PAGE =
  /<!--# if expr="\$in_page" -->\s*<!--# include virtual="(\/assets\/[^"/]+)" -->\s*<!--# else -->.*?<!--# endif -->/s;

/**
 * Fills the page as nginx does by itself: documents where it asks for them (`<!--# include virtual="/x" -->`), and its own
 * stylesheet and first script under the nonce of this answer. Documents stand in script elements, so `<` is written as
 * JSON may write it too.
 */
function fillPage(
  html: string,
  documents: Readonly<Record<string, string>>,
  inPage: string | undefined,
  nonce: string,
): string {
  const own = inPage?.replaceAll('<!--# echo var="page_nonce" -->', nonce);
  const page = own === undefined ? html : html.replace(IN_PAGE, () => own);
  return page.replace(/<!--# include virtual="(\/\w+\.json)" -->/g, (_, path: string) =>
    (documents[path] ?? '').replaceAll('<', String.raw`\u003c`),
  );
}

/** `undefined` for a path that is not well-formed. */
function decoded(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

function end(response: ServerResponse, status: number, body?: string): void {
  // An error must never be kept, least of all as long as the file it stands for.
  if (status >= 400) response.setHeader('Cache-Control', NEVER);
  response.writeHead(status).end(body);
}
