import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type HostManifest,
  hostManifestSchema,
  incompatibleReason,
  outsideRefusedReason,
  PathOwners,
  type Registry,
  type RegistryArea,
  refusedOverrideOrigins,
  releaseRefusedReason,
} from '@console/contract';
import { areaPaths, collidingClaims } from '../area-paths';
import { readIfThere, severalAtOnce } from '../files';
import { Refusal } from '../refusal';
import type { Answer } from './answers';
import type { Authority } from './release-log';
import { hostNotServedReason, notServedReason } from './served';
import { areaSigned, hostSigned } from './signed';
import { liveHost, publishedArea, publishedHost, readConfig, readPublished, releaseOf, siteFiles } from './site';

export interface Compatibility {
  name: string;
  version: string;
  /** For everybody, for some, or after the live version fails. */
  as: 'live' | 'canary' | 'previous';
  /** Why the host refuses any version: paths, files, origins. */
  refused?: string | undefined;
  incompatible?: string | undefined;
  /** Owners; absent for unpublished builds and claims without signers. */
  signedBy?: readonly string[] | undefined;
}

export interface CheckResult {
  /** Absent without a live host: areas were checked only against each other. */
  host?: string | undefined;
  areas: Compatibility[];
  hostRefused?: string | undefined;
  settings?: string | undefined;
  collisions: string[];
  /** An unbuilt area has only its claim checked. */
  claim?: string[] | undefined;
  answers?: readonly Answer[] | undefined;
}

/** Without a host, only the areas' rules. */
export function compatibilityOfArea(
  name: string,
  area: RegistryArea,
  registry: Registry,
  host?: HostManifest,
): Compatibility[] {
  const { [name]: _itself, ...rest } = registry.areas;
  // A site's base addresses are relative, so any address will do.
  const context = {
    consoleUrl: 'http://console.invalid',
    origins: registry.origins,
    owners: new PathOwners(Object.entries(rest)),
  };
  const releases = { live: area.current, canary: area.canary, previous: area.previous };
  return Object.entries(releases).flatMap(([as, release]) => {
    if (!release) return [];
    const refused =
      releaseRefusedReason(name, area.paths, release, context) ??
      outsideRefusedReason(release.manifest, registry.outside[name]);
    const incompatible = host && incompatibleReason(release.manifest, host);
    return [{ name, version: release.manifest.version, as: as as Compatibility['as'], refused, incompatible }];
  });
}

export function compatibilityOfAll(registry: Registry, host: HostManifest | undefined): Compatibility[] {
  return Object.entries(registry.areas).flatMap(([name, area]) => compatibilityOfArea(name, area, registry, host));
}

/** Without previous versions: an incompatible one only could not stand in after a failure. */
export function inUse(areas: readonly Compatibility[]): Compatibility[] {
  return areas.filter(({ as }) => as !== 'previous');
}

/** Force overrides incompatible versions, never the rules of the host. Returns true if force was needed. */
export function demandCompatible(
  consequence: string,
  areas: readonly Compatibility[],
  { force }: Authority,
): true | undefined {
  const problems = problemsOf(areas, force ? ['refused'] : ['refused', 'incompatible']);
  if (problems.length > 0) throw new Refusal([`${consequence}:`, ...problems.map((line) => `  ${line}`)].join('\n'));
  return problemsOf(areas, ['incompatible']).length > 0 ? true : undefined;
}

export async function checkSite(site: string): Promise<CheckResult> {
  const host = await liveHost(site);
  const registry = await readPublished(site);
  const areas = await withFiles(site, compatibilityOfAll(registry, host), registry.areas);
  const hostRefused = host && (await liveHostProblem(site, host.version));
  const settings = await settingsProblem(site);
  return { host: host?.version, hostRefused, areas, settings, collisions: await collidingClaims() };
}

/** Anybody with write access can replace the page; only signatures show that. */
async function liveHostProblem(site: string, version: string): Promise<string | undefined> {
  // In a cluster, the host's pods have the page.
  const page = await readIfThere(siteFiles(site).page);
  if (!page) return undefined;
  const { owners, reason } = await hostSigned(site, version);
  if (reason !== undefined || owners.length === 0) return reason;
  const published = await publishedHost(site, version);
  if (!page.equals(published.page)) return 'has another index.html than the signed one';
  return hostNotServedReason(site, version, published.files ?? {});
}

