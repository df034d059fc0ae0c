import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { consoleConfigSchema } from '@console/contract';
import { readIfThere } from '../files';
import { noAnswerReason } from '../refusal';
import { SERVED_FROM } from '../release/served';
import { readRegistry, siteFiles } from '../release/site';
import { originsOf } from '../serve/headers';
import { renderHeaders } from '../serve/nginx';

/*
 * A site in a Kubernetes cluster: its registry, its log and the headers are one ConfigMap, its versions are in the
 * areas' pods. For the release tool they become a folder, and what the tool changed goes back.
 */
const REGISTRY = 'console-registry';
const CONFIG = 'console-config';
/** A ConfigMap holds a mebibyte; this many lines are a quarter of it. */
const LOG_LINES = 1_000;

/** A ConfigMap as `kubectl` reads and writes it. */
interface ConfigMap {
  apiVersion: 'v1';
  kind: 'ConfigMap';
  metadata: { name: string; namespace: string; resourceVersion?: string };
  data?: Record<string, string>;
}

/** Another process changed the registry meanwhile; the change has to be repeated on top of that. */
export class ConflictError extends Error {
  override name = 'ConflictError';
}

export interface Cluster {
  namespace: string;
  /** Address under which people open the console. */
  console: string;
}

/** Fills a folder with what is live in a cluster. Answers with what `putSite` needs to put it back. */
export async function fetchSite(cluster: Cluster, site: string): Promise<ConfigMap> {
  const files = siteFiles(site);
  const { [REGISTRY]: registry = emptyRegistry(cluster), [CONFIG]: config } = await configMaps(cluster);
  if (!config) throw new Error(`There is no ConfigMap ${CONFIG} in ${cluster.namespace}: apply the overlay first`);
  await put(join(site, 'config.json'), config.data?.['config.json'] ?? '');
  if (config.data?.['owners.json']) await put(files.owners, config.data['owners.json']);
  if (registry.data?.['registry.json']) await put(files.registry, registry.data['registry.json']);
  if (registry.data?.['log.jsonl']) await put(files.log, registry.data['log.jsonl']);
  // Before the first release no host is there to ask: its pods wait for the registry.
  const host = await download(`${cluster.console}/host.json`).catch(() => undefined);
  if (host) await put(files.host, host);

  const { areas } = await readRegistry(site);
  for (const { current, previous, canary } of Object.values(areas)) {
    for (const release of [current, previous, canary]) {
      const { name, version } = release?.manifest ?? {};
      if (name && version && release?.baseUrl.startsWith('/')) await fetchVersion(cluster, site, name, version);
    }
  }
  return registry;
}

/** Takes note of a version that an area's pods serve, so that the release tool finds it. */
export async function fetchVersion({ console }: Cluster, site: string, name: string, version: string): Promise<void> {
  const address = `${console}/areas/${name}/${version}/`;
  const manifest = await download(`${address}area.json`);
  if (!manifest) return;
  const folder = join(siteFiles(site).areas, name, version);
  // As it is, because the registry has its hash.
  await put(join(folder, 'area.json'), manifest);
  // Its files stay in the pods; the release tool looks at them through the address that people use.
  await put(join(folder, SERVED_FROM), `${address}\n`);
}

/** Puts the registry back into the cluster, with its headers. Rejects with `ConflictError` when it is not the one fetched. */
export async function putSite(cluster: Cluster, site: string, fetched: ConfigMap): Promise<void> {
  const files = siteFiles(site);
  const config = consoleConfigSchema.parse(JSON.parse(await readFile(join(site, 'config.json'), 'utf8')));
  const log = (await readIfThere(files.log))?.toString().trimEnd().split('\n').slice(-LOG_LINES) ?? [];
  const data = {
    'registry.json': (await readIfThere(files.registry))?.toString() ?? JSON.stringify({ schema: 1, areas: {} }),
    'log.jsonl': `${log.join('\n')}\n`,
    'headers.conf': renderHeaders(originsOf(config, await readRegistry(site)), { tls: true }),
  };
  const { resourceVersion } = fetched.metadata;
  await kubectl(cluster, [resourceVersion ? 'replace' : 'create', '-f', '-'], JSON.stringify({ ...fetched, data }));
  // Pods look at their volumes once a minute, and at once when something about them changes; it is done either way.
  const now = `console/released=${new Date().toISOString()}`;
  await kubectl(cluster, ['annotate', 'pods', '--selector', 'app=host', '--overwrite', now]).catch(() => undefined);
}

function emptyRegistry({ namespace }: Cluster): ConfigMap {
  return { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: REGISTRY, namespace } };
}

async function configMaps(cluster: Cluster): Promise<Record<string, ConfigMap>> {
  const args = ['get', 'configmaps', REGISTRY, CONFIG, '--ignore-not-found', '--output', 'json'];
  const { items } = JSON.parse((await kubectl(cluster, args)) || '{"items":[]}') as { items: ConfigMap[] };
  const entries = items.map(({ metadata: { name, namespace, resourceVersion = '' }, data = {} }) => {
    const metadata = { name, namespace, resourceVersion };
    return [name, { apiVersion: 'v1', kind: 'ConfigMap', metadata, data } as const];
  });
  return Object.fromEntries(entries) as Record<string, ConfigMap>;
}

function kubectl({ namespace }: Cluster, args: string[], input?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { maxBuffer: 16 * 1024 * 1024 };
    const child = execFile(
      process.env.KUBECTL ?? 'kubectl',
      ['--namespace', namespace, ...args],
      options,
      (error, stdout, stderr) => {
        if (!error) resolve(stdout);
        else if (/Conflict|AlreadyExists/.test(stderr)) reject(new ConflictError(stderr));
        else reject(new Error(`kubectl ${args.join(' ')}: ${stderr || error.message}`));
      },
    );
    child.stdin?.end(input);
  });
}

async function put(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** `undefined` when there is no such file. */
async function download(url: string): Promise<string | undefined> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch((cause: unknown) => {
    throw new Error(noAnswerReason(url, cause));
  });
  return answer.ok && /json/.test(answer.headers.get('content-type') ?? '') ? answer.text() : undefined;
}
