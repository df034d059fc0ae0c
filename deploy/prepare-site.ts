import { join } from 'node:path';
import { buildPackages } from './build-packages';
import { replaceFile } from './files';
import { localConfig } from './local-config';
import { publishArea, publishHost } from './publish';
import { promote } from './registry-file';
import { areaDir, areaNames, HOST_DIR } from './workspace';

/** Builds what has changed and brings a site up to date: host, every area, registry and configuration. */
export async function prepareSite(site: string, platform: string, report: (line: string) => void): Promise<void> {
  const areas = areaNames();
  await buildPackages([HOST_DIR, ...areas.map(areaDir)], report);
  await publishHost(site);
  for (const area of areas) await promote(site, area, await publishArea(site, area));
  await replaceFile(join(site, 'config.json'), `${JSON.stringify(localConfig(platform), null, 2)}\n`);
}
