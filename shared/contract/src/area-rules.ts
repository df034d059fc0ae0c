import type { AreaRelease, ListedManifest, RegistryArea } from './manifest';
import { pageTree } from './page-tree';
import { HOST_PAGES, pathOf } from './paths';

export interface AreaRulesContext {
  /** Resolves a relative `baseUrl`; areas may load from its origin too. */
  consoleUrl: string;
  /** Areas may load from these origins. */
  origins: readonly string[];
  owners: PathOwners;
}

/** A lookup, because each page of each area needs an owner. */
export class PathOwners {
  readonly #byShape = new Map<string, string>();

  constructor(areas: Iterable<readonly [name: string, area: RegistryArea]> = []) {
    for (const [name, area] of areas) this.add(name, area);
  }

  /** The first area keeps a shared address. */
  add(name: string, { current, canary }: Pick<RegistryArea, 'current' | 'canary'>): void {
    for (const release of [current, canary]) {
      for (const { path } of Object.values(release?.manifest.pages ?? {})) {
        const shape = shapeOf(path);
        if (!this.#byShape.has(shape)) this.#byShape.set(shape, name);
      }
    }
  }

  ownerOf(path: string): string | undefined {
    return this.#byShape.get(shapeOf(path));
  }
}

/** Returns a sentence; undefined if allowed. */
export function areaNameRefusedReason(name: string): string | undefined {
  if (name === 'host') return 'No area can have the name "host": the host is published under it';
  const panel = pathOf(HOST_PAGES.systemArea, { area: name });
  if (!Object.values(HOST_PAGES).some(({ path }) => path === panel)) return undefined;
  return `No area can have the name "${name}": ${panel}, the address of its panel, is a page of the host`;
}

const HOST_PATHS = new Set(Object.values(HOST_PAGES).map(({ path }) => shapeOf(path)));

/**
 * Returns a line about the current version. The host checks before a script element, the release tool before going
 * live.
 */
export function areaRefusedReason(name: string, area: RegistryArea, context: AreaRulesContext): string | undefined {
  return releaseRefusedReason(name, area.paths, area.current, context);
}

/** A refused previous version or canary leaves the area open. */
export function releaseRefusedReason(
  name: string,
  paths: readonly string[],
  { baseUrl, manifest }: Pick<AreaRelease, 'baseUrl' | 'manifest'>,
  context: AreaRulesContext,
): string | undefined {
  if (manifest.name !== name) return `its manifest is of "${manifest.name}"`;
  return originRefusedReason(baseUrl, context) ?? pagesRefusedReason(name, paths, manifest, context.owners);
}

function originRefusedReason(baseUrl: string, context: AreaRulesContext): string | undefined {
  const allowed = [context.consoleUrl, ...context.origins].map((url) => new URL(url).origin);
  if (allowed.includes(new URL(baseUrl, context.consoleUrl).origin)) return undefined;
  return `${baseUrl} is not at an origin that areas may come from`;
}

function pagesRefusedReason(
  name: string,
  prefixes: readonly string[],
  { pages }: ListedManifest,
  owners: PathOwners,
): string | undefined {
  for (const [key, { path }] of Object.entries(pages)) {
    if (!prefixes.some((prefix) => isWithin(prefix, path))) {
      return `page "${key}" claims ${path}, outside its paths (${prefixes.join(', ')})`;
    }
    if (HOST_PATHS.has(shapeOf(path))) return `${path} belongs to the console itself`;
    const owner = owners.ownerOf(path);
    if (owner !== undefined && owner !== name) return `${path} belongs to "${owner}"`;
  }
  try {
    pageTree(pages);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Returns a phrase. The build and `publish` check. */
export function pathTwiceReason(pages: ListedManifest['pages']): string | undefined {
  const owners = new Map<string, string>();
  for (const [key, { path }] of Object.entries(pages)) {
    const shape = shapeOf(path);
    const owner = owners.get(shape);
    if (owner !== undefined) return `pages "${owner}" and "${key}" both claim ${path}`;
    owners.set(shape, key);
  }
  return undefined;
}

function isWithin(prefix: string, path: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

/** Equal for patterns with equal addresses: `/a/:id` and `/a/:userId/`. */
function shapeOf(path: string): string {
  const shape = path.replace(/:[^/]+/g, ':').toLowerCase();
  return shape.length > 1 ? shape.replace(/\/+$/, '') : shape;
}