async function withFiles(
  site: string,
  checked: readonly Compatibility[],
  areas: Registry['areas'],
): Promise<Compatibility[]> {
  return severalAtOnce(checked, async (one) => {
    const release = areas[one.name]?.[one.as === 'live' ? 'current' : one.as];
    const refused = one.refused ?? (release && (await notServedReason(site, release)));
    if (refused !== undefined || !release) return { ...one, refused };
    const { owners, reason } = await areaSigned(site, release.manifest);
    return { ...one, refused: reason, signedBy: owners };
  });
}

/** Loopback in the policy lets programs on users' machines run code in a remote console (Q28). */
async function settingsProblem(site: string): Promise<string | undefined> {
  const config = await readConfig(site);
  const refused = config ? refusedOverrideOrigins(config) : [];
  if (refused.length === 0) return undefined;
  return `config.json lists ${refused.join(', ')} in areas.overrides, though its platform is not on this machine`;
}

export async function checkArea(
  site: string,
  name: string,
  from: { version: string } | { dist: string },
): Promise<CheckResult> {
  const release =
    'version' in from
      ? await publishedArea(site, name, from.version)
      : releaseOf(`/areas/${name}/built/`, await readFile(join(from.dist, 'area.json')));
  const host = await liveHost(site);
  const area = { paths: await areaPaths(name), current: release };
  const checked = compatibilityOfArea(name, area, await readPublished(site), host);
  const areas = 'dist' in from ? checked : await withFiles(site, checked, { [name]: area });
  return { host: host?.version, areas, collisions: await collidingClaims(name) };
}

export async function checkHost(site: string, from: { version: string } | { dist: string }): Promise<CheckResult> {
  const manifest =
    'version' in from
      ? (await publishedHost(site, from.version)).manifest
      : hostManifestSchema.parse(JSON.parse(await readFile(join(from.dist, 'host.json'), 'utf8')));
  const areas = compatibilityOfAll(await readPublished(site), manifest);
  const hostRefused = 'version' in from ? (await hostSigned(site, from.version)).reason : undefined;
  return { host: manifest.version, hostRefused, areas, collisions: [] };
}

export function isCompatible({ hostRefused, areas, settings, collisions, answers = [] }: CheckResult): boolean {
  return (
    answers.every(({ problem }) => problem === undefined) &&
    hostRefused === undefined &&
    settings === undefined &&
    collisions.length === 0 &&
    problemsOf(inUse(areas), ['refused', 'incompatible']).length === 0
  );
}

/** A team's first request: nothing is built or published yet. */
export async function checkClaim(name: string): Promise<CheckResult> {
  return { areas: [], claim: await areaPaths(name), collisions: await collidingClaims(name) };
}

export function checkText(result: CheckResult): string {
  const { host, hostRefused, areas, settings, collisions, claim, answers = [] } = result;
  const lines = areas.map((area) => {
    const name = labelOf(area);
    const problem = area.refused ?? area.incompatible;
    const signed = area.signedBy?.length ? `, signed by ${area.signedBy.join(', ')}` : '';
    if (!problem) return `✓ ${name} is compatible${signed}`;
    return area.as === 'previous' ? `! ${name} ${problem}; the host could not fall back to it` : `✗ ${name} ${problem}`;
  });
  if (claim) {
    const overlaps = collisions.map((collision) => `✗ ${collision}`);
    return [
      'Against the claims of the other areas:',
      ...(overlaps.length > 0 ? overlaps : [`✓ no overlap of ${claim.join(', ')}`]),
    ].join('\n');
  }
  const against = host ? `Against the host ${host}:` : 'No host is live here; areas against each other:';
  if (hostRefused !== undefined) lines.push(`✗ the host ${host} ${hostRefused}`);
  if (settings !== undefined) lines.push(`✗ ${settings}`);
  lines.push(...collisions.map((collision) => `✗ ${collision}`));
  lines.push(...answers.map(({ what, problem }) => (problem ? `✗ ${problem}` : `✓ ${what}`)));
  return [against, ...(lines.length > 0 ? lines : ['  nothing is live'])].join('\n');
}

function problemsOf(areas: readonly Compatibility[], reasons: readonly ('refused' | 'incompatible')[]): string[] {
  return areas.flatMap((area) =>
    reasons.flatMap((reason) => (area[reason] ? [`${labelOf(area)} ${area[reason]}`] : [])),
  );
}

function labelOf({ name, version, as }: Compatibility): string {
  return `${name} ${version}${as === 'live' ? '' : ` (${as})`}`;
}
