import { appendFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type ConsoleConfig, type Report } from '@console/contract';
import { MOST_LINES, releasesSchema } from '@console/contract/releases';
import { createSandbox, type PersonaKey, type Sandbox } from '@console/sandbox';
import { replaceFile } from '../files';
import { canaryArea, promoteArea, rollBackArea } from '../release/move-area';
import { promoteHost } from '../release/move-host';
import { siteFiles } from '../release/site';
import { TestSite } from '../release/testing/test-site';
import { localConfig, sandboxApi } from '../serve/local-config';
import { createSiteServer } from '../serve/serve';
import { createCollector, createCollectorServer } from './collector';

const kari = { by: 'kari', why: 'new list' };

let made: TestSite;
let sandbox: Sandbox;
let now: number;
let tokens: (string | undefined)[];
let platformAnswer: ((response: ServerResponse) => void) | undefined;

beforeAll(async () => {
  sandbox = await createSandbox({ testMode: true });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  made = await TestSite.make();
  [tokens, now, platformAnswer] = [[], Date.now(), undefined];
  for (const version of ['1', '2', '3']) await made.publishArea('team', version);
  await promoteArea(made.site, 'team', '1', kari);
});
afterEach(() => made.remove());

const platformServer = () =>
  createServer(async (request, response) => {
    tokens.push(request.headers.authorization);
    if (platformAnswer) return platformAnswer(response);
    const headers = { authorization: request.headers.authorization ?? '' };
    const answer = await sandbox.fetch(new Request(`http://localhost:4000${request.url}`, { headers }));
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text());
  });

async function start({ isOn = true, perAddress = 100 } = {}) {
  const platform = await made.listen(platformServer());
  const collector = createCollector({
    site: made.site,
    keep: () => {},
    now: () => now,
    releaseLimits: { perAddress, all: 1_000, alike: 0 },
  });
  const api: ConsoleConfig['api'] = {
    ...sandboxApi(platform),
    ...(isOn ? { collector: 'http://localhost/reports' } : {}),
  };
  await replaceFile(join(made.site, 'config.json'), JSON.stringify(localConfig(platform, 'simulator', api)));
  await replaceFile(join(made.site, 'index.html'), '<!doctype html>');
  const { take: takeReport, sendReleases } = collector;
  await made.listen(createCollectorServer(collector));
  return made.listen(createSiteServer({ site: made.site, takeReport, sendReleases }));
}

const read = (origin: string, token?: string, method = 'GET') =>
  fetch(`${origin}/reports/releases`, {
    method,
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
  });
const readAs = async (origin: string, persona: PersonaKey) => read(origin, await sandbox.tokenFor(persona));
const refusal = async (answer: Response) => [answer.status, ((await answer.json()) as { Message: string }).Message];

test('Q6 only internal staff get the releases: without a token, with a wrong one and as a customer there is only a refusal', async () => {
  const origin = await start();
  expect(await refusal(await read(origin))).toEqual([401, 'Sign in to see the releases.']);
  expect(await refusal(await read(origin, ''))).toEqual([401, 'Sign in to see the releases.']);
  expect(tokens).toEqual([]);
  expect(await refusal(await read(origin, 'made-up'))).toEqual([401, 'The platform has refused the token.']);
  for (const persona of ['owner', 'teamAdmin', 'plainUser', 'noCompany'] as const) {
    const words = [403, 'Only internal staff may see the releases.'];
    expect([persona, ...(await refusal(await readAs(origin, persona)))]).toEqual([persona, ...words]);
  }
  const answer = await readAs(origin, 'staff');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await read(origin, await sandbox.tokenFor('staff'), 'POST')).status).toBe(405);
});

