import { type GateConfig, type GateUser, HOST_PAGES, isAllowed, type NavGroup, pathOf } from '@console/contract';
import type { AreaRoute } from '@console/pages';
import { searchFor } from '@console/schema/search-text';
import { t } from '@console/words';
import { ADMIN_DASHBOARD, openEntries, PRODUCT_DASHBOARD, RELEASES, SYSTEM, sideNavigation } from './navigation';

export interface Destination {
  label: string;
  /** Distinguishes destinations with the same label. */
  detail?: string;
  /** The address; of a command that opens none, a name that no address has. */
  path: string;
  /** Done instead of opening the path. */
  run?: () => void;
  /** A page's navigation group, or its kind such as 'User'. May be empty. */
  group: string;
}

/** The pages that *Go to* finds: the entries of the side navigation, and pages outside of it without a parameter. */
export function destinations(
  routes: readonly AreaRoute[],
  groups: ReadonlyMap<string, NavGroup>,
  user: GateUser | undefined,
  config: GateConfig,
): Destination[] {
  const inNavigation = openEntries(sideNavigation(routes, groups, user, config)).map(({ label, path, group }) => ({
    label: titleOf(routes, path) ?? label,
    path,
    group: group ?? t('Administration'),
  }));
  const outside = routes
    .filter((route) => !route.nav && !route.path.includes(':') && isAllowed(route.requires, user, config))
    .map(({ title, path }) => ({ label: title, path, group: '' }));
  const forStaff = isAllowed(SYSTEM.requires, user, config)
    ? [SYSTEM, RELEASES].map(({ title, path }) => ({ label: title, path, group: t('Internal staff') }))
    : [];
  return [
    { label: PRODUCT_DASHBOARD.title, path: pathOf(HOST_PAGES.dashboard), group: '' },
    ...inNavigation,
    ...outside,
    ...forStaff,
  ];
}

function titleOf(routes: readonly AreaRoute[], path: string): string | undefined {
  return [ADMIN_DASHBOARD, ...routes].find((page) => page.path === path)?.title;
}

/**
 * The destinations whose name, detail or group contains every word of the search. Of several with one path, such as a
 * page and a command that opens it, the first.
 */
export function matching(all: Destination[], search: string): Destination[] {
  const contains = searchFor(search);
  const matches = all.filter(({ label, detail = '', group }) => contains(`${label} ${detail} ${group}`));
  return [...new Map(matches.toReversed().map((item) => [item.path, item])).values()].toReversed();
}
