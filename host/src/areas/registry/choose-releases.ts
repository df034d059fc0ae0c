import { type OfferedVersions, type RegistryArea, whyIncompatible } from '@console/contract';
import type { AreaRegistry, LiveArea } from './registry';

interface Chooser {
  /** Subject of the signed-in user; unknown before sign-in, and then nobody gets a canary. */
  sub: string | undefined;
  offered: OfferedVersions;
}

/**
 * Which version of each area this tab opens, and which one takes over should it not load: the canary for those it is
 * meant for, else the live one, else, where only that fits this console, the previous one. Pages, gates and
 * navigation come from the version that is chosen.
 */
export function chooseReleases(registry: AreaRegistry, chooser: Chooser): AreaRegistry {
  const areas = [...registry.areas].map(([name, area]) => [name, choose(name, area, chooser)] as const);
  return { ...registry, areas: new Map(areas), offered: chooser.offered };
}

function choose(name: string, area: LiveArea, { sub, offered }: Chooser): LiveArea {
  const { current, previous, canary } = area;
  const isMeant = canary && sub !== undefined && isTester(sub, name, area);
  if (isMeant && whyIncompatible(canary.manifest, offered) === undefined) {
    return { ...area, current: canary, previous: current, channel: 'canary' };
  }
  const reason = whyIncompatible(current.manifest, offered);
  if (reason === undefined || !previous || whyIncompatible(previous.manifest, offered) !== undefined) return area;
  const replaced = { version: current.manifest.version, reason };
  return { ...area, current: previous, previous: undefined, channel: 'previous', replaced };
}

const BUCKETS = 10_000;

/**
 * Whether a user is among the `percent` who get an area's canary. Always the same answer for the same user and area,
 * in every tab and browser; a growing share keeps those who are in it, and another area asks other users.
 */
export function isInCanary(sub: string, area: string, percent: number): boolean {
  return hash(`${area}\n${sub}`) % BUCKETS < percent * (BUCKETS / 100);
}

/** Whether a user is among those whom an area's canary is meant for. */
export function isTester(sub: string, name: string, { canary }: Pick<RegistryArea, 'canary'>): boolean {
  return canary !== undefined && isInCanary(sub, name, canary.percent);
}

// FNV-1a with the finish of MurmurHash3: neighbouring names must not land in neighbouring buckets.
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
