/*
 * Browsers' reports of policy violations, from the Reporting API or the older `report-uri`. Addresses may contain
 * anything, so only parts that identify nobody are read.
 */

export interface Violation {
  type: 'violation';
  directive: string;
  blocked: string;
  /** Up to the first part that is no plain word. */
  page: string;
  source?: string | undefined;
}

type Body = Record<string, unknown>;

const MOST = 20;

export function violationsIn(contentType: string, body: unknown): Violation[] | undefined {
  if (contentType === 'application/csp-report') {
    const report = (body as { 'csp-report'?: unknown } | null)?.['csp-report'];
    return isBody(report) ? [violationOf(report)] : undefined;
  }
  if (!Array.isArray(body)) return undefined;
  const violations = body.filter((one): one is { body: Body } => one?.type === 'csp-violation' && isBody(one.body));
  return violations.slice(0, MOST).map((one) => violationOf(one.body));
}

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The formats differ only in field names. */
function violationOf(body: Body): Violation {
  const text = (...names: string[]) => names.map((name) => body[name]).find((value) => typeof value === 'string') ?? '';
  const line = body['line-number'] ?? body.lineNumber;
  const file = scriptPath(text('source-file', 'sourceFile'));
  return {
    type: 'violation',
    directive: directiveOf(text('effective-directive', 'effectiveDirective', 'violated-directive')),
    blocked: blockedText(text('blocked-uri', 'blockedURL')),
    page: pagePath(text('document-uri', 'documentURL')),
    source: file && `${file}:${typeof line === 'number' ? Math.trunc(line) : 0}`,
  };
}

/** Anybody can send reports, and each directive is a series. */
const DIRECTIVES = new Set(
  `default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr
  img-src font-src connect-src media-src object-src child-src frame-src worker-src manifest-src
  fenced-frame-src base-uri form-action frame-ancestors sandbox require-trusted-types-for
  trusted-types upgrade-insecure-requests`.split(/\s+/),
);

function directiveOf(text: string): string {
  const [name = ''] = text.split(' ');
  return DIRECTIVES.has(name) ? name : 'other';
}

function wordOf(text: string | undefined): string {
  return /^[a-z-]{1,40}$/.test(text ?? '') ? `${text}` : 'other';
}

function blockedText(text: string): string {
  if (!text.includes(':')) return wordOf(text);
  const { protocol, host } = URL.canParse(text) ? new URL(text) : { protocol: 'other:', host: '' };
  return /^https?:|^wss?:/.test(protocol) ? `${protocol}//${host.slice(0, 100)}` : wordOf(protocol.slice(0, -1));
}

/** `/admin/users/ingrid@example` becomes `/admin/users/…`. */
function pagePath(text: string): string {
  const parts = pathOf(text).split('/').slice(1);
  const end = parts.findIndex((part) => !/^[A-Za-z]{0,30}$/.test(part));
  return `/${(end === -1 ? parts : [...parts.slice(0, end), '…']).join('/')}`;
}

/** Console script addresses contain no personal data. */
function scriptPath(text: string): string | undefined {
  return /^\/(assets|areas)\/[A-Za-z0-9_.~/-]{1,200}$/.exec(pathOf(text))?.[0];
}

function pathOf(text: string): string {
  return URL.canParse(text) ? new URL(text).pathname : '/';
}