test('Q6 without a word of the platform nobody gets the releases', async () => {
  const origin = await start();
  const token = await sandbox.tokenFor('staff');
  const words = 'The platform could not confirm that you are internal staff.';
  const answers: ((response: ServerResponse) => void)[] = [
    (response) => response.writeHead(500).end(),
    (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>'),
    (response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"isSppUser":"yes"}'),
    (response) => response.writeHead(302, { Location: 'https://elsewhere.example/' }).end(),
    (response) => response.destroy(),
  ];
  for (const answer of answers) {
    platformAnswer = answer;
    expect(await refusal(await read(origin, token))).toEqual([502, words]);
  }
  platformAnswer = undefined;
  expect((await read(origin, token)).status).toBe(200);
});

test('Q6 a verdict is used for a minute, and for its own token only', async () => {
  const origin = await start();
  const [staff, owner] = [await sandbox.tokenFor('staff'), await sandbox.tokenFor('owner')];
  const statuses = async () => [(await read(origin, staff)).status, (await read(origin, owner)).status];
  expect([await statuses(), await statuses()]).toEqual([
    [200, 403],
    [200, 403],
  ]);
  expect(tokens).toEqual([`Bearer ${staff}`, `Bearer ${owner}`]);
  now += 60_000;
  platformAnswer = (response) => response.writeHead(401).end();
  expect(await statuses()).toEqual([401, 401]);
});

test('the releases are closed while config.json does not switch them on, and an address with too many requests is refused', async () => {
  expect(await refusal(await readAs(await start({ isOn: false }), 'staff'))).toEqual([
    404,
    'config.json has no api.collector, which switches the releases on.',
  ]);
  const origin = await start({ perAddress: 2 });
  const statuses = [];
  for (let at = 0; at < 3; at++) statuses.push((await readAs(origin, 'staff')).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test('Q26 the releases have each version with its role, its change and its counts, and the newest lines of the log', async () => {
  const { site } = made;
  const origin = await start();
  await promoteArea(site, 'team', '2', kari);
  await canaryArea(site, 'team', '3', { percent: 10, companies: ['912345678'] }, { by: 'ola', why: 'first tenth' });
  const report: Report = {
    type: 'area',
    release: '1.0.0',
    area: 'team',
    version: '3',
    outcome: 'loaded',
    stage: 'page',
    duration: 300,
  };
  const send = (body: Report) =>
    fetch(`${origin}/reports`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    });
  for (const load of [1, 2, 3]) await send({ ...report, load });
  await send({ ...report, load: 4, outcome: 'failed', stage: 'render', duration: 0, failure: 'code' });
  await send({
    type: 'vitals',
    release: '1.0.0',
    area: 'team',
    version: '3',
    vitals: { LCP: 1_400, CLS: 0.02, TTFB: 80 },
  });
  // A cut-off line, and a field that must not leave the collector.
  await appendFile(siteFiles(site).log, '{"at":"2026-11-\n');
  await appendFile(
    siteFiles(site).log,
    `${JSON.stringify({ at: new Date(now).toISOString(), by: 'root', action: 'unlock', name: 'host', removed: 'lock', secret: 'x' })}\n`,
  );

  const text = await (await readAs(origin, 'staff')).text();
  expect(text).not.toContain('secret');
  const { versions, lines, older } = releasesSchema.parse(JSON.parse(text));
  expect(versions).toMatchObject([
    {
      name: 'team',
      version: '2',
      is: 'live',
      change: { action: 'promote', by: 'kari' },
      loads: { loaded: 0, failed: 0 },
    },
    {
      version: '3',
      is: 'canary',
      percent: 10,
      companies: 1,
      change: { action: 'canary', by: 'ola', why: 'first tenth', companies: ['912345678'] },
      loads: { loaded: 3, failed: 1, sources: 1 },
      // In the buckets 250–500 ms, 1–1.8 s and 0.01–0.1.
      p75: { load: 438, LCP: 1_600, CLS: 0.0775 },
    },
    { version: '1', is: 'previous', change: { action: 'promote', to: '2' } },
  ]);
  expect([lines.length, older]).toEqual([4, 0]);
  expect(lines.slice(0, 3).map(({ action }) => action)).toEqual(['unlock', 'canary', 'promote']);

  await rollBackArea(site, 'team', undefined, { by: 'ola', why: 'empty rows' });
  const after = releasesSchema.parse(await (await readAs(origin, 'staff')).json());
  expect(after.versions[0]).toMatchObject({
    version: '1',
    is: 'live',
    change: { action: 'rollback', why: 'empty rows' },
  });
});

test('Q26 the host has counts: page loads that opened an area, and those in which it threw', async () => {
  await made.publishHost('7');
  await promoteHost(made.site, '7', kari);
  const origin = await start();
  const send = (body: Report) =>
    fetch(`${origin}/reports`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    });
  const opened = { type: 'area', release: '7', area: 'team', version: '1', stage: 'page', duration: 300 } as const;
  const thrown: Report = { type: 'error', release: '7', error: 'TypeError', stack: ['/assets/main.js:1:2'] };
  for (const load of [1, 2, 3]) await send({ ...opened, load, outcome: 'loaded' });
  // An area's failure is not the host's.
  await send({ ...opened, load: 4, outcome: 'failed', stage: 'render', failure: 'code' });
  for (const load of [1, 1, 5]) await send({ ...thrown, load });
  await send({ ...thrown, release: '6', load: 6 });

  const { versions } = releasesSchema.parse(await (await readAs(origin, 'staff')).json());
  expect(versions).toMatchObject([
    { name: 'host', version: '7', loads: { loaded: 3, failed: 2, sources: 1 } },
    { name: 'team', version: '1', loads: { loaded: 3, failed: 1 } },
  ]);
});

test('one answer has the newest lines of a long log and the number of the others', async () => {
  const line = JSON.stringify({
    at: new Date(now).toISOString(),
    by: 'kari',
    action: 'clean',
    name: 'team',
    removed: '0',
  });
  const origin = await start();
  await appendFile(siteFiles(made.site).log, `${line}\n`.repeat(MOST_LINES));
  const { lines, older } = releasesSchema.parse(await (await readAs(origin, 'staff')).json());
  expect([lines.length, older]).toEqual([MOST_LINES, 1]);
});
