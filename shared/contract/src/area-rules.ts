import type { AreaManifest, RegistryArea } from './manifest';
import { pageTree } from './page-tree';

/** What an area is held against. */
export interface AreaRulesContext {
  /** Address of the console; relative folders are below it. */
  consoleUrl: string;
  /** Further origins that areas may be served from. */
  origins: readonly string[];
  /** The areas that were accepted before. */
  others: ReadonlyMap<string, RegistryArea>;
}

/**
 * Why an area that fits the schema may all the same not be opened, in one line. The host asks before it makes
 * a script element, the release tool before it lets a version go live.
 */
export function whyAreaRefused(name: string, area: RegistryArea, context: AreaRulesContext): string | undefined {
  const releases = area.previous ? [area.current, area.previous] : [area.current];
  for (const { baseUrl, manifest } of releases) {
    const reason =
      manifest.name === name
        ? (whyFilesRefused(baseUrl, manifest, context) ?? whyPagesRefused(name, area.paths, manifest, context.others))
        : `its manifest is of "${manifest.name}"`;
    if (reason) return reason;
  }
  return undefined;
}

function whyFilesRefused(baseUrl: string, manifest: AreaManifest, context: AreaRulesContext): string | undefined {
  const allowed = [context.consoleUrl, ...context.origins].map((url) => new URL(url).origin);
  if (!allowed.includes(new URL(baseUrl, context.consoleUrl).origin)) {
    return `${baseUrl} is not at an origin that areas may come from`;
  }
  const loaded = [manifest.entry, ...manifest.preload, ...Object.values(manifest.chunks).flat()];
  const unknown = loaded.find((file) => !Object.hasOwn(manifest.files, file));
  return unknown && `${unknown} has no integrity value`;
}

function whyPagesRefused(
  name: string,
  prefixes: readonly string[],
  { pages }: AreaManifest,
  others: ReadonlyMap<string, RegistryArea>,
): string | undefined {
  for (const [key, { path }] of Object.entries(pages)) {
    if (!prefixes.some((prefix) => isWithin(prefix, path))) return `page "${key}" claims ${path}, outside its paths`;
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

function ownerOf(path: string, others: ReadonlyMap<string, RegistryArea>): string | undefined {
  for (const [name, { current }] of others) {
    if (Object.values(current.manifest.pages).some((page) => shapeOf(page.path) === shapeOf(path))) return name;
  }
  return undefined;
}

function isWithin(prefix: string, path: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

/** Patterns that match the same addresses have the same shape: `/a/:id` and `/a/:userId`. */
function shapeOf(path: string): string {
  return path.replace(/:[^/]+/g, ':').toLowerCase();
}
