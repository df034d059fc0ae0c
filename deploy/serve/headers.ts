import { type ConsoleConfig, overrideOrigins, type Registry } from '@console/contract';

/** Origins other than the console's own that a page may run scripts from and talk to. */
export interface PageOrigins {
  scripts: string[];
  connections: string[];
}

interface HeaderOptions {
  /** Where browsers report what the policy refused, such as `/csp-report`. */
  reportTo?: string;
  /** Served over TLS: browsers are told to stay with it. */
  tls?: boolean;
}

/** Browsers that have seen TLS here stay with it for a year. */
export const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';

// Emotion's style tags are empty in production, rules go in by the CSSOM; this is the hash of nothing.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Exact origins, from the documents that name the addresses in the first place. */
export function originsOf(config: ConsoleConfig, registry: Pick<Registry, 'origins'>): PageOrigins {
  const { authority, api, telemetry } = config;
  const services = [authority, api.main, api.identity, api.ownBackend, ...(telemetry ? [telemetry.endpoint] : [])];
  const overrides = overrideOrigins(config);
  // Dev servers reload the page over a socket.
  const sockets = overrides.map((origin) => origin.replace('http', 'ws'));
  const areas = [...registry.origins.map((url) => new URL(url).origin), ...overrides];
  const connections = [...services.map((url) => new URL(url).origin), ...areas, ...sockets];
  return { scripts: unique(areas), connections: unique(connections) };
}

/** Security headers of every answer of the console's web server; the one place they are written. */
export function securityHeaders(origins: PageOrigins, { reportTo, tls }: HeaderOptions = {}): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(origins, reportTo),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(tls ? { 'Strict-Transport-Security': STRICT_TRANSPORT } : {}),
  };
}

function contentSecurityPolicy({ scripts, connections }: PageOrigins, reportTo?: string): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", EMPTY_STYLE],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connections],
    // Sign-in leaves by navigation, not by a form.
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    ...(reportTo ? { 'report-uri': [reportTo] } : {}),
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

function unique(values: string[]): string[] {
  return [...new Set(values)].sort();
}
