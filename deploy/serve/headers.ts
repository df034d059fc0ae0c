import {
  type ConsoleConfig,
  type OutsidePage,
  outsidePageAt,
  outsidePages,
  overrideOrigins,
  pathExpression,
  type Registry,
} from '@console/contract';
import type { InlineHashes } from './page';

export const HEADER_BYTES = 32_768;

export interface PageOrigins {
  scripts: string[];
  connections: string[];
  /** Their policy allows outside origins too. */
  pages?: OutsidePage[];
}

interface HeaderOptions {
  path?: string;
  reportTo?: string;
  tls?: boolean;
  /** The page's stylesheet and first script, which may then be inline. */
  inline?: InlineHashes | undefined;
}

export const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';

/** In `Reporting-Endpoints`, for the policy. */
const REPORTING_GROUP = 'console';

export function originsOf(config: ConsoleConfig, registry: Pick<Registry, 'origins'> & Partial<Registry>): PageOrigins {
  const { authority, signIn, api, telemetry } = config;
  const provider = [authority, ...(signIn?.origins ?? [])];
  // A path alone means the console's origin.
  const collector = telemetry && URL.canParse(telemetry.endpoint) ? [telemetry.endpoint] : [];
  const services = [...provider, api.main, api.identity, api.ownBackend, ...collector];
  const overrides = overrideOrigins(config);
  // Dev servers reload by WebSocket.
  const sockets = overrides.map((origin) => origin.replace('http', 'ws'));
  const areas = [...registry.origins.map((url) => new URL(url).origin), ...overrides];
  const connections = [...services.map((url) => new URL(url).origin), ...areas, ...sockets];
  const pages = outsidePages({ areas: {}, outside: {}, ...registry });
  return { scripts: unique(areas), connections: unique(connections), pages };
}

export function securityHeaders(
  origins: PageOrigins,
  { path, reportTo, tls, inline }: HeaderOptions = {},
): Record<string, string> {
  const page = path === undefined ? undefined : outsidePageAt(origins.pages ?? [], path);
  return {
    'Content-Security-Policy': contentSecurityPolicy(origins, page, reportTo, inline),
    ...(reportTo ? { 'Reporting-Endpoints': `${REPORTING_GROUP}="${reportTo}"` } : {}),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(tls ? { 'Strict-Transport-Security': STRICT_TRANSPORT } : {}),
  };
}

export function pagePolicies(origins: PageOrigins, reportTo: string): { address: string; policy: string }[] {
  return (origins.pages ?? []).map((page) => ({
    // Matches the raw request: another spelling gets the narrower policy.
    address: String.raw`${pathExpression(page.path)}(\?|$)`,
    policy: contentSecurityPolicy(origins, page, reportTo),
  }));
}

function contentSecurityPolicy(
  { scripts, connections }: PageOrigins,
  page: OutsidePage | undefined,
  reportTo: string | undefined,
  inline?: InlineHashes,
): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    // nginx's page.sh inserts the inline hashes after 'self'.
    'script-src': ["'self'", ...(inline ? [`'${inline.script}'`] : []), ...scripts, ...(page?.script ?? [])],
    // Only the console's workers, which write files and open certificates; areas have none.
    'worker-src': ["'self'"],
    'style-src': ["'self'", ...(inline ? [`'${inline.style}'`] : [])],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connections, ...(page?.connect ?? [])],
    ...(page && page.frame.length > 0 ? { 'frame-src': [...page.frame] } : {}),
    // Sign-in navigates, without a form.
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    // Browsers with the first ignore the second.
    ...(reportTo ? { 'report-to': [REPORTING_GROUP], 'report-uri': [reportTo] } : {}),
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

function unique(values: string[]): string[] {
  return [...new Set(values)].sort();
}
