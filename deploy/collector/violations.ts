/*
 * Reports that browsers send by themselves when the page's policy refuses something, in the format of the Reporting API
 * or in the older one of `report-uri`. Both contain addresses with arbitrary content, so only the parts that cannot
 * identify a person are read.
 */

/** A refusal by the content security policy, of which Trusted Types are a part. */
export interface Violation {
  type: 'violation';
  directive: string;
  blocked: string;
  /** Path of the page, up to the first part that is not a plain word. */
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
  // Browsers send reports of other types in the same request.
  const violations = body.filter((one): one is { body: Body } => one?.type === 'csp-violation' && isBody(one.body));
  return violations.slice(0, MOST).map((one) => violationOf(one.body));
}

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The two formats differ only in the names of their fields. */
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

/**
 * Directives that a policy of the console can contain. Anybody can send reports, and each directive is a series of the
 * metrics.
 */
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

/** `/admin/users/ingrid@example` becomes `/admin/users/…`; later parts are left out too. */
function pagePath(text: string): string {
  const parts = pathOf(text).split('/').slice(1);
  const end = parts.findIndex((part) => !/^[A-Za-z]{0,30}$/.test(part));
  return `/${(end === -1 ? parts : [...parts.slice(0, end), '…']).join('/')}`;
}

/** The addresses of the console's scripts contain no personal data. */
function scriptPath(text: string): string | undefined {
  return /^\/(assets|areas)\/[A-Za-z0-9_.~/-]{1,200}$/.exec(pathOf(text))?.[0];
}

function pathOf(text: string): string {
  return URL.canParse(text) ? new URL(text).pathname : '/';
}
