import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Registry, type Report, reportSchema } from '@console/contract';
import * as fc from 'fast-check';
import { z } from 'zod';
import { replaceFile } from '../files';
import { canaryArea, promoteArea } from '../release/move-area';
import { readLog } from '../release/release-log';
import { readRegistry } from '../release/site';
import { TestSite } from '../release/testing/test-site';
import { localConfig } from '../serve/local-config';
import { createSiteServer } from '../serve/serve';
import { ROOT } from '../workspace';
import { createCollector, createCollectorServer } from './collector';
import { MOST_NAMES, ReportCounts } from './report-counts';
import { violationsIn } from './violations';

const kari = { by: 'kari', why: 'test' };
const loaded: Report = {
  type: 'area',
  release: '1.0.0',
  area: 'team',
  version: '2',
  outcome: 'loaded',
  stage: 'page',
  duration: 300,
};
const failed: Report = {
  ...loaded,
  outcome: 'failed',
  stage: 'render',
  duration: 0,
  failure: 'code',
  error: 'TypeError',
  stack: ['/areas/team/2/page.js:1:200'],
};

let made: TestSite;
let lines: Record<string, unknown>[];

beforeEach(async () => {
  made = await TestSite.make();
  lines = [];
  for (const version of ['1', '2']) await made.publishArea('team', version);
  await promoteArea(made.site, 'team', '1', kari);
});
afterEach(() => made.remove());

async function start(options: Partial<Parameters<typeof createCollector>[0]> = {}) {
  const collector = createCollector({
    site: made.site,
    keep: (line) => lines.push(JSON.parse(line) as Record<string, unknown>),
    ...options,
  });
  await replaceFile(join(made.site, 'config.json'), JSON.stringify(localConfig('http://localhost:4000')));
  await replaceFile(join(made.site, 'index.html'), '<!doctype html>');
  const access: string[] = [];
  const log = (line: string) => access.push(line);
  const console = await made.listen(createSiteServer({ site: made.site, takeReport: collector.take, log }));
  return { console, collector: await made.listen(createCollectorServer(collector)), access };
}

function send(origin: string, body: unknown, type = 'application/json', headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return fetch(`${origin}/reports`, { method: 'POST', body: text, headers: { 'Content-Type': type, ...headers } });
}

const metricsOf = async (origin: string) => (await fetch(`${origin}/metrics`)).text();

test('Q21 how areas open is counted by area and version, a failure is stored with its stack', async () => {
  const { console, collector } = await start();
  for (const report of [loaded, { ...loaded, version: '1' }, failed]) {
    expect((await send(console, report)).status).toBe(204);
  }
  await send(console, { type: 'error', release: '1.0.0', error: 'RangeError', stack: ['/assets/main.js:1:2'] });
  const vitals = { LCP: 1_400, CLS: 0.02 };
  await send(console, { type: 'vitals', release: '1.0.0', area: 'team', version: '1', vitals });

  const metrics = await metricsOf(collector);
  const counted = (outcome: string, rest: string) =>
    `console_area_opened_total{area="team",version="1",outcome="${outcome}",${rest}} 1`;
  expect(metrics).toContain(counted('loaded', 'stage="page",failure=""'));
  expect(metrics).toContain('{area="team",version="other",outcome="failed",stage="render",failure="code"} 1');
  expect(metrics).toContain('console_area_load_seconds_bucket{le="0.5",area="team",version="1"} 1');
  expect(metrics).toContain('console_web_vital_seconds_bucket{le="1.8",vital="LCP",area="team",version="1"} 1');
  expect(metrics).toContain('console_layout_shift_bucket{le="0.1",area="team",version="1"} 1');
  expect(metrics).toContain('console_host_errors_total{error="RangeError"} 1');
  expect(lines).toEqual([
    { at: expect.stringMatching(/^\d{4}-.*Z$/), ...failed },
    expect.objectContaining({ type: 'error', error: 'RangeError' }),
  ]);
});

