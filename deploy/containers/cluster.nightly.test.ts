import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Registry } from '@console/contract';
import type { CronJob } from 'kubernetes-models/batch/v1/CronJob';
import { parseAllDocuments } from 'yaml';
import { canaryArea, promoteArea, rollBackArea } from '../release/move-area';
import { TestSite } from '../release/testing/test-site';
import { localConfig } from '../serve/local-config';
import { type Cluster, ConflictError, fetchSite, fetchVersion, putSite } from './cluster';

let builds: TestSite;
let folder: string;
let cluster: Cluster;
let pods: Server;
const served = new Map<string, string>();

beforeEach(async () => {
  served.clear();
  pods = createServer((request, response) => {
    const document = served.get(request.url ?? '');
    response.writeHead(document ? 200 : 404, { 'Content-Type': 'application/json' }).end(document);
  }).listen(0, 'localhost');
  await once(pods, 'listening');
  builds = await TestSite.make();
  folder = join(builds.root, 'cluster');
  mkdirSync(folder);
  process.env.KUBECTL = join(folder, 'kubectl.cjs');
  copyFileSync(join(import.meta.dirname, 'testing/kubectl.cjs'), process.env.KUBECTL);
  chmodSync(process.env.KUBECTL, 0o755);
  cluster = { namespace: 'console', console: `http://localhost:${(pods.address() as AddressInfo).port}` };
  const config = { metadata: { name: 'console-config', namespace: 'console', resourceVersion: '1' } };
  const data = { 'config.json': JSON.stringify(localConfig('https://platform.example')) };
  writeFileSync(join(folder, 'console.console-config.json'), JSON.stringify({ ...config, data }));
  for (const [name, version] of [
    ['team', '1.0.0'],
    ['team', '1.1.0'],
    ['billing', '3.0.0'],
  ] as const) {
    const manifest = readFileSync(join(await builds.builtArea(name, version), 'area.json'), 'utf8');
    served.set(`/areas/${name}/${version}/area.json`, manifest);
    served.set(`/areas/${name}/${version}/entry.js`, version);
  }
});
afterEach(async () => {
  delete process.env.KUBECTL;
  pods.close().closeAllConnections();
  await builds.remove();
});

jest.setTimeout(90_000);

const AUTHORITY = { by: 'kari', why: 'second edition' };

function newFolder(): string {
  return join(mkdtempSync(join(builds.root, 'site-')), 'site');
}

async function promote(name: string, version: string): Promise<() => Promise<void>> {
  const site = newFolder();
  const fetched = await fetchSite(cluster, site);
  await fetchVersion(cluster, site, name, version);
  await promoteArea(site, name, version, AUTHORITY);
  return () => putSite(cluster, site, fetched);
}

function inCluster(): Record<string, string> {
  const file = readFileSync(join(folder, 'console.console-registry.json'), 'utf8');
  return (JSON.parse(file) as { data: Record<string, string> }).data;
}

function liveVersions(): Record<string, string> {
  const { areas } = JSON.parse(inCluster()['registry.json'] ?? '') as Registry;
  return Object.fromEntries(Object.entries(areas).map(([name, area]) => [name, area.current.manifest.version]));
}

test('Q27 a version that an area’s pods serve goes live with one ConfigMap, which has the log and the headers too', async () => {
  await (await promote('team', '1.0.0'))();
  expect(liveVersions()).toEqual({ team: '1.0.0' });
  expect(JSON.parse(inCluster()['log.jsonl'] ?? '')).toMatchObject({ action: 'promote', by: 'kari', to: '1.0.0' });
  expect(inCluster()['headers.conf']).toContain('https://platform.example');
  expect(inCluster()['headers.conf']).toContain('Strict-Transport-Security');
});

test('Q27 of two releases at the same moment the slower one is refused, and succeeds on a retry', async () => {
  await (await promote('team', '1.0.0'))();
  const [first, second] = [await promote('team', '1.1.0'), await promote('billing', '3.0.0')];
  await first();
  await expect(second()).rejects.toThrow(ConflictError);
  await (await promote('billing', '3.0.0'))();
  expect(liveVersions()).toEqual({ team: '1.1.0', billing: '3.0.0' });
  expect(inCluster()['log.jsonl']?.trim().split('\n')).toHaveLength(3);
});

test('Q27 a rollback finds the previous version although nothing was published here', async () => {
  await (await promote('team', '1.0.0'))();
  await (await promote('team', '1.1.0'))();
  const site = newFolder();
  const fetched = await fetchSite(cluster, site);
  await rollBackArea(site, 'team', undefined, AUTHORITY);
  await putSite(cluster, site, fetched);
  expect(liveVersions()).toEqual({ team: '1.0.0' });
});

test('Q27 `apply` makes the cluster’s live versions those of a file', async () => {
  await (await promote('billing', '3.0.0'))();
  const file = join(builds.root, 'releases.yaml');
  writeFileSync(file, 'areas: { team: { version: 1.0.0, canary: { version: 1.1.0, percent: 10 } } }');
  expect(await run(['containers/release-in-cluster.ts', 'apply', file, '--why', 'as the file says'])).toBe(
    'retire   billing 3.0.0 → nothing\npromote  team nothing → 1.0.0\ncanary   team 1.1.0 for 10 % of the users\n',
  );
  expect(liveVersions()).toEqual({ team: '1.0.0' });
});

