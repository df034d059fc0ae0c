import {
  type ConsoleConfig,
  type OutsidePage,
  outsidePageAt,
  outsidePages,
  overrideOrigins,
  pathExpression,
  type Registry,
} from '@console/contract';

/** Origins other than the console's own that a page may run scripts from and talk to. */
export interface PageOrigins {
  scripts: string[];
  connections: string[];
  /** Pages that use code of others: the policy of documents at their paths allows that too. */
  pages?: OutsidePage[];
}

interface HeaderOptions {
  /** Path of the address that is answered. */
  path?: string;
  /** Where browsers report what the policy refused, such as `/reports`. */
  reportTo?: string;
  /** Served over TLS: adds `Strict-Transport-Security`. */
  tls?: boolean;
  /** Made for this answer alone, never guessable: what carries it in the page is its own stylesheet and first script. */
  nonce?: string;
}

/** Browsers that have seen TLS here stay with it for a year. */
export const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';

/** What the policy calls the place that `Reporting-Endpoints` has the address of. */
const REPORTING_GROUP = 'console';

// Emotion's style tags are empty in production, rules go in by the CSSOM; this is the hash of nothing.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Exact origins, from the documents that name the addresses in the first place. */
export function originsOf(config: ConsoleConfig, registry: Pick<Registry, 'origins'> & Partial<Registry>): PageOrigins {
  const { authority, signIn, api, telemetry } = config;
  const provider = [authority, ...(signIn?.origins ?? [])];
  // A collector at a path is the console's own.
  const collector = telemetry && URL.canParse(telemetry.endpoint) ? [telemetry.endpoint] : [];
  const services = [...provider, api.main, api.identity, api.ownBackend, ...collector];
  const overrides = overrideOrigins(config);
  // Dev servers reload the page over a socket.
  const sockets = overrides.map((origin) => origin.replace('http', 'ws'));
  const areas = [...registry.origins.map((url) => new URL(url).origin), ...overrides];
  const connections = [...services.map((url) => new URL(url).origin), ...areas, ...sockets];
  const pages = outsidePages({ areas: {}, outside: {}, ...registry });
  return { scripts: unique(areas), connections: unique(connections), pages };
}

/** Security headers of every answer of the console's web server; the one place they are written. */
export function securityHeaders(
  origins: PageOrigins,
  { path, reportTo, tls, nonce }: HeaderOptions = {},
): Record<string, string> {
  const page = path === undefined ? undefined : outsidePageAt(origins.pages ?? [], path);
  return {
    'Content-Security-Policy': contentSecurityPolicy(origins, page, reportTo, nonce),
    ...(reportTo ? { 'Reporting-Endpoints': `${REPORTING_GROUP}="${reportTo}"` } : {}),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(tls ? { 'Strict-Transport-Security': STRICT_TRANSPORT } : {}),
  };
}

/** The policies of pages that use code of others, by a regular expression for the address as it was asked for. */
export function pagePolicies(
  origins: PageOrigins,
  reportTo: string,
  nonce: string | undefined,
): { address: string; policy: string }[] {
  return (origins.pages ?? []).map((page) => ({
    // Compared with what came over the wire: an address that is written otherwise gets the narrower policy.
    address: String.raw`${pathExpression(page.path)}(\?|$)`,
    policy: contentSecurityPolicy(origins, page, reportTo, nonce),
  }));
}

function contentSecurityPolicy(
  { scripts, connections }: PageOrigins,
  page: OutsidePage | undefined,
  reportTo: string | undefined,
  nonce: string | undefined,
): string {
  const inPage = nonce ? [`'nonce-${nonce}'`] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inPage, ...scripts, ...(page?.script ?? [])],
    // Files of lists are written in workers of the console's own; areas have none.
    'worker-src': ["'self'"],
    'style-src': ["'self'", ...inPage, EMPTY_STYLE],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connections, ...(page?.connect ?? [])],
    ...(page && page.frame.length > 0 ? { 'frame-src': [...page.frame] } : {}),
    // Sign-in leaves by navigation, not by a form.
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    // Browsers that know the first ignore the second.
    ...(reportTo ? { 'report-to': [REPORTING_GROUP], 'report-uri': [reportTo] } : {}),
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

function unique(values: string[]): string[] {
  return [...new Set(values)].sort();
}
