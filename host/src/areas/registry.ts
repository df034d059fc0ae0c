import {
  type AreaRelease,
  type RegistryArea,
  registryAreaSchema,
  registrySchema,
  whyAreaRefused,
} from '@console/contract';

/*
 * `registry.json` as the host understands it. Pure: nothing is fetched, nothing is drawn. An area that is
 * not in order is left out before any script element is made from it; the others are untouched.
 */

/** An area that the host will not open, and why in one line. */
export interface RefusedArea {
  name: string;
  reason: string;
}

/** What is live: areas by name with absolute base URLs, and those that were left out. */
export interface AreaRegistry {
  areas: ReadonlyMap<string, RegistryArea>;
  refused: readonly RefusedArea[];
}

/** The registry as a whole, or one area of it, cannot be used. */
export class RegistryError extends Error {
  override name = 'RegistryError';
}

/** Reads a registry document. `consoleUrl` is the address that relative folders are resolved against. */
export function parseRegistry(value: unknown, consoleUrl: string): AreaRegistry {
  const registry = registrySchema.safeParse(value);
  if (!registry.success) throw new RegistryError('The list of areas could not be read.', { cause: registry.error });

  const { origins } = registry.data;
  const areas = new Map<string, RegistryArea>();
  const refused: RefusedArea[] = [];
  for (const [name, entry] of Object.entries(registry.data.areas)) {
    const parsed = registryAreaSchema.safeParse(entry);
    const reason = parsed.success
      ? whyAreaRefused(name, parsed.data, { consoleUrl, origins, others: areas })
      : describe(parsed.error.issues[0]);
    if (parsed.success && reason === undefined) areas.set(name, withAbsoluteUrls(parsed.data, consoleUrl));
    else refused.push({ name, reason: reason ?? 'is not valid' });
  }
  return { areas, refused };
}

function withAbsoluteUrls(area: RegistryArea, consoleUrl: string): RegistryArea {
  const absolute = (release: AreaRelease): AreaRelease => ({
    ...release,
    baseUrl: new URL(release.baseUrl, consoleUrl).href,
  });
  return { ...area, current: absolute(area.current), previous: area.previous && absolute(area.previous) };
}

function describe(issue: { path: PropertyKey[]; message: string; expected?: unknown } | undefined) {
  return (
    issue &&
    `${issue.path.join('.')}: ${typeof issue.expected === 'string' ? `expected ${issue.expected}` : issue.message}`
  );
}
