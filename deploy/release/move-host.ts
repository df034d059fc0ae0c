import type { HostManifest } from '@console/contract';
import { replaceFiles } from '../files';
import { Refusal } from '../refusal';
import { compatibilityOfAll, demandCompatible, inUse } from './check';
import { type Authority, changeSite, type LogEntry, liveBefore, type Replaced, readLog } from './release-log';
import { hostNotServedReason } from './served';
import { hostSigned } from './signed';
import { HOST, liveHost, publishedHost, readPublished, siteFiles } from './site';

export function promoteHost(site: string, version: string, authority: Authority): Promise<LogEntry | undefined> {
  return changeHost(site, 'promote', authority, () => Promise.resolve(version));
}

export function rollBackHost(
  site: string,
  named: string | undefined,
  authority: Authority,
): Promise<LogEntry | undefined> {
  return changeHost(site, 'rollback', authority, async (live) => {
    const version = named ?? (live && liveBefore(await readLog(site), HOST, live.version));
    if (!version) throw new Refusal('Which host was live before is not known; name a version');
    return version;
  });
}

/** Without a check, for the host's dev server. */
export async function putHost(site: string, version: string): Promise<void> {
  await replaceFiles(await hostFiles(site, version));
}

function changeHost(
  site: string,
  action: 'promote' | 'rollback',
  authority: Authority,
  choose: (live: HostManifest | undefined) => Promise<string>,
): Promise<LogEntry | undefined> {
  return changeSite(site, async (make) => {
    const { by, why, unsigned } = authority;
    const live = await liveHost(site);
    const version = await choose(live);
    if (version === live?.version) return undefined;
    const { manifest, files = {} } = await publishedHost(site, version);
    const reason =
      (await hostNotServedReason(site, version, files)) ??
      (unsigned ? undefined : (await hostSigned(site, version)).reason);
    if (reason) throw new Refusal(`The host stays as it is: ${version} ${reason}`);
    // Conflicts between areas do not depend on the host.
    const areas = compatibilityOfAll(await readPublished(site), manifest).map((area) => ({
      ...area,
      refused: undefined,
    }));
    const forced = demandCompatible(
      `Areas that are live would not open in the host ${version}`,
      inUse(areas),
      authority,
    );

    const line = { by, action, name: HOST, from: live?.version, to: version, why, forced };
    return make(line, await hostFiles(site, version));
  });
}

async function hostFiles(site: string, version: string): Promise<Replaced[]> {
  const { page, manifest } = await publishedHost(site, version);
  const files = siteFiles(site);
  return [
    [files.page, page],
    [files.host, `${JSON.stringify(manifest, null, 2)}\n`],
  ];
}
