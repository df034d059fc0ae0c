import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { consoleConfigSchema } from '@console/contract';
import { fetchSoon, readIfThere, replaceFile, severalAtOnce } from '../files';
import { noAnswerReason, Refusal } from '../refusal';
import { SERVED_FROM } from '../release/served';
import { readRegistry, siteFiles, versionFolder } from '../release/site';
import { originsOf } from '../serve/headers';
import { renderHeaders } from '../serve/nginx';

/*
 * A site in a Kubernetes cluster: a ConfigMap has registry, log and headers; the areas' pods have versions. The release
 * tool works on a copy.
 */
const REGISTRY = 'console-registry';
const CONFIG = 'console-config';
/** A ConfigMap's limit. */
const MOST_BYTES = 1024 * 1024;
/** The rest is for the registry, which grows with areas. */
const LOG_BYTES = MOST_BYTES / 4;

interface ConfigMap {
  apiVersion: 'v1';
  kind: 'ConfigMap';
  metadata: { name: string; namespace: string; resourceVersion?: string };
  data?: Record<string, string>;
}

/** The registry has changed since it was fetched: run the command again. */
export class ConflictError extends Error {
  override name = 'ConflictError';
}

export interface Cluster {
  namespace: string;
  console: string;
}

export async function fetchSite(cluster: Cluster, site: string): Promise<ConfigMap> {
  const files = siteFiles(site);
  const { namespace } = cluster;
  const empty: ConfigMap = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: REGISTRY, namespace } };
  const { [REGISTRY]: registry = empty, [CONFIG]: config } = await configMaps(cluster);
  if (!config) throw new Error(`There is no ConfigMap ${CONFIG} in ${namespace}: apply the overlay first`);
  await replaceFile(join(site, 'config.json'), config.data?.['config.json'] ?? '');
  if (config.data?.['owners.json']) await replaceFile(files.owners, config.data['owners.json']);
  if (registry.data?.['registry.json']) await replaceFile(files.registry, registry.data['registry.json']);
  if (registry.data?.['log.jsonl']) await replaceFile(files.log, registry.data['log.jsonl']);
  // Before the first release, pods wait for the registry.
  const host = await download(`${cluster.console}/host.json`).catch(() => undefined);
  if (host) await replaceFile(files.host, host);

  const { areas } = await readRegistry(site);
  const releases = Object.values(areas).flatMap(({ current, previous, canary }) => [current, previous, canary]);
  await severalAtOnce(
    releases.flatMap((release) => (release?.baseUrl.startsWith('/') ? [release.manifest] : [])),
    ({ name, version }) => fetchVersion(cluster, site, name, version),
  );
  return registry;
}

export async function fetchVersion({ console }: Cluster, site: string, name: string, version: string): Promise<void> {
  const address = `${console}/areas/${name}/${version}/`;
  const manifest = await download(`${address}area.json`);
  if (!manifest) return;
  const folder = versionFolder(site, name, version);
  // Byte for byte: the registry has its hash.
  await replaceFile(join(folder, 'area.json'), manifest);
  // Files stay in the pods, checked at the console's address.
  await replaceFile(join(folder, SERVED_FROM), `${address}\n`);
}

/** @throws Refusal if the registry is too large for a ConfigMap; `ConflictError` if changed since `fetched` */
export async function putSite(cluster: Cluster, site: string, fetched: ConfigMap): Promise<void> {
  const files = siteFiles(site);
  const config = consoleConfigSchema.parse(JSON.parse(await readFile(join(site, 'config.json'), 'utf8')));
  const registry = (await readIfThere(files.registry))?.toString() ?? '{"schema":1,"areas":{}}';
  const live = {
    // Without spaces, a third of the size.
    'registry.json': JSON.stringify(JSON.parse(registry)),
    'headers.conf': renderHeaders(originsOf(config, await readRegistry(site)), { tls: true }),
  };
  const room = MOST_BYTES - sizeOf(live['registry.json']) - sizeOf(live['headers.conf']);
  if (room < 0) throw new Refusal(tooLarge(registry, room));
  const log = (await readIfThere(files.log))?.toString() ?? '';
  const data = { ...live, 'log.jsonl': newestLines(log, Math.min(room, LOG_BYTES)) };
  const { resourceVersion } = fetched.metadata;
  await kubectl(cluster, [resourceVersion ? 'replace' : 'create', '-f', '-'], JSON.stringify({ ...fetched, data }));
  // Pods then read volumes at once, not after a minute.
  const now = `console/released=${new Date().toISOString()}`;
  await kubectl(cluster, ['annotate', 'pods', '--selector', 'app=host', '--overwrite', now]).catch(() => undefined);
}

function tooLarge(registry: string, room: number): string {
  const areas = Object.keys((JSON.parse(registry) as { areas: object }).areas).length;
  const [most, size] = [MOST_BYTES, MOST_BYTES - room].map((bytes) => `${Math.ceil(bytes / 1_000)} kB`);
  return `The change is not in the cluster: the registry of ${areas} areas has ${size}, and a ConfigMap at most ${most}. Each canary and previous version takes as much as a live one: end canaries, or retire an area`;
}

function newestLines(log: string, bytes: number): string {
  const lines = log.split(/(?<=\n)/);
  let room = bytes;
  const tooMany = lines.findLastIndex((line) => (room -= sizeOf(line)) < 0);
  return lines.slice(tooMany + 1).join('');
}

const sizeOf = (text: string) => Buffer.byteLength(text);

async function configMaps(cluster: Cluster): Promise<Record<string, ConfigMap>> {
  const args = ['get', 'configmaps', REGISTRY, CONFIG, '--ignore-not-found', '--output', 'json'];
  const { items } = JSON.parse((await kubectl(cluster, args)) || '{"items":[]}') as { items: ConfigMap[] };
  const entries = items.map(({ metadata: { name, namespace, resourceVersion = '' }, data = {} }) => {
    const metadata = { name, namespace, resourceVersion };
    return [name, { apiVersion: 'v1', kind: 'ConfigMap', metadata, data } as const];
  });
  return Object.fromEntries(entries) as Record<string, ConfigMap>;
}

async function kubectl({ namespace }: Cluster, args: string[], input?: string): Promise<string> {
  const options = { maxBuffer: 16 * 1024 * 1024 };
  const run = promisify(execFile)(process.env.KUBECTL ?? 'kubectl', ['--namespace', namespace, ...args], options);
  run.child.stdin?.end(input);
  const { stdout } = await run.catch(({ stderr, message }: Error & { stderr: string }) => {
    if (/Conflict|AlreadyExists/.test(stderr)) throw new ConflictError(stderr);
    throw new Error(`kubectl ${args.join(' ')}: ${stderr || message}`);
  });
  return stdout;
}

async function download(url: string): Promise<string | undefined> {
  const answer = await fetchSoon(url).catch((cause: unknown) => {
    throw new Error(noAnswerReason(url, cause));
  });
  return answer.ok && /json/.test(answer.headers.get('content-type') ?? '') ? answer.text() : undefined;
}
