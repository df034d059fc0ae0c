import {
  canaryNumber,
  companyCanaryNumber,
  type HostOffer,
  incompatibleReason,
  type RegistryArea,
} from '@console/contract';
import type { AreaRegistry, LiveArea } from './registry';

/** Who may get a canary. */
export interface CanaryUser {
  /** Subject of the signed-in user; unknown before sign-in, and then nobody gets a canary. */
  sub: string | undefined;
  /** Their company's organisation number, when there is one and it is known. */
  company?: string | undefined;
}

interface ChoiceContext extends CanaryUser {
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
 * Whether a user is among the `percent` who get an area's canary. The answer is stable for a user and an area, in every
 * tab and browser; a growing share keeps those who are in it, and another area has other users.
 */
export function isInCanary(sub: string, area: string, percent: number): boolean {
  return canaryNumber(area, sub) % BUCKETS < percent * (BUCKETS / 100);
}

/** Whether a user gets an area's canary: by their own share or with their company. */
export function isCanaryUser(
  { sub, company }: CanaryUser,
  name: string,
  { canary }: Pick<RegistryArea, 'canary'>,
): boolean {
  if (canary === undefined || sub === undefined) return false;
  if (isInCanary(sub, name, canary.percent)) return true;
  return company !== undefined && (canary.companies ?? []).includes(companyCanaryNumber(name, company));
}
