import { CONTRACT_VERSION } from './area';
import type { AreaManifest } from './manifest';

/** Exact versions that the running host offers to areas: the shared singletons, and the engine as `federation`. */
export type OfferedVersions = Readonly<Record<string, string>>;

/** What an area needs and the host does not have, as a phrase; `undefined` when they are compatible. */
export function whyIncompatible(
  manifest: AreaManifest,
  offered: OfferedVersions,
  contract = CONTRACT_VERSION,
): string | undefined {
  if (manifest.contract !== contract) return `needs contract ${manifest.contract}, the console has ${contract}`;
  for (const [name, needed] of Object.entries(manifest.builtAgainst)) {
    const available = offered[name];
    if (available === undefined) return `needs ${name} ${needed}, the console does not share it`;
    // Federation engines of one major version are compatible.
    const isCompatible = name === 'federation' ? majorOf(needed) === majorOf(available) : satisfies(available, needed);
    if (!isCompatible) return `needs ${name} ${needed}, the console has ${available}`;
  }
  return undefined;
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
