import type { AreaRelease, ListedManifest, RegistryArea } from './manifest';
import { pageTree } from './page-tree';
import { HOST_PAGES, pathOf } from './paths';

/** Context of the rules that an area has to satisfy. */
export interface AreaRulesContext {
  /** Address of the console; relative folders are below it. */
  consoleUrl: string;
  /** Further origins that areas may be served from. */
  origins: readonly string[];
  /** Paths of the areas that were accepted before. */
  owners: PathOwners;
}

/** Maps addresses to areas. It is used for every page of every area, so it is a lookup and not a search. */
export class PathOwners {
  readonly #byShape = new Map<string, string>();

  constructor(areas: Iterable<readonly [name: string, area: RegistryArea]> = []) {
    for (const [name, area] of areas) this.add(name, area);
  }

  /** If two areas have the same address, the first one keeps it. */
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

/** Reason why no area can have a name, as a sentence; `undefined` if one can. */
export function areaNameRefusedReason(name: string): string | undefined {
  if (name === 'host') return 'No area can have the name "host": the host is published under it';
  const panel = pathOf(HOST_PAGES.systemArea, { area: name });
  if (!Object.values(HOST_PAGES).some(({ path }) => path === panel)) return undefined;
  return `No area can have the name "${name}": ${panel}, the address of its panel, is a page of the host`;
}

const HOST_PATHS = new Set(Object.values(HOST_PAGES).map(({ path }) => shapeOf(path)));

/**
 * Reason not to open an area that satisfies the schema, in one line: a fault of its current version. The host checks
 * before it creates a script element, the release tool before a version goes live.
 */
export function areaRefusedReason(name: string, area: RegistryArea, context: AreaRulesContext): string | undefined {
  return releaseRefusedReason(name, area.paths, area.current, context);
}

/** The same for one version of an area. If a previous version or canary is refused, the area opens without it. */
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

/**
 * Two pages of one area with the same addresses, as a phrase: only one of them could be opened. The build and `publish`
 * check this; the host does not.
 */
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

/**
 * Patterns that match the same addresses have the same shape: `/a/:id` and `/a/:userId`, with or without a trailing
 * slash.
 */
function shapeOf(path: string): string {
  const shape = path.replace(/:[^/]+/g, ':').toLowerCase();
  return shape.length > 1 ? shape.replace(/\/+$/, '') : shape;
}
