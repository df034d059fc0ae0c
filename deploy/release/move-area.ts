import { type AreaRelease, companyCanaryNumber, type RegistryArea, registryAreaSchema } from '@console/contract';
import { areaPaths } from '../area-paths';
import { Refusal } from '../refusal';
import { compatibilityOfArea, demandCompatible, inUse } from './check';
import { type Authority, changeSite, type LogEntry, liveBefore, readLog } from './release-log';
import { notServedReason } from './served';
import { areaSigned } from './signed';
import { liveHost, publishedArea, publishedVersions, readRegistryFile, registryWith } from './site';

/* Each change returns its log line; undefined if nothing changed. */

/** `ifCanary` refuses what is no canary: `watch` or a person may have ended it. A live version may move to a server. */
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

/** Ends a canary; the version rolled back from does not become the previous. */
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
    const previous = await areaBefore(site, name, version, authority);
    return { action: 'rollback', to: version, versions: { current, previous } };
  });
}

export interface CanaryGroup {
  percent?: number | undefined;
  /** `same`: the existing canary's. */
  companies?: readonly string[] | 'same' | undefined;
}

/** Of any country, in a line, as people write. Only digits count. */
export const ORG_NUMBER = /^(?=.*\d)[\w.\u00a0 -]+$/;

/** Numbers for companies in the registry, which everybody can read. */
export function companyNumbers(area: string, companies: readonly string[]): number[] {
  const numbers = companies.map((company) => companyCanaryNumber(area, company));
  return [...new Set(numbers)].sort((a, b) => a - b);
}

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
    const canaryNumbers = versionOf(canary) === version ? canary?.companies : undefined;
    const numbers = named === 'same' ? (canaryNumbers ?? []) : companyNumbers(name, named);
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

export function retireArea(site: string, name: string, { by, why }: Authority): Promise<LogEntry> {
  return changeSite(site, async (make) => {
    const { document } = await readRegistryFile(site);
    const { [name]: entry, ...areas } = document.areas;
    if (!entry) throw new Refusal(`Nothing of ${name} is live`);
    // This contract may not read the entry.
    const from = registryAreaSchema.safeParse(entry).data?.current.manifest.version;
    return make({ by, action: 'retire', name, from, why }, [registryWith(site, { ...document, areas })]);
  });
}

/** Only the log has organisation numbers. */
async function companiesBefore(site: string, area: string, numbers: readonly number[]): Promise<readonly string[]> {
  const logged = (await readLog(site)).map(({ name, companies = [] }) => (name === area ? companies : []));
  return logged.findLast((companies) => companyNumbers(area, companies).join() === numbers.join()) ?? [];
}

type Moved = LogEntry | undefined;

/** Names the first missing or changed file. Versions that stay are not checked. */
async function demandServed(
  site: string,
  name: string,
  { live, next, unsigned }: { live: RegistryArea | undefined; next: RegistryArea; unsigned: boolean | undefined },
): Promise<void> {
  for (const as of ['current', 'canary'] as const) {
    const [liveRelease, nextRelease] = [live?.[as], next[as]];
    const stays = liveRelease?.baseUrl === nextRelease?.baseUrl && versionOf(liveRelease) === versionOf(nextRelease);
    const reason = nextRelease && !stays && (await notLiveReason(site, nextRelease, unsigned));
    if (reason) throw new Refusal(`${name} stays as it is:\n  ${name} ${versionOf(nextRelease)} ${reason}`);
  }
}

/** A dev server's version has no folder to read signatures from. */
async function notLiveReason(
  site: string,
  release: AreaRelease,
  unsigned: boolean | undefined,
): Promise<string | undefined> {
  const reason = await notServedReason(site, release);
  return reason ?? (unsigned ? undefined : (await areaSigned(site, release.manifest)).reason);
}

function versionOf(release: RegistryArea['current'] | undefined): string | undefined {
  return release?.manifest.version;
}

async function areaBefore(
  site: string,
  name: string,
  version: string,
  { unsigned }: Authority,
): Promise<AreaRelease | undefined> {
  const earlierVersion = liveBefore(await readLog(site), name, version);
  if (earlierVersion === undefined || earlierVersion === version) return undefined;
  const release = await publishedArea(site, name, earlierVersion).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  const problem = release && (await notLiveReason(site, release, unsigned));
  return problem === undefined ? release : undefined;
}

async function canaryEnd(site: string, name: string, version: string): Promise<string> {
  const last = (await readLog(site)).findLast((entry) => entry.name === name && entry.action !== 'publish');
  return last?.to === version && last.action === 'canary' ? `; ${last.by} ended it: ${last.why}` : '';
}

/** Also for a retired area. */
export async function wasEverLive(site: string, name: string): Promise<boolean> {
  return (await readLog(site)).some((entry) => entry.name === name && entry.action === 'promote');
}

async function nothingLive(site: string, name: string): Promise<string> {
  const retired = (await readLog(site)).findLast((entry) => entry.action === 'retire' && entry.name === name)?.from;
  return `Nothing of ${name} is live${retired ? `; to have it again: promote ${name} ${retired}` : ''}`;
}

async function nothingBefore(site: string, name: string, { current }: RegistryArea): Promise<string> {
  const otherVersions = (await publishedVersions(site, name)).filter((version) => version !== versionOf(current));
  const choice =
    otherVersions.length > 0 ? `Name one: ${otherVersions.join(', ')}` : 'No other version has been published';
  return `${name} has no previous version. ${choice}`;
}

export interface Change extends Pick<LogEntry, 'action' | 'to' | 'percent' | 'companies'> {
  versions: Omit<RegistryArea, 'paths'>;
}

/** `decide` gets the live versions, under the lock; `undefined` changes nothing. */
export async function changeArea(
  site: string,
  name: string,
  authority: Authority,
  decide: (live: RegistryArea | undefined) => Promise<Change | undefined>,
): Promise<LogEntry | undefined> {
  return changeSite(site, async (make) => {
    const { document, registry } = await readRegistryFile(site);
    const live = registry.areas[name];
    const change = await decide(live);
    if (!change) return undefined;

    const area: RegistryArea = { paths: await areaPaths(name), ...change.versions };
    const versions = inUse(compatibilityOfArea(name, area, registry, await liveHost(site)));
    const forced = demandCompatible(`${name} stays as it is`, versions, authority);
    await demandServed(site, name, { live, next: area, unsigned: authority.unsigned });

    // The registry has what the host needs before loading a version.
    const next = { ...document, areas: { ...document.areas, [name]: registryAreaSchema.parse(area) } };
    const { versions: _, ...logged } = change;
    const from = live?.current.manifest.version;
    const { by, why } = authority;
    return make({ by, name, from, ...logged, why, forced }, [registryWith(site, next)]);
  });
}
