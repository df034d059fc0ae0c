import type { AreaRegistry } from '../areas/registry/registry';

/** A library that the host shares with areas, and the versions that areas were built against. */
export interface SharedLibrary {
  name: string;
  /** The version in use on this page; empty outside of a built console. */
  chosen: string;
  /** Version and the titles of the areas built against it, newest first. */
  builtAgainst: { version: string; areas: string[] }[];
}

/** The singletons of this page as the federation engine has them, beside what the areas were built against. */
export function sharedLibraries({ areas, offered = {} }: AreaRegistry): SharedLibrary[] {
  const manifests = [...areas.values()].map(({ current }) => current.manifest);
  const names = new Set(manifests.flatMap(({ builtAgainst }) => Object.keys(builtAgainst)));
  return [...names].sort().map((name) => {
    const needs = new Map<string, string[]>();
    for (const { builtAgainst, title } of manifests) {
      const version = builtAgainst[name];
      if (version !== undefined) needs.set(version, [...(needs.get(version) ?? []), title]);
    }
    const builtAgainst = [...needs].map(([version, titles]) => ({ version, areas: titles.sort() }));
    builtAgainst.sort((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }));
    return { name, chosen: offered[name] ?? '', builtAgainst };
  });
}
