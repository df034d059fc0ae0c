import { join } from 'node:path';
import { inFolder, readIfThere } from '../files';
import { fail } from '../refusal';
import { readReleases } from '../release/apply';
import { siteFiles } from '../release/site';
import { runRelease } from '../release/site-elsewhere';
import { type Cluster, ConflictError, fetchSite, fetchVersion, putSite } from './cluster';

// `npm run console -- release:cluster promote billing 1.4.2-3fa9c1d --why "…"`: a Kubernetes cluster.
const ATTEMPTS = 5;
const CHANGES = ['promote', 'rollback', 'canary', 'retire', 'apply', 'allow', 'disallow', 'watch'];
const QUESTIONS = ['check', 'status', 'log'];

const args = process.argv.slice(2);
const [command = '', name, version] = args;
const { CONSOLE_URL, KUBERNETES_NAMESPACE: namespace = 'console' } = process.env;

try {
  if (![...CHANGES, ...QUESTIONS].includes(command)) {
    throw new Error(`Say what to do: ${[...CHANGES, ...QUESTIONS].join(', ')}. A version is published by its image.`);
  }
  if (command === 'watch' && !args.includes('--once')) throw new Error('watch looks once here: add --once.');
  if (!CONSOLE_URL) throw new Error('Say in CONSOLE_URL under which address people open the console.');
  process.exitCode = await inCluster({ namespace, console: new URL(CONSOLE_URL).origin });
} catch (error) {
  fail(error);
}

async function inCluster(cluster: Cluster): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inFolder((folder) => attemptIn(cluster, join(folder, 'site')));
    } catch (error) {
      if (!(error instanceof ConflictError) || attempt === ATTEMPTS) throw error;
      console.log('Another process changed what is live at the same moment; trying again.');
    }
  }
}

async function attemptIn(cluster: Cluster, site: string): Promise<number> {
  const fetched = await fetchSite(cluster, site);
  for (const [area, target] of await requestedVersions()) await fetchVersion(cluster, site, area, target);
  const { log } = siteFiles(site);
  const earlierLog = (await readIfThere(log))?.toString();
  const code = await runRelease(site, args);
  // Every change has a log line.
  const isChanged = (await readIfThere(log))?.toString() !== earlierLog;
  if ((code === 0 || command === 'apply') && isChanged) await putSite(cluster, site, fetched);
  return code;
}

/** Versions that the command names; the release tool reads them from its copy of the site. */
async function requestedVersions(): Promise<[area: string, version: string][]> {
  if (command !== 'apply') return name && version && !version.startsWith('-') ? [[name, version]] : [];
  const { areas } = await readReleases(name ?? '');
  return Object.entries(areas).flatMap(([area, { version: live, canary }]) =>
    [live, ...(canary ? [canary.version] : [])].map((each): [string, string] => [area, each]),
  );
}
