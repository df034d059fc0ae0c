import type { ConsoleConfig } from '@console/contract';
import { STRICT_TRANSPORT } from './headers';

type Bases = ConsoleConfig['api'];

/** Where the console's own server passes calls on to the platform, when it is told to. Routes never begin like this. */
const PATHS: Bases = { main: '/platform/main', identity: '/platform/identity', ownBackend: '/platform/own-backend' };

/**
 * Base addresses of the platform under the console's own origin: a browser need not ask whether it may call them, which
 * saves a round trip before each address.
 */
export function ownOriginApi(origin: string): Bases {
  return { main: origin + PATHS.main, identity: origin + PATHS.identity, ownBackend: origin + PATHS.ownBackend };
}

/** Address at the platform of what was asked for here; `undefined` for all other paths. */
export function platformAddress(bases: Bases, pathAndQuery: string): string | undefined {
  const entry = Object.entries(PATHS).find(([, path]) => pathAndQuery.startsWith(`${path}/`));
  if (!entry) return undefined;
  const [name, path] = entry as [keyof Bases, string];
  return withoutSlash(bases[name]) + pathAndQuery.slice(path.length);
}

/** Whatever the platform answers is data: a page of its own that somebody opens here runs nothing and is framed nowhere. */
export const PLATFORM_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** nginx's part of it, inside `server`. */
export function platformLocations(bases: Bases, { tls }: { tls: boolean }): string {
  const headers = [
    `add_header Content-Security-Policy "${PLATFORM_POLICY}" always;`,
    'add_header X-Content-Type-Options nosniff always;',
    'add_header Cross-Origin-Resource-Policy same-origin always;',
    ...(tls ? [`add_header Strict-Transport-Security "${STRICT_TRANSPORT}" always;`] : []),
  ].join(' ');
  return [
    'client_max_body_size 20m;',
    'proxy_http_version 1.1;',
    'proxy_connect_timeout 5s;',
    'proxy_read_timeout 35s;',
    'proxy_ssl_server_name on;',
    'proxy_set_header Host $proxy_host;',
    'proxy_set_header Connection "";',
    '# Neither side has cookies of the other.',
    'proxy_set_header Cookie "";',
    'proxy_hide_header Set-Cookie;',
    'proxy_hide_header X-Content-Type-Options;',
    'proxy_hide_header Content-Security-Policy;',
    ...Object.entries(PATHS).map(
      ([name, path]) => `location ${path}/ { ${headers} proxy_pass ${withoutSlash(bases[name as keyof Bases])}/; }`,
    ),
  ].join('\n    ');
}

const withoutSlash = (base: string) => base.replace(/\/+$/, '');
