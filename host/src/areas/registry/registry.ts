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

/*
 * Parses `registry.json` for the host. Pure: nothing is fetched or rendered. An invalid area is left out before any
 * script element is created for it; the other areas are unaffected.
 */

/** The source of the version that this tab uses of an area. */
export type AreaChannel = 'live' | 'canary' | 'previous' | 'override';

/** An area as this tab opens it: `current` is loaded, `previous` is its fallback. */
export interface LiveArea extends RegistryArea {
  channel: AreaChannel;
  /** The live version that this host cannot open, with the reason; the previous version is used instead. */
  replaced?: { version: string; reason: string };
}

/** An area, or one version of it, that the host does not open, with the reason in one line. */
export interface RefusedArea {
  name: string;
  reason: string;
  /** Its valid path prefixes: pages below them show that the area was left out. */
  paths: readonly string[];
}

/** An area that this browser loads from another address than the live one. */
export interface AreaOverride {
  area: string;
  /** Folder of the area's `area.json`, with trailing slash. */
  url: string;
  /** Epoch milliseconds of its expiry. */
  until: number;
  /** Why the live version is used instead of the override. */
  problem?: string;
}

/** The live areas by name, with absolute base URLs, and those left out. */
export interface AreaRegistry {
  areas: ReadonlyMap<string, LiveArea>;
  refused: readonly RefusedArea[];
  /** Pages with outside origins that the operator has allowed. */
  outside?: readonly OutsidePage[];
  /** The versions that the running console offers to areas; unknown outside of a built console. */
  offered?: OfferedVersions;
  /** Areas that this browser loads from elsewhere. */
  overrides?: readonly AreaOverride[];
  /** Set if the document could not be read; then there are no areas. */
  error?: RegistryError;
}

/** The registry as a whole, or one area of it, cannot be used. */
export class RegistryError extends Error {
  override name = 'RegistryError';
}

/** Parses a registry document. `consoleUrl` is the base address of relative folders. */
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

/** The area with absolute addresses. An invalid previous version or canary is left out; the area stays. */
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
