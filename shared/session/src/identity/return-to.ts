import { HOST_PAGES } from '@console/contract';

export const CALLBACK_PATH = HOST_PAGES.callback.path;

const LONGEST_RETURN_TO = 2_000;

/**
 * Safe to open, or `/`. Refuses what a browser, proxy or router could read as another host in any encoding, and the
 * callback, an endless sign-in.
 */
export function safeReturnTo(value: unknown): string {
  if (typeof value !== 'string' || value.length > LONGEST_RETURN_TO || !value.startsWith('/')) return '/';
  if (leadsElsewhere(value) || !URL.canParse(value, location.origin)) return '/';
  const url = new URL(value, location.origin);
  const path = decodeFully(url.pathname);
  if (url.origin !== location.origin || path === undefined || leadsElsewhere(path)) return '/';
  if (path.toLowerCase().replace(/\/+$/, '') === CALLBACK_PATH) return '/';
  return url.pathname + url.search + url.hash;
}

/** Browsers drop tabs and line breaks and read `\` as `/`. */
function leadsElsewhere(path: string): boolean {
  return /^\/[\s\p{Cc}]*[/\\]|[\p{Cc}\\]/u.test(path);
}

/** Decodes until stable, so that `%252f` hides nothing; undefined if impossible. */
function decodeFully(path: string): string | undefined {
  try {
    for (let current = path; ; ) {
      const decoded = decodeURIComponent(current);
      if (decoded === current) return decoded;
      current = decoded;
    }
  } catch {
    return undefined;
  }
}
