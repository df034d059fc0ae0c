import { join } from 'node:path';
import { systemAccount } from '@console/build/records';
import { type ConsoleConfig, declaredOutside, type ListedManifest } from '@console/contract';
import { buildPackage, buildPackages } from '../build/build-packages';
import { replaceFile } from '../files';
import { promoteArea } from '../release/move-area';
import { promoteHost } from '../release/move-host';
import { changeOutside } from '../release/move-outside';
import { publishArea, publishHost } from '../release/publish';
import { publishedArea } from '../release/site';
import { areaDir, areaNames, HOST_DIR } from '../workspace';
import { standInOf } from './local-config';

interface ShowOptions {
  /** A developer's own console needs none. */
  mustBeSigned?: boolean;
  /** `config.json` is an operator's, and stays byte for byte. */
  hasSettings?: boolean;
}

/** Builds changed packages and updates host, areas, registry and configuration. */
export async function prepareSite(
  site: string,
  config: ConsoleConfig,
  report: (line: string) => void,
  { areas = areaNames(), ...options }: ShowOptions & { areas?: readonly string[] } = {},
): Promise<void> {
  await buildPackages([HOST_DIR, ...areas.map(areaDir)], report);
  await showHost(site, options);
  for (const area of areas) await showArea(site, area, config, options);
  if (!options.hasSettings) await writeConfig(site, config);
}

export async function followAreas(
  site: string,
  areas: readonly string[],
  config: ConsoleConfig,
  report: (line: string) => void,
): Promise<void> {
  for (const area of areas) {
    await buildPackage(areaDir(area), report, { inBackground: true })
      .then(() => showArea(site, area, config))
      .catch((error: Error) => report(`${area} stays as it is: ${error.message}`));
  }
}

// Forced: host and areas of one checkout may be incompatible until the last area is in place.
const AUTHORITY = { by: systemAccount(), why: 'built from this checkout', force: true };

export async function showHost(site: string, { mustBeSigned = false }: ShowOptions = {}): Promise<void> {
  const { version } = await publishHost(site);
  await promoteHost(site, version, { ...AUTHORITY, unsigned: !mustBeSigned });
}

/** Allows the outside origins too. */
export async function showArea(
  site: string,
  area: string,
  config: ConsoleConfig,
  { mustBeSigned = false }: ShowOptions = {},
): Promise<void> {
  const { version } = await publishArea(site, area);
  const { manifest } = await publishedArea(site, area, version);
  await allowOutside(site, area, manifest, config);
  await promoteArea(site, area, version, { ...AUTHORITY, unsigned: !mustBeSigned });
}

export async function allowOutside(
  site: string,
  area: string,
  manifest: ListedManifest,
  config: ConsoleConfig,
): Promise<void> {
  const declared = declaredOutside(manifest);
  if (declared) await changeOutside(site, 'allow', area, { ...AUTHORITY, declared, standIn: standInOf(config) });
}

export async function writeConfig(site: string, config: ConsoleConfig): Promise<void> {
  await replaceFile(join(site, 'config.json'), `${JSON.stringify(config, null, 2)}\n`);
}
