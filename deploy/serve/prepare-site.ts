import { join } from 'node:path';
import { type ConsoleConfig, declaredOutside, type ListedManifest } from '@console/contract';
import { type Payments, paymentsOrigin } from '@console/sandbox/payments-origin';
import { systemAccount } from '../account';
import { buildPackages } from '../build/build-packages';
import { replaceFile } from '../files';
import { promoteArea } from '../release/move-area';
import { promoteHost } from '../release/move-host';
import { changeOutside } from '../release/move-outside';
import { publishArea, publishHost } from '../release/publish';
import { publishedArea } from '../release/site';
import { areaDir, areaNames, HOST_DIR } from '../workspace';

/** Builds the packages with changed inputs and updates a site: host, every area, registry and configuration. */
export async function prepareSite(
  site: string,
  config: ConsoleConfig,
  report: (line: string) => void,
  payments: Payments = 'simulator',
): Promise<void> {
  const areas = areaNames();
  await buildPackages([HOST_DIR, ...areas.map(areaDir)], report);
  await showHost(site);
  for (const area of areas) await showArea(site, area, config, payments);
  await writeConfig(site, config);
}

// All are from one checkout, so host and areas can differ only until the last of them is in place.
const AUTHORITY = { by: systemAccount(), why: 'built from this checkout', force: true };

/** Makes the built host live. */
export async function showHost(site: string): Promise<void> {
  await promoteHost(site, (await publishHost(site)).version, AUTHORITY);
}

/** Makes the built version of an area live, and allows its outside origins. */
export async function showArea(site: string, area: string, config: ConsoleConfig, payments: Payments): Promise<void> {
  const { version } = await publishArea(site, area);
  const { manifest } = await publishedArea(site, area, version);
  await allowOutside(site, area, manifest, config, payments);
  await promoteArea(site, area, version, AUTHORITY);
}

/** Allows an area the outside origins that it declares. */
export async function allowOutside(
  site: string,
  area: string,
  manifest: ListedManifest,
  { authority }: ConsoleConfig,
  payments: Payments,
): Promise<void> {
  const declared = declaredOutside(manifest);
  const standIn = payments === 'simulator' ? paymentsOrigin(authority) : undefined;
  if (declared) await changeOutside(site, 'allow', area, { ...AUTHORITY, declared, standIn });
}

export async function writeConfig(site: string, config: ConsoleConfig): Promise<void> {
  await replaceFile(join(site, 'config.json'), `${JSON.stringify(config, null, 2)}\n`);
}
