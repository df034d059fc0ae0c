import { CONTRACT_VERSION } from './area';
import type { HostManifest } from './host-manifest';
import type { AreaManifest, ListedManifest } from './manifest';

/** Singletons, and the engine as `federation`. */
export type OfferedVersions = Readonly<Record<string, string>>;

/** `host.json`, or versions alone. */
export type HostOffer = Pick<HostManifest, 'offers' | 'exports'> & Partial<HostManifest>;

/** A phrase; undefined = compatible. Exports are compared for an `area.json`; the registry has versions only. */
export function incompatibleReason(
  manifest: ListedManifest & Pick<AreaManifest, 'uses'>,
  host: HostOffer,
): string | undefined {
  const { contract = CONTRACT_VERSION, offers } = host;
  if (manifest.contract !== contract && manifest.contract !== contract - 1)
    return `needs contract ${manifest.contract}, the console has ${contract}`;
  for (const [name, version] of Object.entries(manifest.builtAgainst)) {
    const available = offers[name];
    if (available === undefined) return `needs ${name} ${version}, the console does not share it`;
    if (!satisfies(available, version)) return `needs ${name} ${version}, the console has ${available}`;
  }
  const missing = missingExports(manifest, host);
  if (missing.length === 0) return undefined;
  return `uses ${missing.join(' and ')}, which ${host.version ? `host ${host.version}` : 'the console'} does not offer`;
}

/** Returns a phrase per package; empty without lists. */
function missingExports({ uses = {} }: Pick<AreaManifest, 'uses'>, { exports }: HostOffer): string[] {
  if (!exports) return [];
  return Object.entries(uses).flatMap(([specifier, used]) => {
    const offered = new Set(exports[specifier]?.split(' '));
    const missing = used.split(' ').filter((name) => !offered.has(name));
    return missing.length > 0 ? [`${missing.join(', ')} of ${specifier}`] : [];
  });
}

/** `^needed`; below 1.0.0 the minor must be equal. */
function satisfies(available: string, version: string): boolean {
  const [has, wants] = [numbersOf(available), numbersOf(version)];
  const fixed = wants[0] === 0 ? 2 : 1;
  for (let i = 0; i < 3; i++) {
    const difference = (has[i] ?? 0) - (wants[i] ?? 0);
    if (difference === 0) continue;
    return i >= fixed && difference > 0;
  }
  return true;
}

function numbersOf(version: string): number[] {
  return (version.split('-')[0] ?? '').split('.').map(Number);
}
