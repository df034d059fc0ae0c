import { CONTRACT_VERSION } from './area';
import type { HostManifest } from './host-manifest';
import type { AreaManifest, ListedManifest } from './manifest';

/** Exact versions that the running host offers to areas: the shared singletons, and the engine as `federation`. */
export type OfferedVersions = Readonly<Record<string, string>>;

/** What a host brings for areas: all of `host.json`, or what the running host knows without it. */
export type HostOffer = Pick<HostManifest, 'offers' | 'exports'> & Partial<HostManifest>;

/**
 * What an area needs and a host does not have, as a phrase; `undefined` when they are compatible. Which exports it uses
 * only `area.json` says; what the registry lists is compared by versions alone.
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

/** What an area uses and a host does not export, a phrase for each package. Empty where either of them did not say. */
function missingExports({ uses = {} }: Pick<AreaManifest, 'uses'>, { exports }: HostOffer): string[] {
  if (!exports) return [];
  return Object.entries(uses).flatMap(([specifier, used]) => {
    const offered = new Set(exports[specifier]?.split(' '));
    const missing = used.split(' ').filter((name) => !offered.has(name));
    return missing.length > 0 ? [`${missing.join(', ')} of ${specifier}`] : [];
  });
}

/** Same major and at least as new: what `^needed` means from 1.0.0 on. Below that, every minor is a major. */
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