test('Q98 the host’s errors are those with a frame of its own scripts; others are refused, neither stored nor held against it', async () => {
  const { console, collector } = await start();
  const thrown: Report = { type: 'error', release: '1.0.0', error: 'TypeError', stack: [] };
  for (const stack of [[], ['/widget/main.js:1:2'], ['/areas/team/1/page.js:1:2']]) {
    expect((await send(console, { ...thrown, stack })).status).toBe(204);
  }
  await send(console, { ...thrown, stack: ['/widget/main.js:1:2', '/assets/main.js:1:2'] });
  const metrics = await metricsOf(collector);
  expect(metrics).toContain('console_host_errors_total{error="TypeError"} 1');
  expect(metrics).toContain('collector_refused_total{reason="foreign"} 3');
  expect(lines).toHaveLength(1);
});

test('Q97 refused sign-ins are counted and stored by their kind', async () => {
  const { console, collector } = await start();
  const refused: Report = { type: 'sign-in', release: '1.0.0', refusal: 'id-token-subject' };
  expect((await send(console, refused)).status).toBe(204);
  expect((await send(console, { ...refused, refusal: 'ingrid@example.com' })).status).toBe(400);
  expect(await metricsOf(collector)).toContain('console_sign_in_refused_total{refusal="id-token-subject"} 1');
  expect(lines).toEqual([expect.objectContaining(refused)]);
});

test('Q21 each label of the metrics has a limited number of names, even if registry after registry adds more', async () => {
  const counts = new ReportCounts(() => 0);
  const areas: Record<string, object> = {};
  for (let at = 0; at < MOST_NAMES + 100; at++) {
    const version = `v${at}`;
    areas[`area-${at}`] = { paths: [], current: { baseUrl: '', integrity: '', manifest: { version } } };
    const registry = { schema: 1, origins: [], areas } as unknown as Registry;
    counts.add({ ...loaded, area: `area-${at}`, version }, { registry, hosts: [] }, 'someone');
    counts.addViolation({ type: 'violation', directive: `d${at}`, blocked: 'inline', page: '/' });
  }
  const text = await counts.text();
  for (const label of ['area', 'version', 'directive']) {
    const names = [...text.matchAll(new RegExp(`[{,]${label}="([^"]*)"`, 'g'))].map(([, name]) => name);
    expect(new Set(names).size).toBe(MOST_NAMES + 1);
    expect(names).toContain('other');
  }
});

test('Q26 a new version has numbers however many there were before, because versions that no page gets give place', async () => {
  const counts = new ReportCounts(() => 0);
  const add = (version: string) => {
    const areas = { team: { paths: [], current: { baseUrl: '', integrity: '', manifest: { version } } } };
    const registry = { schema: 1, origins: [], areas } as unknown as Registry;
    counts.add({ ...loaded, area: 'team', version }, { registry, hosts: [] }, 'someone');
    const vitals = { LCP: 1_400, CLS: 0.02 };
    counts.add({ type: 'vitals', release: '', area: 'team', version, vitals }, { registry, hosts: [] }, 'someone');
  };
  for (let at = 0; at <= MOST_NAMES; at++) add(`v${at}`);
  const text = await counts.text();
  expect(text).not.toContain('version="other"');
  for (const metric of ['area_opened_total', 'area_load_seconds', 'web_vital_seconds', 'layout_shift']) {
    expect(text).toMatch(new RegExp(`console_${metric}\\w*\\{.*version="v${MOST_NAMES}"`));
    expect(text).not.toMatch(new RegExp(`console_${metric}\\w*\\{.*version="v0"`));
  }
  expect((await counts.percentiles()).get(`team v${MOST_NAMES}`)).toMatchObject({ LCP: 1_600, CLS: 0.0775 });
});

