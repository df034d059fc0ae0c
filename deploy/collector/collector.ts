import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { REPORTS_PATH, type Report, reportSchema } from '@console/contract';
import { readRegistry } from '../release/site';
import { COUNTED_MINUTES, ReportCounts } from './report-counts';
import { LIMITS, type Limits, RequestLimits } from './request-limits';
import { type Violation, violationsIn } from './violations';

export interface CollectorOptions {
  /** Folder with `registry.json`, which lists the areas and their versions. */
  site: string;
  /** Receives each line to store: JSON, without a line break. */
  keep: (line: string) => void;
  /** True if all requests come through our own web server, which adds the client's address to `X-Forwarded-For`. */
  isBehindProxy?: boolean;
  limits?: Limits;
  now?: () => number;
}

/** Limit of one report in bytes. The console's own have at most two thousand. */
const MOST_BYTES = 16_384;
/** Milliseconds after which the registry is read again. */
const REGISTRY_AGE = 2_000;

const CONTENT_TYPES = ['application/json', 'application/csp-report', 'application/reports+json'];

/** Handles reports; the web server of a development console runs it in its own process. */
export interface Collector {
  /** Handles one request for `/reports`. */
  take: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  counts: ReportCounts;
}

/**
 * Counts the reports of pages and browsers, within limits, and stores a line for each failure. It reads no cookie and
 * no token and stores no address: a hash, whose key exists only in this process, tells reporters apart.
 */
export function createCollector(options: CollectorOptions): Collector {
  const { site, keep, isBehindProxy = false, limits = LIMITS, now = Date.now } = options;
  const counts = new ReportCounts(now);
  const requests = new RequestLimits(limits, now);
  const key = randomBytes(32);
  let registry = { at: -REGISTRY_AGE, read: readRegistry(site) };

  function currentRegistry() {
    if (now() - registry.at > REGISTRY_AGE) registry = { at: now(), read: readRegistry(site) };
    return registry.read;
  }

  function keepNews(report: Report | Violation): void {
    const { duration: _, ...what } = { duration: 0, ...report };
    if (!requests.isNews(JSON.stringify(what))) return;
    keep(JSON.stringify({ at: new Date(now()).toISOString(), ...report }));
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refuse = (status: number, reason: Parameters<ReportCounts['addRefusal']>[0]) => {
      counts.addRefusal(reason);
      // `Connection: close`, because the rest of the body is not read.
      response.writeHead(status, { 'Cache-Control': 'no-store', Connection: 'close' }).end();
    };
    if (request.method !== 'POST') return refuse(405, 'method');
    const address = addressOf(request, isBehindProxy);
    if (!requests.takes(address)) return refuse(429, 'rate');
    const contentType = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (!CONTENT_TYPES.includes(contentType)) return refuse(415, 'type');
    const text = await bodyOf(request);
    if (text === undefined) return refuse(413, 'size');

    const body = parse(text);
    if (contentType === 'application/json') {
      const report = reportSchema.safeParse(body).data;
      if (!report) return refuse(400, 'content');
      counts.add(report, await currentRegistry(), createHmac('sha256', key).update(address).digest('base64'));
      if (report.type === 'error' || (report.type === 'area' && report.outcome !== 'loaded')) keepNews(report);
    } else {
      const violations = violationsIn(contentType, body);
      if (!violations) return refuse(400, 'content');
      for (const violation of violations) {
        counts.addViolation(violation);
        keepNews(violation);
      }
    }
    response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
  }

  return { take, counts };
}

/**
 * The collector as a server: `POST /reports` for browsers, `GET /metrics` for Prometheus, `GET /versions?minutes=10`
 * for the release tool and `GET /healthz` for operators. A web server in front of it passes on only the first.
 */
export function createCollectorServer({ take, counts }: Collector): Server {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://collector.invalid');
    if (pathname === REPORTS_PATH) return take(request, response);
    if (request.method !== 'GET') return void response.writeHead(405).end();
    if (pathname === '/healthz') return void response.writeHead(204).end();
    if (pathname === '/metrics') {
      return void response.writeHead(200, { 'Content-Type': counts.contentType }).end(await counts.text());
    }
    if (pathname === '/versions') {
      const minutes = Number(searchParams.get('minutes') ?? 10);
      if (!(minutes > 0 && minutes <= COUNTED_MINUTES)) return void response.writeHead(400).end();
      return void response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(counts.since(minutes)));
    }
    response.writeHead(404).end();
  };
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 10_000 }, (request, response) => {
    answer(request, response).catch((error: Error) => {
      console.error(error.message);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  return server;
}

/** Our own web server has added the last address of `X-Forwarded-For`; a client can invent those before it. */
function addressOf({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy
    ? [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim()
    : undefined;
  return forwarded || (socket.remoteAddress ?? '');
}

/** `undefined` for a body over the limit. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
