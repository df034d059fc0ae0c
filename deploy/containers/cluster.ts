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
 * A site in a Kubernetes cluster: one ConfigMap has its registry, log and headers; the areas' pods have its versions.
 * The release tool works on a folder with a copy, and the changes are written back.
 */
const REGISTRY = 'console-registry';
const CONFIG = 'console-config';
/** A ConfigMap may have 1 MiB; this many lines take a quarter of it. */
const LOG_LINES = 1_000;

/** A ConfigMap in the format of `kubectl`. */
interface ConfigMap {
  apiVersion: 'v1';
  kind: 'ConfigMap';
  metadata: { name: string; namespace: string; resourceVersion?: string };
  data?: Record<string, string>;
}

/** Another process has changed the registry since it was fetched; the command has to run again on the new one. */
export class ConflictError extends Error {
  override name = 'ConflictError';
}

export interface Cluster {
  namespace: string;
  /** Address under which people open the console. */
  console: string;
}

/** Fills a folder with the live registry of a cluster. Returns the ConfigMap that `putSite` replaces. */
export async function fetchSite(cluster: Cluster, site: string): Promise<ConfigMap> {
  const files = siteFiles(site);
  const { [REGISTRY]: registry = emptyRegistry(cluster), [CONFIG]: config } = await configMaps(cluster);
  if (!config) throw new Error(`There is no ConfigMap ${CONFIG} in ${cluster.namespace}: apply the overlay first`);
  await put(join(site, 'config.json'), config.data?.['config.json'] ?? '');
  if (config.data?.['owners.json']) await put(files.owners, config.data['owners.json']);
  if (registry.data?.['registry.json']) await put(files.registry, registry.data['registry.json']);
  if (registry.data?.['log.jsonl']) await put(files.log, registry.data['log.jsonl']);
  // Before the first release there is no host to request it from: its pods wait for the registry.
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

/** Records a version that an area's pods serve, so that the release tool finds it. */
export async function fetchVersion({ console }: Cluster, site: string, name: string, version: string): Promise<void> {
  const address = `${console}/areas/${name}/${version}/`;
  const manifest = await download(`${address}area.json`);
  if (!manifest) return;
  const folder = join(siteFiles(site).areas, name, version);
  // Byte for byte, because the registry has its hash.
  await put(join(folder, 'area.json'), manifest);
  // The files stay in the pods; the release tool checks them at the console's address.
  await put(join(folder, SERVED_FROM), `${address}\n`);
}

/**
 * Writes the registry and its headers into the cluster. Rejects with `ConflictError` if it has changed since `fetched`.
 */
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
  // Changing an annotation makes pods read their volumes at once and not only once a minute. A failure here does no
  // harm.
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

/** `undefined` for a file that does not exist. */
async function download(url: string): Promise<string | undefined> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch((cause: unknown) => {
    throw new Error(noAnswerReason(url, cause));
  });
  return answer.ok && /json/.test(answer.headers.get('content-type') ?? '') ? answer.text() : undefined;
}
