import { type AreaRelease, companyCanaryNumber, type RegistryArea, registryAreaSchema } from '@console/contract';
import { areaPaths } from '../area-paths';
import { draftFile } from '../files';
import { Refusal } from '../refusal';
import { compatibilityOfArea, demandCompatible, inUse } from './check';
import { withLock } from './lock';
import { type Authority, appendLog, type LogEntry, liveBefore, readLog } from './release-log';
import { notServedReason } from './served';
import { liveHost, publishedArea, publishedVersions, readRegistryFile, siteFiles } from './site';

/*
 * What can be done with an area's published versions. Each answers with its line of the log, or with `undefined` when
 * there was nothing to change.
 */

/**
 * Makes a version live for all users. The one that was live becomes the previous one; a canary of the same version ends. The
 * live version can be promoted again when it has moved to another server. With `ifCanary`, a version that is not a canary
 * is refused: a pipeline promotes at the end of its canary, unless `watch` or a person has ended it before.
 */
export function promoteArea(
  site: string,
  name: string,
  version: string,
  { ifCanary, ...authority }: Authority & { ifCanary?: boolean | undefined },
): Promise<Moved> {
  return changeArea(site, name, authority, async (live) => {
    const isLive = versionOf(live?.current) === version;
    if (ifCanary && !isLive && versionOf(live?.canary) !== version)
      throw new Refusal(`${name} ${version} is not a canary${await canaryEnd(site, name, version)}`);
    const current = await publishedArea(site, name, version);
    if (isLive && live?.current.baseUrl === current.baseUrl) return undefined;
    const canary = versionOf(live?.canary) === version ? undefined : live?.canary;
    const previous = isLive ? live?.previous : live?.current;
    return { action: 'promote', to: version, versions: { current, previous, canary } };
  });
}

/**
 * Back to the previous version, or to a named one. What was live is not kept to fall back to, and a canary ends: after
 * a rollback all users have a version that is known to work.
 */
export function rollBackArea(
  site: string,
  name: string,
  named: string | undefined,
  authority: Authority,
): Promise<Moved> {
  return changeArea(site, name, authority, async (live) => {
    if (!live) throw new Refusal(await nothingLive(site, name));
    const version = named ?? versionOf(live.previous);
    if (!version) throw new Refusal(await nothingBefore(site, name, live));
    if (version === versionOf(live.current) && !live.canary) return undefined;
    const current = await publishedArea(site, name, version);
    return { action: 'rollback', to: version, versions: { current, previous: await areaBefore(site, name, version) } };
  });
}

/** Who gets a canary: a share of all users, and everybody of some companies. */
export interface CanaryGroup {
  percent?: number | undefined;
  /** Organisation numbers, or the companies that have this canary already. */
  companies?: readonly string[] | 'same' | undefined;
}

/** An organisation number, of whichever country, in one line as people write it. Its digits are what counts. */
export const ORG_NUMBER = /^(?=.*\d)[\w.\u00a0 -]+$/;

