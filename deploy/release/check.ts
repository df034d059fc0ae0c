import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areaManifestSchema, hostManifestSchema } from '@console/contract';
import { readRegistry } from './registry-file';
import { areaPaths } from '../area-paths';
import { type Fit, fitOfAll, fitOfArea, inUse, labelOf, linesOf } from './fit';
import { liveHost, publishedArea, publishedHost } from './published';

/** What was held against which host, and what came of it. */
export interface CheckResult {
  /** Version of the host; absent where none is live, so that only the rules among areas could be asked. */
  host?: string | undefined;
  fits: Fit[];
}

/** Everything that is live, as it is. */
export async function checkSite(site: string): Promise<CheckResult> {
  const host = await liveHost(site);
  return { host: host?.version, fits: fitOfAll(await readRegistry(site), host) };
}

/** A version of an area, published or just built, against the live host and the other areas. */
export async function checkArea(site: string, name: string, from: { version: string } | { dist: string }) {
  const release =
    'version' in from
      ? await publishedArea(site, name, from.version)
      : {
          baseUrl: `/areas/${name}/built/`,
          manifest: areaManifestSchema.parse(await readJson(from.dist, 'area.json')),
        };
  const host = await liveHost(site);
  const area = { paths: await areaPaths(name), current: release };
  return { host: host?.version, fits: fitOfArea(name, area, await readRegistry(site), host) } satisfies CheckResult;
}

/** A host, published or just built, against every area that is live. */
export async function checkHost(site: string, from: { version: string } | { dist: string }): Promise<CheckResult> {
  const manifest =
    'version' in from
      ? (await publishedHost(site, from.version)).manifest
      : hostManifestSchema.parse(await readJson(from.dist, 'host.json'));
  return { host: manifest.version, fits: fitOfAll(await readRegistry(site), manifest) };
}

/** True when everything that somebody gets or would get can be opened. */
export function isFit({ fits }: CheckResult): boolean {
  return linesOf(inUse(fits), ['refused', 'misfit']).length === 0;
}

/** One line for each version that was asked about. */
export function checkText({ host, fits }: CheckResult): string {
  const lines = fits.map((fit) => {
    const name = labelOf(fit);
    const problem = fit.refused ?? fit.misfit;
    if (!problem) return `✓ ${name} fits`;
    return fit.as === 'previous' ? `! ${name} ${problem}; the host could not fall back to it` : `✗ ${name} ${problem}`;
  });
  const against = host ? `Against the host ${host}:` : 'No host is live here; areas against each other:';
  return [against, ...(lines.length > 0 ? lines : ['  nothing is live'])].join('\n');
}

async function readJson(dist: string, file: string): Promise<unknown> {
  return JSON.parse(await readFile(join(dist, file), 'utf8'));
}
