import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type ConsoleConfig, consoleConfigSchema, REPORTS_PATH, type Report, reportSchema } from '@console/contract';
import { RELEASES_PATH } from '@console/contract/releases';
import { parsedJson, readIfThere } from '../files';
import { failureOf } from '../refusal';
import { HOST, liveHost, publishedVersions, readRegistry } from '../release/site';
import { readReleases } from './releases';
import { COUNTED_MINUTES, type Published, ReportCounts } from './report-counts';
import { LIMITS, type Limits, requestLimits } from './request-limits';
import { staffGate, type Verdict } from './staff-gate';
import { type Violation, violationsIn } from './violations';

export interface CollectorOptions {
  /** The log is beside the folder. */
  site: string;
  /** The main API, if only browsers reach `config.json`'s address. */
  platform?: string | undefined;
  keep: (line: string) => void;
  /** Our web server adds the client's address to `X-Forwarded-For`. */
  isBehindProxy?: boolean;
  limits?: Limits;
  releaseLimits?: Limits;
  now?: () => number;
}

/** Per report; the console's have two thousand at most. */
const MOST_BYTES = 16_384;
const HOST_SCRIPTS = '/assets/';
const REGISTRY_AGE = 2_000;

/** A new token costs a call of the platform. */
const RELEASE_LIMITS: Limits = { perAddress: 60, all: 600, alike: 0 };

const REFUSALS: Record<Exclude<Verdict, 'staff'>, [status: number, message: string]> = {
  'no-token': [401, 'Sign in to see the releases.'],
  'refused-token': [401, 'The platform has refused the token.'],
  'not-staff': [403, 'Only internal staff may see the releases.'],
  'platform-away': [502, 'The platform could not confirm that you are internal staff.'],
};

const CONTENT_TYPES = ['application/json', 'application/csp-report', 'application/reports+json'];

export interface Collector {
  take: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  sendReleases: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  counts: ReportCounts;
}

/**
 * Stores a line per failure, within limits. Reads no cookie, and tokens only for the releases; stores no address, only
 * a hash whose key stays in this process.
 */
export function createCollector(options: CollectorOptions): Collector {
  const {
    site,
    keep,
    isBehindProxy = false,
    limits = LIMITS,
    releaseLimits = RELEASE_LIMITS,
    now = Date.now,
  } = options;
  const counts = new ReportCounts(now);
  const countedSince = new Date(now());
  const requests = requestLimits(limits, now);
  const releaseRequests = requestLimits(releaseLimits, now);
  const verdictOn = staffGate(now);
  const key = randomBytes(32);
  let published = { at: -REGISTRY_AGE, read: readPublished(site) };

  function currentlyPublished() {
    if (now() - published.at > REGISTRY_AGE) published = { at: now(), read: readPublished(site) };
    return published.read;
  }

  function keepNews(report: Report | Violation): void {
    const { duration: _, ...what } = { duration: 0, ...report };
    if (!requests.isNews(JSON.stringify(what))) return;
    keep(JSON.stringify({ at: new Date(now()).toISOString(), ...report }));
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refuse = (status: number, reason: Parameters<ReportCounts['addRefusal']>[0]) => {
      counts.addRefusal(reason);
      // `Connection: close`: the rest of the body is not read.
      response.writeHead(status, { 'Cache-Control': 'no-store', Connection: 'close' }).end();
    };
    if (request.method !== 'POST') return refuse(405, 'method');
    const address = addressOf(request, isBehindProxy);
    if (!requests.takes(address)) return refuse(429, 'rate');
    const contentType = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (!CONTENT_TYPES.includes(contentType)) return refuse(415, 'type');
    const text = await bodyOf(request);
    if (text === undefined) return refuse(413, 'size');

    const body = parsedJson(text);
    if (contentType === 'application/json') {
      const report = reportSchema.safeParse(body).data;
      if (!report) return refuse(400, 'content');
      // Browser extensions and injected scripts throw too.
      if (report.type === 'error' && !report.stack.some((frame) => frame.startsWith(HOST_SCRIPTS))) {
        counts.addRefusal('foreign');
        return void response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
      }
      counts.add(report, await currentlyPublished(), createHmac('sha256', key).update(address).digest('base64'));
      if (report.type !== 'vitals' && !(report.type === 'area' && report.outcome === 'loaded')) keepNews(report);
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

  async function sendReleases(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, body: object) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
        .end(JSON.stringify(body));
    if (request.method !== 'GET') return void send(405, { Message: 'The releases can only be read.' });
    const addresses = await addressesIn(site);
    if (addresses?.collector === undefined) {
      return void send(404, { Message: 'config.json has no api.collector, which switches the releases on.' });
    }
    if (!releaseRequests.takes(addressOf(request, isBehindProxy))) {
      counts.addRefusal('rate');
      return void send(429, { Message: 'There were too many requests. Wait a minute and try again.' });
    }
    const verdict = await verdictOn(request.headers.authorization, options.platform ?? addresses.main);
    if (verdict === 'staff') return void send(200, await readReleases(site, counts, countedSince));
    const [status, Message] = REFUSALS[verdict];
    counts.addRefusal('access');
    send(status, { Message });
  }

  return { take, sendReleases, counts };
}

async function readPublished(site: string): Promise<Published> {
  const [registry, live, hosts] = await Promise.all([
    readRegistry(site),
    liveHost(site),
    publishedVersions(site, HOST),
  ]);
  return { registry, hosts: [...(live ? [live.version] : []), ...hosts] };
}

/** Undefined without `config.json`. */
async function addressesIn(site: string): Promise<ConsoleConfig['api'] | undefined> {
  const content = await readIfThere(join(site, 'config.json'));
  return content && consoleConfigSchema.parse(JSON.parse(content.toString())).api;
}

/** A web server in front passes only `POST /reports` and `GET /reports/releases`. */
export function createCollectorServer({ take, sendReleases, counts }: Collector): Server {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://collector.invalid');
    if (pathname === REPORTS_PATH) return take(request, response);
    if (pathname === RELEASES_PATH) return sendReleases(request, response);
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
  return createServer({ headersTimeout: 10_000, requestTimeout: 10_000 }, (request, response) => {
    answer(request, response).catch(failureOf(response));
  });
}

/** Our web server adds the last `X-Forwarded-For`; clients can invent earlier entries. */
function addressOf({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy
    ? [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim()
    : undefined;
  return forwarded || (socket.remoteAddress ?? '');
}

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