test('Q13 violations of the policy are stored from both report formats of browsers, without personal data', async () => {
  const { console, collector } = await start();
  const page = `${console}/admin/users/ingrid.haugland@example.com/edit?code=secret#token=eyJ`;
  const script = `${console}/areas/team/1/page.3fa9.js`;
  const older = {
    'document-uri': page,
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?user=ingrid',
    'script-sample': 'Ingrid Haugland',
    'source-file': script,
    'line-number': 12,
    referrer: page,
  };
  const newer = {
    documentURL: page,
    effectiveDirective: 'require-trusted-types-for',
    blockedURL: 'trusted-types-sink',
    sample: 'Element innerHTML|<b>Ingrid</b>',
    sourceFile: script,
    lineNumber: 3,
  };
  await send(console, { 'csp-report': older }, 'application/csp-report', { Cookie: 'session=secret' });
  const reports = [
    { type: 'csp-violation', age: 1, url: page, user_agent: 'Ingrid’s browser', body: newer },
    { type: 'deprecation', url: page, body: { id: 'x' } },
  ];
  expect((await send(console, reports, 'application/reports+json')).status).toBe(204);

  const where = { type: 'violation', page: '/admin/users/…', at: expect.any(String) };
  expect(lines).toEqual([
    {
      ...where,
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
      source: '/areas/team/1/page.3fa9.js:12',
    },
    {
      ...where,
      directive: 'require-trusted-types-for',
      blocked: 'trusted-types-sink',
      source: '/areas/team/1/page.3fa9.js:3',
    },
  ]);
  expect(await metricsOf(collector)).toContain('console_policy_violations_total{directive="script-src-elem"} 1');
  // Anybody can send reports, so invented directives share a series.
  const invented = ['aa', 'ab', 'constructor', 'script-src-x'].map((effectiveDirective) => ({
    type: 'csp-violation',
    url: page,
    body: { ...newer, effectiveDirective },
  }));
  await send(console, invented, 'application/reports+json');
  expect((await metricsOf(collector)).match(/^console_policy_violations_total{.*$/gm)).toEqual([
    'console_policy_violations_total{directive="script-src-elem"} 1',
    'console_policy_violations_total{directive="require-trusted-types-for"} 1',
    'console_policy_violations_total{directive="other"} 4',
  ]);
  const { headers } = await fetch(console);
  expect(headers.get('reporting-endpoints')).toBe('console="/reports"');
  expect(headers.get('content-security-policy')).toMatch(/report-to console; report-uri \/reports$/);
});

test('an address that cannot be parsed is counted as other', () => {
  const body = { documentURL: 'https://console.example/', blockedURL: 'http://[', effectiveDirective: 'img-src' };
  expect(violationsIn('application/reports+json', [{ type: 'csp-violation', body }])).toMatchObject([
    { blocked: 'other' },
  ]);
});

test('Q6 no line has a query, a fragment or a record of an address, whatever a browser reports', () => {
  const secret = fc.stringMatching(/^[A-Za-z0-9@.%-]{6,30}$/).map((text) => `${text}9`);
  fc.assert(
    fc.property(secret, (text) => {
      const url = `https://console.example/admin/users/${text}?code=${text}#${text}`;
      const body = { documentURL: url, blockedURL: url, sourceFile: url, effectiveDirective: text, sample: text };
      expect(JSON.stringify(violationsIn('application/reports+json', [{ type: 'csp-violation', body }]))).not.toContain(
        text,
      );
    }),
  );
});

test('Q6 a report with a field outside of the schema is refused, and so is one that is too large or of another type', async () => {
  const { console, collector } = await start();
  const statuses = [
    await send(console, { ...failed, message: 'token eyJhbGciOi' }),
    await send(console, { ...failed, stack: ['https://console.example/?code=1:1:1'] }),
    await send(console, { ...failed, area: 'Ingrid Haugland' }),
    await send(console, 'no json'),
    await send(console, JSON.stringify(failed), 'text/plain'),
    await send(console, 'x'.repeat(20_000)),
  ].map(({ status }) => status);
  expect(statuses).toEqual([400, 400, 400, 400, 415, 413]);
  expect((await fetch(`${console}/reports`)).status).toBe(405);
  expect(lines).toEqual([]);
  expect(await metricsOf(collector)).toContain('collector_refused_total{reason="content"} 4');
});

test('an address with too many reports is refused for the rest of the minute, and equal reports are stored only a few times', async () => {
  let now = 0;
  const { console, collector } = await start({ now: () => now, limits: { perAddress: 4, all: 100, alike: 2 } });
  const statuses = async () => {
    const all: number[] = [];
    for (let at = 0; at < 6; at++) all.push((await send(console, { ...failed, duration: at })).status);
    return all;
  };
  expect(await statuses()).toEqual([204, 204, 204, 204, 429, 429]);
  expect(lines).toHaveLength(2);
  now += 60_000;
  expect((await statuses()).filter((status) => status === 204)).toHaveLength(4);
  expect(lines).toHaveLength(4);
  expect(await metricsOf(collector)).toContain('outcome="failed",stage="render",failure="code"} 8');
});

test('invented names do not fill the memory', async () => {
  const { collector } = await start();
  for (let at = 0; at < 20; at++) await send(collector, { ...loaded, area: `area-${at}`, version: `${at}` });
  const counts = (await metricsOf(collector))
    .split('\n')
    .filter((line) => line.startsWith('console_area_opened_total{'));
  expect(counts).toEqual([
    'console_area_opened_total{area="other",version="other",outcome="loaded",stage="page",failure=""} 20',
  ]);
});

test('each response of the web server is a line of JSON that names files but no pages', async () => {
  const { console, access } = await start();
  await (await fetch(`${console}/admin/users/ingrid@example?code=secret`)).text();
  await (await fetch(`${console}/areas/team/1/area.json?x=1`)).text();
  await (await fetch(`${console}/assets/gone.js`)).text();
  const answers = access.map((line) => JSON.parse(line) as object);
  const at: unknown = expect.any(String);
  const seconds: unknown = expect.any(Number);
  expect(answers).toEqual([
    { at, method: 'GET', path: 'page', status: 200, seconds },
    { at, method: 'GET', path: '/areas/team/1/area.json', status: 200, seconds },
    { at, method: 'GET', path: '/assets/gone.js', status: 404, seconds },
  ]);
});

test('Q26 a canary that fails in browsers is ended by the tool itself, with a line in the log', async () => {
  const { site } = made;
  const { collector } = await start({ isBehindProxy: true });
  const watch = async () => {
    const script = join(ROOT, 'deploy/release/release.ts');
    const args = ['watch', '--collector', collector, '--failures', '3', '--percent', '20', '--once', '--site', site];
    // Child processes do not inherit Jest's copy of the environment.
    const options = { cwd: ROOT, env: { ...process.env } };
    return (await promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...args], options)).stdout;
  };
  const sendFrom = (address: string, report: Report) =>
    send(collector, report, 'application/json', { 'X-Forwarded-For': `203.0.113.9, ${address}` });
  await canaryArea(site, 'team', '2', { percent: 10, companies: ['912345678'] }, kari);
  for (let at = 0; at < 6; at++) await sendFrom('198.51.100.1', loaded);

  // A page load counts once, however often the area fails.
  for (const report of [loaded, failed, failed, failed, failed]) {
    await sendFrom('198.51.100.1', { ...report, load: 4_000_000_000 });
  }
  expect(await watch()).toBe('');
  expect((await readRegistry(site)).areas.team?.canary?.manifest.version).toBe('2');

  for (const load of [1, 2]) await sendFrom('198.51.100.1', { ...failed, load });
  await sendFrom('198.51.100.2', { ...loaded, load: 1 });
  const why = 'it failed in 3 of 10 page loads within 10 min, from 1 address; the limit is 20 %';
  expect(await watch()).toBe(`team 2 is no longer a canary: ${why}\n`);
  const { team } = (await readRegistry(site)).areas;
  expect([team?.current.manifest.version, team?.canary]).toEqual(['1', undefined]);
  expect((await readLog(site)).at(-1)).toMatchObject({
    by: 'release tool',
    action: 'canary',
    name: 'team',
    percent: 0,
    why,
  });
}, 120_000);

test('docs/reports.schema.json describes the reports of pages: WRITE_DOCUMENTS=1 writes it', async () => {
  const path = join(ROOT, 'docs/reports.schema.json');
  const schema = z.toJSONSchema(reportSchema);
  if (process.env.WRITE_DOCUMENTS) await writeFile(path, `${JSON.stringify(schema, null, 2)}\n`);
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(schema);
});
