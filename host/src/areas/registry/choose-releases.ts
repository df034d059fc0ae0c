import {
  canaryNumber,
  companyCanaryNumber,
  type HostOffer,
  incompatibleReason,
  type RegistryArea,
} from '@console/contract';
import type { AreaRegistry, LiveArea } from './registry';

export interface CanaryUser {
  /** Undefined before sign-in: no canary. */
  sub: string | undefined;
  /** Organisation number; absent without or before a company. */
  company?: string | undefined;
}

interface ChoiceContext extends CanaryUser {
  host: HostOffer;
}

/**
 * Chooses the canary for canary users, else live, else previous if nothing else is compatible. Pages, gates and
 * navigation follow.
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

/** The same in every tab and browser; a growing share keeps its users; areas differ. */
export function isInCanary(sub: string, area: string, percent: number): boolean {
  return canaryNumber(area, sub) % BUCKETS < percent * (BUCKETS / 100);
}

export function isCanaryUser(
  { sub, company }: CanaryUser,
  name: string,
  { canary }: Pick<RegistryArea, 'canary'>,
): boolean {
  if (canary === undefined || sub === undefined) return false;
  if (isInCanary(sub, name, canary.percent)) return true;
  return company !== undefined && (canary.companies ?? []).includes(companyCanaryNumber(name, company));
}
