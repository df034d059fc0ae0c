import { type HostOffer, type RegistryArea, incompatibleReason } from '@console/contract';
import type { AreaRegistry, LiveArea } from './registry';

interface ChoiceContext {
  /** Subject of the signed-in user; unknown before sign-in, and then nobody gets a canary. */
  sub: string | undefined;
  host: HostOffer;
}

/**
 * Chooses the version of each area that this tab opens, and its fallback: the canary for its share of users, else the
 * live version, else the previous one where only that is compatible with this host. Pages, gates and navigation come
 * from the chosen version.
 */
export function chooseReleases(registry: AreaRegistry, context: ChoiceContext): AreaRegistry {
  const areas = [...registry.areas].map(([name, area]) => [name, choose(name, area, context)] as const);
  return { ...registry, areas: new Map(areas), offered: context.host.offers };
}

function choose(name: string, area: LiveArea, { sub, host }: ChoiceContext): LiveArea {
  const { current, previous, canary } = area;
  const isCanaryChosen = canary && sub !== undefined && isCanaryUser(sub, name, area);
  if (isCanaryChosen && incompatibleReason(canary.manifest, host) === undefined) {
    return { ...area, current: canary, previous: current, channel: 'canary' };
  }
  const reason = incompatibleReason(current.manifest, host);
  if (reason === undefined || !previous || incompatibleReason(previous.manifest, host) !== undefined) return area;
  const replaced = { version: current.manifest.version, reason };
  return { ...area, current: previous, previous: undefined, channel: 'previous', replaced };
}

const BUCKETS = 10_000;

/**
 * Whether a user is among the `percent` who get an area's canary. The answer is stable for a user and an area, in every
 * tab and browser; a growing share keeps those who are in it, and another area has other users.
 */
export function isInCanary(sub: string, area: string, percent: number): boolean {
  return hash(`${area}\n${sub}`) % BUCKETS < percent * (BUCKETS / 100);
}

/** Whether a user gets an area's canary. */
export function isCanaryUser(sub: string, name: string, { canary }: Pick<RegistryArea, 'canary'>): boolean {
  return canary !== undefined && isInCanary(sub, name, canary.percent);
}

// FNV-1a with the finish of MurmurHash3: similar names must not get neighbouring buckets.
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
