import { join } from 'node:path';
import { type ConsoleConfig, declaredOutside } from '@console/contract';
import { type Payments, paymentsOrigin } from '@console/sandbox';
import { systemAccount } from '../account';
import { buildPackages } from '../build/build-packages';
import { replaceFile } from '../files';
import { publishArea, publishHost } from '../release/publish';
import { promoteArea } from '../release/move-area';
import { promoteHost } from '../release/move-host';
import { changeOutside } from '../release/move-outside';
import { publishedArea } from '../release/site';
import { areaDir, areaNames, HOST_DIR } from '../workspace';

/** Builds what has changed and brings a site up to date: host, every area, registry and configuration. */
export async function prepareSite(
  site: string,
  config: ConsoleConfig,
  report: (line: string) => void,
  payments: Payments = 'simulator',
): Promise<void> {
  const areas = areaNames();
  await buildPackages([HOST_DIR, ...areas.map(areaDir)], report);
  // All are of one checkout, so host and areas may only differ until the last of them is in place.
  const authority = { by: systemAccount(), why: 'built from this checkout', force: true };
  await promoteHost(site, (await publishHost(site)).version, authority);
  for (const area of areas) {
    const { version } = await publishArea(site, area);
    const standIn = payments === 'simulator' ? paymentsOrigin(config.authority) : undefined;
    const isAsked = declaredOutside((await publishedArea(site, area, version)).manifest) !== undefined;
    if (isAsked) await changeOutside(site, 'allow', area, { ...authority, version, standIn });
    await promoteArea(site, area, version, authority);
  }
  await replaceFile(join(site, 'config.json'), `${JSON.stringify(config, null, 2)}\n`);
}
