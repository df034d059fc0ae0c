import { type HostOffer, whyIncompatible } from '@console/contract';
import { isTester } from './canary';
import type { AreaRegistry, LiveArea } from './registry';

interface Chooser {
  /** Subject of the signed-in user; unknown before sign-in, and then nobody gets a canary. */
  sub: string | undefined;
  host: HostOffer;
}

/**
 * Which version of each area this tab opens, and which one takes over should it not load: the canary for those it is
 * meant for, else the live one, else, where only that one is compatible, the previous one. Pages, gates and
 * navigation come from the version that is chosen.
 */
export function chooseReleases(registry: AreaRegistry, chooser: Chooser): AreaRegistry {
  const areas = [...registry.areas].map(([name, area]) => [name, choose(name, area, chooser)] as const);
  return { ...registry, areas: new Map(areas), offered: chooser.host.offers };
}

function choose(name: string, area: LiveArea, { sub, host }: Chooser): LiveArea {
  const { current, previous, canary } = area;
  const isMeant = canary && sub !== undefined && isTester(sub, name, area);
  if (isMeant && whyIncompatible(canary.manifest, host) === undefined) {
    return { ...area, current: canary, previous: current, channel: 'canary' };
  }
  const reason = whyIncompatible(current.manifest, host);
  if (reason === undefined || !previous || whyIncompatible(previous.manifest, host) !== undefined) return area;
  const replaced = { version: current.manifest.version, reason };
  return { ...area, current: previous, previous: undefined, channel: 'previous', replaced };
}
