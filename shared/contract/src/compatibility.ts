import { CONTRACT_VERSION } from './area';
import type { HostManifest } from './host-manifest';
import type { AreaManifest, ListedManifest } from './manifest';

/** Exact versions that the running host offers to areas: the shared singletons, and the engine as `federation`. */
export type OfferedVersions = Readonly<Record<string, string>>;

/** The offer of a host to areas: all of `host.json`, or the versions alone if the host could not read that file. */
export type HostOffer = Pick<HostManifest, 'offers' | 'exports'> & Partial<HostManifest>;

/**
 * Names what an area needs and the host lacks, as a phrase; `undefined` if they are compatible. Exports are compared if
 * `manifest` is an `area.json`; an entry of the registry has versions only.
 */
export function incompatibleReason(
  manifest: ListedManifest & Pick<AreaManifest, 'uses'>,
  host: HostOffer,
): string | undefined {
  const { contract = CONTRACT_VERSION, offers } = host;
  if (manifest.contract !== contract) return `needs contract ${manifest.contract}, the console has ${contract}`;
  for (const [name, needed] of Object.entries(manifest.builtAgainst)) {
    const available = offers[name];
    if (available === undefined) return `needs ${name} ${needed}, the console does not share it`;
    // Federation engines of one major version are compatible.
    const isCompatible = name === 'federation' ? majorOf(needed) === majorOf(available) : satisfies(available, needed);
    if (!isCompatible) return `needs ${name} ${needed}, the console has ${available}`;
  }
  const missing = missingExports(manifest, host);
  if (missing.length === 0) return undefined;
  return `uses ${missing.join(' and ')}, which ${host.version ? `host ${host.version}` : 'the console'} does not offer`;
}

/**
 * The exports that an area uses and the host lacks, one phrase for each package. Empty if either manifest has no list.
 */
function missingExports({ uses = {} }: Pick<AreaManifest, 'uses'>, { exports }: HostOffer): string[] {
  if (!exports) return [];
  return Object.entries(uses).flatMap(([specifier, used]) => {
    const offered = new Set(exports[specifier]?.split(' '));
    const missing = used.split(' ').filter((name) => !offered.has(name));
    return missing.length > 0 ? [`${missing.join(', ')} of ${specifier}`] : [];
  });
}

/**
 * True for the same major version that is at least as new, as `^needed` from 1.0.0 on. Below 1.0.0 the minor version
 * must be the same.
 */
function satisfies(available: string, needed: string): boolean {
  const [has, wants] = [numbersOf(available), numbersOf(needed)];
  const fixed = wants[0] === 0 ? 2 : 1;
  for (let i = 0; i < 3; i++) {
    const difference = (has[i] ?? 0) - (wants[i] ?? 0);
    if (difference === 0) continue;
    return i >= fixed && difference > 0;
  }
  return true;
}

function majorOf(version: string): number {
  return numbersOf(version)[0] ?? 0;
}

function numbersOf(version: string): number[] {
  return (version.split('-')[0] ?? '').split('.').map(Number);
}
