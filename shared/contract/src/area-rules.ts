import type { AreaManifest, AreaRelease, RegistryArea } from './manifest';
import { pageTree } from './page-tree';
import { HOST_PAGES } from './paths';

/** What an area is checked against. */
export interface AreaRulesContext {
  /** Address of the console; relative folders are below it. */
  consoleUrl: string;
  /** Further origins that areas may be served from. */
  origins: readonly string[];
  /** The areas that were accepted before. */
  others: ReadonlyMap<string, RegistryArea>;
}

const HOST_PATHS = Object.values(HOST_PAGES).map(({ path }) => shapeOf(path));

/**
 * Why an area that satisfies the schema must not be opened, in one line: what is wrong with its current version. The
 * host checks before it creates a script element, the release tool before a version goes live.
 */
export function areaRefusedReason(name: string, area: RegistryArea, context: AreaRulesContext): string | undefined {
  return releaseRefusedReason(name, area.paths, area.current, context);
}

/** The same for one version of an area. A previous version or a canary that is refused leaves the area without it. */
export function releaseRefusedReason(
  name: string,
  paths: readonly string[],
  { baseUrl, manifest }: AreaRelease,
  context: AreaRulesContext,
): string | undefined {
  if (manifest.name !== name) return `its manifest is of "${manifest.name}"`;
  return filesRefusedReason(baseUrl, manifest, context) ?? pagesRefusedReason(name, paths, manifest, context.others);
}

function filesRefusedReason(baseUrl: string, manifest: AreaManifest, context: AreaRulesContext): string | undefined {
  const allowed = [context.consoleUrl, ...context.origins].map((url) => new URL(url).origin);
  if (!allowed.includes(new URL(baseUrl, context.consoleUrl).origin)) {
    return `${baseUrl} is not at an origin that areas may come from`;
  }
  const loaded = [manifest.entry, ...manifest.preload, ...Object.values(manifest.chunks).flat()];
  const unknown = loaded.find((file) => !Object.hasOwn(manifest.files, file));
  return unknown && `${unknown} has no integrity value`;
}

function pagesRefusedReason(
  name: string,
  prefixes: readonly string[],
  { pages }: AreaManifest,
  others: ReadonlyMap<string, RegistryArea>,
): string | undefined {
  for (const [key, { path }] of Object.entries(pages)) {
    if (!prefixes.some((prefix) => isWithin(prefix, path))) {
      return `page "${key}" claims ${path}, outside its paths (${prefixes.join(', ')})`;
    }
    if (HOST_PATHS.includes(shapeOf(path))) return `${path} belongs to the console itself`;
    const owner = ownerOf(path, others);
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
 * Two pages of one area at the same addresses, as a phrase: only one of them could ever be opened. Asked when an area is
 * built and published; a host opens what is live all the same.
 */
export function pathTwiceReason(pages: AreaManifest['pages']): string | undefined {
  const owners = new Map<string, string>();
  for (const [key, { path }] of Object.entries(pages)) {
    const shape = shapeOf(path);
    const owner = owners.get(shape);
    if (owner !== undefined) return `pages "${owner}" and "${key}" both claim ${path}`;
    owners.set(shape, key);
  }
  return undefined;
}

function ownerOf(path: string, others: ReadonlyMap<string, RegistryArea>): string | undefined {
  for (const [name, { current, canary }] of others) {
    const pages = [current, canary].flatMap((release) => Object.values(release?.manifest.pages ?? {}));
    if (pages.some((page) => shapeOf(page.path) === shapeOf(path))) return name;
  }
  return undefined;
}

function isWithin(prefix: string, path: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

/** Patterns that match the same addresses have the same shape: `/a/:id` and `/a/:userId`, with or without a last slash. */
function shapeOf(path: string): string {
  const shape = path.replace(/:[^/]+/g, ':').toLowerCase();
  return shape.length > 1 ? shape.replace(/\/+$/, '') : shape;
}
