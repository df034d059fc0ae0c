import type { RegistryArea } from '@console/contract';

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
