import {
  type AreaRelease,
  type AreaRulesContext,
  areaRefusedReason,
  type OfferedVersions,
  type OutsidePage,
  outsidePages,
  PathOwners,
  type RegistryArea,
  registryAreaSchema,
  registrySchema,
  releaseRefusedReason,
} from '@console/contract';

/* Pure. Invalid areas are left out before any script element; the rest is unaffected. */

export type AreaChannel = 'live' | 'canary' | 'previous' | 'override';

/** `previous` is the fallback. */
export interface LiveArea extends RegistryArea {
  channel: AreaChannel;
  /** An unopenable live version, replaced by the previous. */
  replaced?: { version: string; reason: string };
}

export interface RefusedArea {
  name: string;
  reason: string;
  /** Pages below show that the area was left out. */
  paths: readonly string[];
}

export interface AreaOverride {
  area: string;
  /** Ends with a slash. */
  url: string;
  /** Epoch milliseconds. */
  until: number;
  /** The reason for using the live version. */
  problem?: string;
}

export interface AreaRegistry {
  areas: ReadonlyMap<string, LiveArea>;
  refused: readonly RefusedArea[];
  outside?: readonly OutsidePage[];
  /** Known in built consoles only. */
  offered?: OfferedVersions;
  overrides?: readonly AreaOverride[];
  /** The registry was unreadable, so no areas exist. */
  error?: RegistryError;
}

export class RegistryError extends Error {
  override name = 'RegistryError';
}

/** `consoleUrl`: base of relative folders. */
export function parseRegistry(value: unknown, consoleUrl: string): AreaRegistry {
  const registry = registrySchema.safeParse(value);
  if (!registry.success) throw new RegistryError('The list of areas could not be read.', { cause: registry.error });

  const { origins } = registry.data;
  const areas = new Map<string, LiveArea>();
  const refused: RefusedArea[] = [];
  const owners = new PathOwners();
  for (const [name, entry] of Object.entries(registry.data.areas)) {
    const refuse = (reason: string, paths: readonly string[]) => refused.push({ name, reason, paths });
    const context = { consoleUrl, origins, owners };
    const parsed = registryAreaSchema.safeParse(entry);
    if (!parsed.success) {
      refuse(describe(parsed.error.issues[0]), pathsOf(entry));
      continue;
    }
    const reason = areaRefusedReason(name, parsed.data, context);
    if (reason !== undefined) {
      refuse(reason, pathsOf(entry));
      continue;
    }
    const area = withValidFallbacks(name, parsed.data, context, refuse);
    areas.set(name, area);
    owners.add(name, area);
  }
  const outside = outsidePages({ areas: Object.fromEntries(areas), outside: registry.data.outside });
  return { areas, refused, outside };
}

/** An invalid previous version or canary is left out; the area stays. */
function withValidFallbacks(
  name: string,
  { paths, current, previous, canary }: RegistryArea,
  context: AreaRulesContext,
  refuse: (reason: string, paths: readonly string[]) => void,
): LiveArea {
  const usable = <Release extends AreaRelease>(release: Release | undefined): Release | undefined => {
    if (!release) return undefined;
    const reason = releaseRefusedReason(name, paths, release, context);
    if (reason === undefined) return { ...release, baseUrl: new URL(release.baseUrl, context.consoleUrl).href };
    refuse(`version ${release.manifest.version}: ${reason}`, []);
    return undefined;
  };
  const live = { ...current, baseUrl: new URL(current.baseUrl, context.consoleUrl).href };
  return { paths, current: live, previous: usable(previous), canary: usable(canary), channel: 'live' };
}

function pathsOf(entry: unknown): string[] {
  const { paths } = (entry ?? {}) as { paths?: unknown };
  if (!Array.isArray(paths)) return [];
  return paths.filter((path): path is string => typeof path === 'string' && /^(\/[A-Za-z0-9_.-]+)+$/.test(path));
}

function describe(issue: { path: PropertyKey[]; message: string; expected?: unknown } | undefined): string {
  if (!issue) return 'is not valid';
  return `${issue.path.join('.')}: ${typeof issue.expected === 'string' ? `expected ${issue.expected}` : issue.message}`;
}
