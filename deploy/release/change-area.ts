import type { RegistryArea } from '@console/contract';
import { draftFile } from '../files';
import { readRegistryFile } from './registry-file';
import { areaPaths } from '../area-paths';
import { fitOfArea, inUse } from './fit';
import { demandFit } from './demand-fit';
import { withLock } from './lock';
import { liveHost } from './published';
import { type Authority, appendLog, type LogEntry } from './release-log';
import { siteFiles } from './site-files';

/** An area's versions; which paths it may claim is not its own to decide. */
type Versions = Omit<RegistryArea, 'paths'>;

/** What a change makes of an area's versions, and how the log puts it. */
export interface Change extends Pick<LogEntry, 'action' | 'to' | 'percent'> {
  versions: Versions;
}

/**
 * Changes one area's entry of the registry and nothing else. `decide` sees what is live at that moment, with everybody
 * else waiting, and answers `undefined` when there is nothing to change. What the host would refuse is refused here.
 */
export async function changeArea(
  site: string,
  name: string,
  authority: Authority,
  decide: (live: RegistryArea | undefined) => Promise<Change | undefined>,
): Promise<LogEntry | undefined> {
  const files = siteFiles(site);
  return withLock(files.lock, async () => {
    const { document, registry } = await readRegistryFile(site);
    const live = registry.areas[name];
    const change = await decide(live);
    if (!change) return undefined;

    const area: RegistryArea = { paths: await areaPaths(name), ...change.versions };
    const fits = inUse(fitOfArea(name, area, registry, await liveHost(site)));
    const forced = demandFit(`${name} stays as it is`, fits, authority);

    const next = { ...document, areas: { ...document.areas, [name]: area } };
    // In this order no change can be without its line, even if the machine stops between any two of them.
    const draft = await draftFile(files.registry, `${JSON.stringify(next, null, 2)}\n`);
    const { versions: _, ...logged } = change;
    const entry = await appendLog(site, {
      by: authority.by,
      name,
      from: live?.current.manifest.version,
      ...logged,
      why: authority.why,
      forced,
    });
    await draft.put();
    return entry;
  });
}
