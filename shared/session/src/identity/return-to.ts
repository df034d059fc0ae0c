import { HOST_PAGES } from '@console/contract';

/** The redirect address of the identity provider. */
export const CALLBACK_PATH = HOST_PAGES.callback.path;

const LONGEST_RETURN_TO = 2_000;

/**
 * A path of this origin that is safe to open after sign-in, or `/`. Refuses any path that a browser, a proxy or a
 * router could read as another host, in any encoding, and the callback itself, which would sign in endlessly.
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

/** Browsers drop tabs and line breaks inside an address and read `\` as `/`. */
function leadsElsewhere(path: string): boolean {
  return /^\/[\s\p{Cc}]*[/\\]|[\p{Cc}\\]/u.test(path);
}

/** Decodes until nothing changes, so that `%252f` hides nothing; undefined for a path that cannot be decoded. */
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