test('Q27 the steps of `apply` before a refused one are in the cluster, as its output says', async () => {
  served.set('/areas/team/1.1.0/entry.js', 'another build');
  const file = join(builds.root, 'releases.yaml');
  writeFileSync(file, 'areas: { billing: 3.0.0, team: 1.1.0 }');
  await expect(
    run(['containers/release-in-cluster.ts', 'apply', file, '--why', 'as the file says']),
  ).rejects.toMatchObject({ code: 1, stdout: 'promote  billing nothing → 3.0.0\n' });
  expect(liveVersions()).toEqual({ billing: '3.0.0' });
});

test('Q27 the scheduled job of the example ends a failing canary in the tool’s own name', async () => {
  await (await promote('team', '1.0.0'))();
  const site = newFolder();
  const fetched = await fetchSite(cluster, site);
  await fetchVersion(cluster, site, 'team', '1.1.0');
  await canaryArea(site, 'team', '1.1.0', { percent: 10 }, AUTHORITY);
  await putSite(cluster, site, fetched);
  const [job] = parseAllDocuments(
    readFileSync(join(__dirname, 'kubernetes/overlays/example/watch.yaml'), 'utf8'),
  ) as unknown as [{ toJS: () => CronJob }];
  const { args = [] } = job.toJS().spec?.jobTemplate.spec?.template.spec?.containers[0] ?? {};
  const counts = { area: 'team', version: '1.1.0', loaded: 10, failed: 10, sources: 4 };
  served.set('/versions?minutes=10', JSON.stringify([counts]));
  expect(args.at(-1)).toBe('http://collector');
  expect(await run([...args.slice(0, -1), cluster.console])).toContain('team 1.1.0 is no longer a canary');
  expect(inCluster()['registry.json']).not.toContain('canary');
  expect(JSON.parse(inCluster()['log.jsonl']?.trim().split('\n').at(-1) ?? '')).toMatchObject({ by: 'release tool' });
});

async function run(args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', ...args], {
    cwd: join(__dirname, '..'),
    env: { ...process.env, CONSOLE_URL: cluster.console },
  });
  return stdout;
}

test('Q27 a registry that no ConfigMap can hold is refused with its size, and the cluster stays as it is', async () => {
  await (await promote('team', '1.0.0'))();
  const site = newFolder();
  const fetched = await fetchSite(cluster, site);
  const { areas } = JSON.parse(inCluster()['registry.json'] ?? '') as Registry;
  const write = (areaCount: number, words: string) => {
    const copies = Array.from({ length: areaCount }, (_, index) => [`team-${index}`, { ...areas.team, words }]);
    writeFileSync(join(site, 'registry.json'), JSON.stringify({ schema: 1, areas: Object.fromEntries(copies) }));
  };
  write(60, 'x'.repeat(20_000));
  await expect(putSite(cluster, site, fetched)).rejects.toThrow(
    /registry of 60 areas has 1\d{3} kB, and a ConfigMap at most 1049 kB/,
  );
  expect(liveVersions()).toEqual({ team: '1.0.0' });
});

test('Q27 the log in the cluster has its newest lines, as many as there is room for', async () => {
  await (await promote('team', '1.0.0'))();
  const site = newFolder();
  const fetched = await fetchSite(cluster, site);
  const lines = Array.from({ length: 3_000 }, (_, line) => JSON.stringify({ line, why: 'æ'.repeat(50) }));
  writeFileSync(`${site}-releases/log.jsonl`, `${lines.join('\n')}\n`);
  await putSite(cluster, site, fetched);
  const log = inCluster()['log.jsonl'] ?? '';
  expect(Buffer.byteLength(log)).toBeGreaterThan(250_000);
  expect(Buffer.byteLength(log)).toBeLessThan(262_145);
  expect(log.trimEnd().split('\n').at(-1)).toBe(lines.at(-1));
  expect(lines).toContain(log.split('\n')[0]);
});

test('Q27 a version that no pod serves is refused, and so is one with missing or changed files', async () => {
  await expect(promote('team', '9.9.9')).rejects.toThrow('team 9.9.9 has not been published');
  served.set('/areas/team/1.1.0/entry.js', 'another build');
  await expect(promote('team', '1.1.0')).rejects.toThrow('team 1.1.0 has no file entry.js to serve');

  await (await promote('team', '1.0.0'))();
  served.set('/areas/team/1.1.0/entry.js', '1.1.0');
  await (await promote('team', '1.1.0'))();
  served.delete('/areas/team/1.0.0/entry.js');
  const site = newFolder();
  await fetchSite(cluster, site);
  await expect(rollBackArea(site, 'team', undefined, AUTHORITY)).rejects.toThrow('team 1.0.0 has no file entry.js');
});

test('Q27 versions of a cluster are requested at the same time, and a slow server delays only itself', async () => {
  await (await promote('team', '1.0.0'))();
  await (await promote('billing', '3.0.0'))();
  // The pods answer once both versions are requested.
  const waiting: (() => void)[] = [];
  await new Promise<void>((resolve) => pods.close(() => resolve()));
  pods = createServer((request, response) => {
    const document = served.get(request.url ?? '');
    const send = () => response.writeHead(document ? 200 : 404, { 'Content-Type': 'application/json' }).end(document);
    if (!request.url?.startsWith('/areas/')) return void send();
    waiting.push(send);
    if (waiting.length === 2) for (const answer of waiting.splice(0)) answer();
  }).listen(0, 'localhost');
  await once(pods, 'listening');
  cluster = { ...cluster, console: `http://localhost:${(pods.address() as AddressInfo).port}` };
  const site = newFolder();
  await fetchSite(cluster, site);
  expect(readFileSync(join(site, 'areas/billing/3.0.0/area.json'), 'utf8')).toContain('billing');
});
