import type { HostManifest } from '@console/contract';
import { draftFile } from '../files';
import { Refusal } from '../refusal';
import { compatibilityOfAll, demandCompatible, inUse } from './check';
import { withLock } from './lock';
import { type Authority, appendLog, type LogEntry, liveBefore, readLog } from './release-log';
import { hostNotServedReason } from './served';
import { hostSigned } from './signed';
import { HOST, liveHost, publishedHost, readPublished, siteFiles } from './site';

/** Makes a published host live, unless a live area would not open in it. */
export function promoteHost(site: string, version: string, authority: Authority): Promise<LogEntry | undefined> {
  return changeHost(site, 'promote', authority, () => Promise.resolve(version));
}

/** Makes the host live again that was live before, or a named one. */
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

/** Puts a published host's page and manifest in place without a check, for the dev server of the host. */
export async function putHost(site: string, version: string): Promise<void> {
  const put = await draftHost(site, version);
  await put();
}

function changeHost(
  site: string,
  action: 'promote' | 'rollback',
  authority: Authority,
  choose: (live: HostManifest | undefined) => Promise<string>,
): Promise<LogEntry | undefined> {
  return withLock(siteFiles(site).lock, async () => {
    const { by, why, unsigned } = authority;
    const live = await liveHost(site);
    const version = await choose(live);
    if (version === live?.version) return undefined;
    const { manifest, files = {} } = await publishedHost(site, version);
    const reason =
      (await hostNotServedReason(site, version, files)) ??
      (unsigned ? undefined : (await hostSigned(site, version)).reason);
    if (reason) throw new Refusal(`The host stays as it is: ${version} ${reason}`);
    // Only incompatible versions count: conflicts between areas do not depend on the host.
    const areas = compatibilityOfAll(await readPublished(site), manifest).map((area) => ({
      ...area,
      refused: undefined,
    }));
    const forced = demandCompatible(
      `Areas that are live would not open in the host ${version}`,
      inUse(areas),
      authority,
    );

    const put = await draftHost(site, version);
    const entry = await appendLog(site, { by, action, name: HOST, from: live?.version, to: version, why, forced });
    await put();
    return entry;
  });
}

async function draftHost(site: string, version: string): Promise<() => Promise<void>> {
  const { page, manifest } = await publishedHost(site, version);
  const files = siteFiles(site);
  const drafts = await Promise.all([
    draftFile(files.page, page),
    draftFile(files.host, `${JSON.stringify(manifest, null, 2)}\n`),
  ]);
  return async () => {
    for (const draft of drafts) await draft.put();
  };
}
