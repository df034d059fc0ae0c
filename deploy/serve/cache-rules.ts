/** How long an answer may be kept, by the kind of its address. nginx and the local server both follow these. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const SHORT = 'public, max-age=3600';
export const NEVER = 'no-store';
/** Kept, but asked about each time: the page itself. */
export const REVALIDATE = 'no-cache';

/** Names with a hash of their content, or folders of a version: another content has another address. */
export const IMMUTABLE_PATHS = /^\/(assets|areas\/[^/]+\/[^/]+)\//;

/** What is live and how this installation is set up. */
export const LIVE_PATHS = /^\/(registry|config)\.json$/;

/** Code of areas, which a console at another origin may run too. */
export const AREA_PATHS = /^\/areas\//;

/** A file that is not there; never answered with the page. Other paths are routes of the console. */
export const FILE_PATHS = /^\/(assets|areas)\/|\.(js|css|map|json|svg|png|jpg|ico|woff2|txt|xml|webmanifest)$/;

/** Value of `Cache-Control` for a path. */
export function cacheControl(path: string): string {
  if (LIVE_PATHS.test(path)) return NEVER;
  if (IMMUTABLE_PATHS.test(path)) return IMMUTABLE;
  return FILE_PATHS.test(path) ? SHORT : REVALIDATE;
}

/** Who may read and run what is at a path: anyone the code of areas, the console alone everything else. */
export function sharingHeaders(path: string): Record<string, string> {
  if (!AREA_PATHS.test(path)) return { 'Cross-Origin-Resource-Policy': 'same-origin' };
  return { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };
}
