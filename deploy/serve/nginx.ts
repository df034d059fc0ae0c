import { readFileSync } from 'node:fs';
import { chmod, cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type ConsoleConfig, REPORTS_PATH } from '@console/contract';
import { RELEASES_PATH } from '@console/contract/releases';
import { replaceFile } from '../files';
import { DELTAS, DICTIONARIES, WANTS_DELTA } from '../release/dictionaries';
import {
  AREA_PATHS,
  FILE_PATHS,
  IMMUTABLE,
  IMMUTABLE_PATHS,
  LIVE_PATHS,
  NEVER,
  ONE_BROWSER,
  REVALIDATE,
  SHORT,
  VARY,
  WORKER_PATHS,
} from './cache-rules';
import { HEADER_BYTES, type PageOrigins, pagePolicies, STRICT_TRANSPORT, securityHeaders } from './headers';
import { PLATFORM_POLICY, platformLocations } from './platform-paths';

/*
 * nginx's configuration for containers, machines and tests. Its folder:
 * live/headers.conf: rendered again after changes of origins or configuration
 * page.sh: fills the page and adds its inline hashes to the headers
 * tmp/: the only place written to
 */

export interface NginxOptions {
  listen: string | number;
  documents?: string;
  /** Enables HTTP/2. */
  tls?: { certificate: string; key: string };
  /** `http://127.0.0.1:4600`; without it, reports are discarded. */
  collector?: string | undefined;
  /** To serve under the console's origin (`ownOriginApi`). */
  platform?: ConsoleConfig['api'] | undefined;
  preamble?: string[];
  /** Debian's own configuration loads Brotli, a bare `nginx -c` does not. */
  modules?: string[];
}

export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export function renderNginx({
  listen,
  documents = 'site',
  tls,
  platform,
  collector,
  preamble = [],
  modules = [],
}: NginxOptions): string {
  return render('console.conf', {
    preamble: preamble.map((line) => `${line};`).join('\n'),
    modules: modules.map((file) => `load_module ${file};`).join('\n'),
    documents,
    listen: tls ? `${listen} ssl http2` : `${listen}`,
    tls: tls ? `ssl_certificate ${tls.certificate}; ssl_certificate_key ${tls.key};` : '',
    platform: platform ? platformLocations(platform, { tls: tls !== undefined }) : '',
    accessLog: render('access-log.conf'),
    collector: collector ? `${render('collector.conf')}proxy_pass ${collector};` : 'return 204;',
    releases: collector ? `${render('releases.conf')}proxy_pass ${collector};` : 'return 404;',
  });
}

/** Of every template. */
const RULES: Readonly<Record<string, string>> = {
  mimeTypes: '/etc/nginx/mime.types',
  areaPaths: pattern(AREA_PATHS),
  headerLimit: `${HEADER_BYTES}`,
  reportsPath: REPORTS_PATH,
  releasesPath: RELEASES_PATH,
  livePaths: pattern(LIVE_PATHS),
  filePaths: pattern(FILE_PATHS),
  immutableAnswers: afterStatus(IMMUTABLE_PATHS),
  liveAnswers: afterStatus(LIVE_PATHS),
  workerAnswers: afterStatus(WORKER_PATHS),
  fileAnswers: afterStatus(FILE_PATHS),
  deltas: DELTAS,
  dictionaries: DICTIONARIES.map(([path, match]) => `"~${afterStatus(path, '200')}" 'match="${match}"';`).join(
    '\n    ',
  ),
  wantsDelta: pattern(WANTS_DELTA),
  vary: VARY,
  oneBrowser: ONE_BROWSER,
  immutable: IMMUTABLE,
  never: NEVER,
  short: SHORT,
  revalidate: REVALIDATE,
  hsts: STRICT_TRANSPORT,
  policy: PLATFORM_POLICY,
};

/** `live/headers.conf`, without inline hashes. */
export function renderHeaders(origins: PageOrigins, { tls = false } = {}): string {
  const options = { reportTo: REPORTS_PATH, tls };
  const { 'Content-Security-Policy': policy, ...headers } = securityHeaders(origins, options);
  const wider = pagePolicies(origins, REPORTS_PATH).map(
    (page) => `if ($request_uri ~* "${page.address}") { set $page_policy "${page.policy}"; }\n`,
  );
  const otherHeaders = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', String.raw`\"`)}" always;\n`,
  );
  return [
    `set $page_policy "${policy}";\n`,
    // The live version and the previous version mostly agree.
    ...new Set(wider),
    'add_header Content-Security-Policy $page_policy always;\n',
    ...otherHeaders,
  ].join('');
}

export function renderGateway({ listen, listenTls }: { listen: number; listenTls: number }) {
  return {
    'nginx.conf': render('gateway.conf', { preamble: '', accessLog: render('access-log.conf'), listen: `${listen}` }),
    'collector.conf': render('collector.conf'),
    'releases.conf': render('releases.conf'),
    'tls.conf': render('tls.conf', { listen: `${listenTls}` }),
    'platform.conf': render('platform.conf'),
  };
}

export async function writeNginxFolder(folder: string, origins: PageOrigins, options: NginxOptions): Promise<void> {
  await writeScripts(folder);
  await replaceFile(join(folder, 'nginx.conf'), renderNginx(options));
  await replaceFile(join(folder, 'platform.conf'), render('platform.conf'));
  await replaceFile(join(folder, 'live/headers.conf'), renderHeaders(origins, { tls: options.tls !== undefined }));
}

export async function writeScripts(folder: string): Promise<void> {
  const tmp = join(folder, 'tmp');
  await mkdir(tmp, { recursive: true });
  await chmod(tmp, 0o1777);
  for (const script of ['start.sh', 'page.sh', 'healthy.sh']) {
    await cp(join(import.meta.dirname, 'nginx', script), join(folder, script));
  }
}

function render(template: string, values: Record<string, string> = {}): string {
  const text = readFileSync(join(import.meta.dirname, 'nginx', template), 'utf8');
  return text.replace(/%(\w+)%/g, (placeholder, name: string) => {
    const value = values[name] ?? RULES[name];
    if (value === undefined) throw new Error(`${template} asks for the unknown value ${placeholder}`);
    return value;
  });
}

function pattern({ source }: RegExp): string {
  return source.replaceAll('\\/', '/');
}

/** For "200 /path". */
function afterStatus(expression: RegExp, status = String.raw`\d+`): string {
  return pattern(expression).replace(/(^|\|)\^(?=\/|\(\?:)/g, (_, start: string) => `${start}^${status} `);
}
