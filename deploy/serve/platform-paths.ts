import type { ConsoleConfig } from '@console/contract';
import { STRICT_TRANSPORT } from './headers';

type Bases = Omit<ConsoleConfig['api'], 'collector'>;

/** No route begins so. */
const PATHS: Bases = { main: '/platform/main', identity: '/platform/identity', ownBackend: '/platform/own-backend' };

/** Saves preflights: a round trip per address. */
export function ownOriginApi(origin: string): Bases {
  return { main: origin + PATHS.main, identity: origin + PATHS.identity, ownBackend: origin + PATHS.ownBackend };
}

export function platformAddress(bases: Bases, pathAndQuery: string): string | undefined {
  const entry = Object.entries(PATHS).find(([, path]) => pathAndQuery.startsWith(`${path}/`));
  if (!entry) return undefined;
  const [name, path] = entry as [keyof Bases, string];
  return withoutSlash(bases[name]) + pathAndQuery.slice(path.length);
}

/** Answers are data: a page opened here runs no script and cannot be framed. */
export const PLATFORM_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Inside `server`; the rest is in `platform.conf`. */
export function platformLocations(bases: Bases, { tls }: { tls: boolean }): string {
  const strict = tls ? ` add_header Strict-Transport-Security "${STRICT_TRANSPORT}" always;` : '';
  const names = Object.keys(PATHS) as (keyof Bases)[];
  return names
    .map((name) => {
      const base = withoutSlash(bases[name]);
      return `location ^~ ${PATHS[name]}/ { include platform.conf;${strict} proxy_set_header Host $proxy_host; proxy_pass ${base}/; }`;
    })
    .join('\n    ');
}

const withoutSlash = (base: string) => base.replace(/\/+$/, '');
