import type { AreaRegistry } from '../areas/registry/registry';

export interface SharedLibrary {
  name: string;
  /** Empty outside a built console. */
  chosen: string;
  builtAgainst: { version: string; areas: string[] }[];
}

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