/** What stands for companies in the registry, which everybody can read. */
export function companyNumbers(area: string, companies: readonly string[]): number[] {
  const numbers = companies.map((company) => companyCanaryNumber(area, company));
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** Gives a version to some of the users, always the same ones; to nobody ends it. */
export function canaryArea(
  site: string,
  name: string,
  version: string,
  { percent = 0, companies: named = [] }: CanaryGroup,
  authority: Authority,
): Promise<Moved> {
  return changeArea(site, name, authority, async (live) => {
    if (!live) throw new Refusal(`Nothing of ${name} is live; promote a version first`);
    const { current, previous, canary } = live;
    const before = versionOf(canary) === version ? canary?.companies : undefined;
    const numbers = named === 'same' ? (before ?? []) : companyNumbers(name, named);
    const companies = named === 'same' ? await companiesBefore(site, name, numbers) : named;
    const isEnd = percent === 0 && numbers.length === 0;
    if (isEnd && versionOf(canary) !== version) throw new Refusal(`${name} ${version} is not a canary`);
    if (version === versionOf(current)) throw new Refusal(`${name} ${version} is live already`);
    const isSame = canary?.percent === percent && (canary.companies ?? []).join() === numbers.join();
    if (versionOf(canary) === version && isSame) return undefined;
    const change = {
      action: 'canary',
      to: version,
      percent,
      ...(isEnd || companies.length === 0 ? {} : { companies }),
    } as const;
    if (isEnd) return { ...change, versions: { current, previous } };
    const release = await publishedArea(site, name, version);
    return {
      ...change,
      versions: {
        current,
        previous,
        canary: { ...release, percent, ...(numbers.length > 0 ? { companies: numbers } : {}) },
      },
    };
  });
}

/**
 * Takes an area out of the console, a first version too. Its versions stay published, for tabs that are open and for
 * the day it comes back.
 */
export function retireArea(site: string, name: string, { by, why }: Authority): Promise<LogEntry> {
  const files = siteFiles(site);
  return withLock(files.lock, async () => {
    const { document } = await readRegistryFile(site);
    const { [name]: entry, ...areas } = document.areas;
    if (!entry) throw new Refusal(`Nothing of ${name} is live`);
    // Also one that this contract cannot read.
    const from = registryAreaSchema.safeParse(entry).data?.current.manifest.version;
    const draft = await draftFile(files.registry, `${JSON.stringify({ ...document, areas }, null, 2)}\n`);
    const logged = await appendLog(site, { by, action: 'retire', name, from, why });
    await draft.put();
    return logged;
  });
}

/** Companies by organisation number, which the log alone has; none where it no longer goes back so far. */
async function companiesBefore(site: string, area: string, numbers: readonly number[]): Promise<readonly string[]> {
  const logged = (await readLog(site)).map(({ name, companies = [] }) => (name === area ? companies : []));
  return logged.findLast((companies) => companyNumbers(area, companies).join() === numbers.join()) ?? [];
}

type Moved = LogEntry | undefined;

/** Refuses to give anybody a version whose files are not there, by the first one's name; what stays is not asked about. */
async function demandServed(site: string, name: string, live: RegistryArea | undefined, next: RegistryArea) {
  for (const as of ['current', 'canary'] as const) {
    const [before, after] = [live?.[as], next[as]];
    const stays = before?.baseUrl === after?.baseUrl && versionOf(before) === versionOf(after);
    const reason = after && !stays && (await notServedReason(site, after));
    if (reason) throw new Refusal(`${name} stays as it is:\n  ${name} ${versionOf(after)} ${reason}`);
  }
}

function versionOf(release: RegistryArea['current'] | undefined): string | undefined {
  return release?.manifest.version;
}

/** What was live before a version that is live again; `undefined` when that is not known or no longer there. */
async function areaBefore(site: string, name: string, version: string): Promise<AreaRelease | undefined> {
  const before = liveBefore(await readLog(site), name, version);
  if (before === undefined || before === version) return undefined;
  const release = await publishedArea(site, name, before).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  return release && (await notServedReason(site, release)) === undefined ? release : undefined;
}

/** Why a version is no longer a canary, as the log has it. */
async function canaryEnd(site: string, name: string, version: string): Promise<string> {
  const last = (await readLog(site)).findLast((entry) => entry.name === name && entry.action !== 'publish');
  return last?.to === version && last.action === 'canary' ? `; ${last.by} ended it: ${last.why}` : '';
}

async function nothingLive(site: string, name: string): Promise<string> {
  const retired = (await readLog(site)).findLast((entry) => entry.action === 'retire' && entry.name === name)?.from;
  return `Nothing of ${name} is live${retired ? `; to have it again: promote ${name} ${retired}` : ''}`;
}

async function nothingBefore(site: string, name: string, { current }: RegistryArea): Promise<string> {
  const others = (await publishedVersions(site, name)).filter((version) => version !== versionOf(current));
  const choice = others.length > 0 ? `Name one: ${others.join(', ')}` : 'No other version has been published';
  return `${name} has no previous version. ${choice}`;
}

/** An area's versions; which paths it may claim is not its own to decide. */
type Versions = Omit<RegistryArea, 'paths'>;

/** What a change makes of an area's versions, and how the log puts it. */
export interface Change extends Pick<LogEntry, 'action' | 'to' | 'percent' | 'companies'> {
  versions: Versions;
}

/**
 * Changes one area's entry of the registry and nothing else. `decide` receives what is live, under the lock, and
 * returns `undefined` when there is nothing to change. What the host would refuse is refused here.
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
    const versions = inUse(compatibilityOfArea(name, area, registry, await liveHost(site)));
    const forced = demandCompatible(`${name} stays as it is`, versions, authority);
    await demandServed(site, name, live, area);

    // Of a manifest the registry lists what is needed before any of the version is fetched.
    const next = { ...document, areas: { ...document.areas, [name]: registryAreaSchema.parse(area) } };
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
