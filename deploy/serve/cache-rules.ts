import { DELTAS } from '../release/dictionaries';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const SHORT = 'public, max-age=3600';
/** A cache on the way might give a delta to browsers without its dictionary. */
export const ONE_BROWSER = 'private, max-age=31536000, immutable';
export const NEVER = 'no-store';
/** Revalidated each time: the page. */
export const REVALIDATE = 'no-cache';

/** Other content has another address. */
export const IMMUTABLE_PATHS = /^\/(assets|areas\/[^/]+\/[^/]+)\//;

export const LIVE_PATHS = /^\/(registry|config)\.json$/;

/** Earlier consoles' service workers, which browsers must find replaced. */
export const WORKER_PATHS = /^\/[^/]*(service-?worker|sw)\.js$/;

export const AREA_PATHS = /^(\/deltas)?\/areas\//;

/** A missing file is a 404, never the page; other paths are routes. */
export const FILE_PATHS = /^\/(assets|areas|deltas)\/|\.(js|css|map|json|svg|png|jpg|ico|woff2|txt|xml|webmanifest)$/;

export const VARY = 'Accept-Encoding, Available-Dictionary';

export function cacheControl(path: string): string {
  if (path.startsWith(`${DELTAS}/`)) return ONE_BROWSER;
  if (LIVE_PATHS.test(path) || WORKER_PATHS.test(path)) return NEVER;
  if (IMMUTABLE_PATHS.test(path)) return IMMUTABLE;
  return FILE_PATHS.test(path) ? SHORT : REVALIDATE;
}

/** Any origin may read areas' code, only the console's own the rest. */
export function sharingHeaders(path: string): Record<string, string> {
  if (!AREA_PATHS.test(path)) return { 'Cross-Origin-Resource-Policy': 'same-origin' };
  return { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };
}
