import {
  canaryNumber,
  companyCanaryNumber,
  type HostOffer,
  incompatibleReason,
  type RegistryArea,
} from '@console/contract';
import type { AreaRegistry, LiveArea } from './registry';

/** The user's data that decides whether they get a canary. */
export interface CanaryUser {
  /** Subject of the signed-in user; unknown before sign-in, when nobody gets a canary. */
  sub: string | undefined;
  /** Organisation number of their company; absent without a company, or before it is loaded. */
  company?: string | undefined;
}

interface ChoiceContext extends CanaryUser {
  host: HostOffer;
}

/**
 * Chooses the version of each area that this tab opens, and its fallback: the canary for its share of users, else the
 * live version, else the previous one if only that is compatible with this host. Pages, gates and navigation come from
 * the chosen version.
 */
export function chooseReleases(registry: AreaRegistry, context: ChoiceContext): AreaRegistry {
  const areas = [...registry.areas].map(([name, area]) => [name, choose(name, area, context)] as const);
  return { ...registry, areas: new Map(areas), offered: context.host.offers };
}

function choose(name: string, area: LiveArea, { host, ...user }: ChoiceContext): LiveArea {
  const { current, previous, canary } = area;
  if (canary && isCanaryUser(user, name, area) && incompatibleReason(canary.manifest, host) === undefined) {
    return { ...area, current: canary, previous: current, channel: 'canary' };
  }
  const reason = incompatibleReason(current.manifest, host);
  if (reason === undefined || !previous || incompatibleReason(previous.manifest, host) !== undefined) return area;
  const replaced = { version: current.manifest.version, reason };
  return { ...area, current: previous, previous: undefined, channel: 'previous', replaced };
}

const BUCKETS = 10_000;

/**
 * Whether a user belongs to the `percent` who get an area's canary. The answer is the same for a user and an area in
 * every tab and browser. A growing share keeps its users; each area has other users.
 */
export function isInCanary(sub: string, area: string, percent: number): boolean {
  return canaryNumber(area, sub) % BUCKETS < percent * (BUCKETS / 100);
}

/** Whether a user gets an area's canary: as part of its share, or through their company. */
export function isCanaryUser(
  { sub, company }: CanaryUser,
  name: string,
  { canary }: Pick<RegistryArea, 'canary'>,
): boolean {
  if (canary === undefined || sub === undefined) return false;
  if (isInCanary(sub, name, canary.percent)) return true;
  return company !== undefined && (canary.companies ?? []).includes(companyCanaryNumber(name, company));
}
