import type { HostManifest } from '@console/contract';
import { draftFile } from '../files';
import { readRegistry } from './registry-file';
import { demandFit } from './demand-fit';
import { fitOfAll, inUse } from './fit';
import { withLock } from './lock';
import { HOST, liveHost, publishedHost } from './published';
import { Refusal } from '../refusal';
import { type Authority, appendLog, type LogEntry, liveBefore, readLog } from './release-log';
import { siteFiles } from './site-files';

/** Makes a published host the live one, unless an area that is live would not open in it. */
export function promoteHost(site: string, version: string, authority: Authority): Promise<LogEntry | undefined> {
  return changeHost(site, 'promote', authority, () => Promise.resolve(version));
}

/** Back to the host that was live before, or to a named one. */
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

/** Puts a published host's page and manifest in place, without asking anybody: for the watching dev server. */
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
    const { by, why } = authority;
    const live = await liveHost(site);
    const version = await choose(live);
    if (version === live?.version) return undefined;
    const { manifest } = await publishedHost(site, version);
    // Only versions count: a page that the areas quarrel about is no fault of the host's.
    const fits = fitOfAll(await readRegistry(site), manifest).map((fit) => ({ ...fit, refused: undefined }));
    const forced = demandFit(`Areas that are live would not open in the host ${version}`, inUse(fits), authority);

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
