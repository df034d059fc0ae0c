import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_PATHS, IMMUTABLE, IMMUTABLE_PATHS, LIVE_PATHS, NEVER, REVALIDATE, SHORT } from './cache-rules';
import { type PageOrigins, securityHeaders } from './headers';

export interface NginxOptions {
  /** Absolute folder made by publish and promote. */
  site: string;
  /** Port, or address and port. */
  listen: string | number;
  origins: PageOrigins;
  /** Certificate and key files; HTTP/2 and HSTS then. */
  tls?: { certificate: string; key: string };
  /** Lines before `events`: pid, user, error_log, daemon. */
  preamble?: string[];
  /** Shared objects to load; Debian's own configuration loads Brotli by itself, a bare `nginx -c` does not. */
  modules?: string[];
  mimeTypes?: string;
}

/** A whole nginx configuration that serves a site with the console's headers. */
export function renderNginx({ site, listen, origins, tls, ...options }: NginxOptions): string {
  const { preamble = [], modules = [], mimeTypes = '/etc/nginx/mime.types' } = options;
  const headers = securityHeaders(origins, { reportTo: '/csp-report', tls: tls !== undefined });
  const values: Record<string, string> = {
    preamble: preamble.map((line) => `${line};`).join('\n'),
    modules: modules.map((file) => `load_module ${file};`).join('\n'),
    mimeTypes,
    site,
    listen: tls ? `${listen} ssl http2` : `${listen}`,
    tls: tls ? `ssl_certificate ${tls.certificate}; ssl_certificate_key ${tls.key};` : '',
    headers: Object.entries(headers)
      .map(([name, value]) => `    add_header ${name} "${value}" always;`)
      .join('\n'),
    immutablePaths: pattern(IMMUTABLE_PATHS),
    filePaths: pattern(FILE_PATHS),
    immutableAnswers: afterStatus(IMMUTABLE_PATHS),
    liveAnswers: afterStatus(LIVE_PATHS),
    fileAnswers: afterStatus(FILE_PATHS),
    immutable: IMMUTABLE,
    never: NEVER,
    short: SHORT,
    revalidate: REVALIDATE,
  };
  const template = readFileSync(join(import.meta.dirname, 'nginx/console.conf'), 'utf8');
  return template.replace(/%(\w+)%/g, (placeholder, name: string) => values[name] ?? placeholder);
}

function pattern({ source }: RegExp): string {
  return source.replaceAll('\\/', '/');
}

/** The same pattern for "200 /path". */
function afterStatus(expression: RegExp): string {
  return pattern(expression).replaceAll('^/', '^\\d+ /');
}
