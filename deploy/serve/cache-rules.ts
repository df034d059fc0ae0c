/** `Cache-Control` by the kind of a path, for nginx and the local server. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const SHORT = 'public, max-age=3600';
export const NEVER = 'no-store';
/** Cached, but revalidated each time: the page itself. */
export const REVALIDATE = 'no-cache';

/** Names with a hash of their content, or folders of a version: other content has another address. */
export const IMMUTABLE_PATHS = /^\/(assets|areas\/[^/]+\/[^/]+)\//;

export const LIVE_PATHS = /^\/(registry|config)\.json$/;

/** Service workers of earlier consoles, which a browser has to find replaced. */
export const WORKER_PATHS = /^\/[^/]*(service-?worker|sw)\.js$/;

export const AREA_PATHS = /^\/areas\//;

/** Paths of files. A missing one is a 404 and never the page; other paths are routes of the console. */
export const FILE_PATHS = /^\/(assets|areas)\/|\.(js|css|map|json|svg|png|jpg|ico|woff2|txt|xml|webmanifest)$/;

export function cacheControl(path: string): string {
  if (LIVE_PATHS.test(path) || WORKER_PATHS.test(path)) return NEVER;
  if (IMMUTABLE_PATHS.test(path)) return IMMUTABLE;
  return FILE_PATHS.test(path) ? SHORT : REVALIDATE;
}

/** Headers for other origins: any origin may read the code of areas, only the console's own origin all other files. */
export function sharingHeaders(path: string): Record<string, string> {
  if (!AREA_PATHS.test(path)) return { 'Cross-Origin-Resource-Policy': 'same-origin' };
  return { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };
}
