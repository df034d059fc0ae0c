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
  /** Registry to serve instead of the site's own file. */
  registry?: () => Promise<Registry>;
  /** Further origins that the page may connect to, such as a dev server's socket. */
  connections?: string[];
  /** Address of a script that runs before the console's own: the development build of React. */
  firstScript?: string;
  /** Handles reports of pages and browsers; without it they are discarded. */
  takeReport?: Collector['take'];
  /** Writes a line of JSON for each response. */
  log?: (line: string) => void;
  /** Base addresses, on plain HTTP, of a platform to serve under the console's own origin (`ownOriginApi`). */
  platform?: ConsoleConfig['api'];
}

/** The console's web server on Node, with the headers and rules of nginx, for one machine. */
export function createSiteServer(options: ServeOptions): Server {
  // `dev` looks for the file at each request, because publishing adds files.
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
  // Otherwise the template of the page would be sent as a file.
  if (path.endsWith('.html')) return sendPage();
  // A path with a leading dot is being published.
  if (FILE_PATHS.test(path)) return path.includes('/.') ? end(response, 404) : sendFile(request, response, files);
  return sendPage();
}

/** Answers a range request with the whole file, which HTTP allows. */
function sendFile(request: IncomingMessage, response: ServerResponse, files: RequestHandler): void {
  delete request.headers.range;
  files(request, response, () => end(response, 404));
}

/** Passes a call to the platform and returns its response as data, whatever its type. */
async function passOn(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
  const { host: _host, cookie: _cookie, connection: _connection, ...headers } = request.headers;
  const upstream = send(address, { method: request.method, headers });
  const responded = once(upstream, 'response') as Promise<[IncomingMessage]>;
  try {
    // A failure while sending, such as a refused connection, fails the response too.
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

/** The page always comes with its headers: after a 304, the browser would use the policy of the earlier response. */
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

/** A user waits for the compression, so it is fast and not the strongest. */
function compressed(page: string, encoding: string): Buffer {
  const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return encoding === 'br' ? brotliCompressSync(page, quickly) : gzipSync(page);
}

/**
 * The part of the page for a server that fills it, with the path of the included file, and the part for one that does
 * not.
 */
const IN_PAGE =
  /<!--# if expr="\$in_page" -->\s*<!--# include virtual="(\/assets\/[^"/]+)" -->\s*<!--# else -->.*?<!--# endif -->/s;

/**
 * Fills the page as nginx does: documents where it includes them (`<!--# include virtual="/x" -->`), and its own
 * stylesheet and first script with the nonce of the response. Documents are inside script elements, so `<` is written
 * as a JSON escape.
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

/** `undefined` for a malformed path. */
function decoded(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

function end(response: ServerResponse, status: number, body?: string): void {
  // An error must not be cached, least of all for as long as the file.
  if (status >= 400) response.setHeader('Cache-Control', NEVER);
  response.writeHead(status).end(body);
}
