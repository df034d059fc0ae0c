import { type GateConfig, type GateUser, HOST_PAGES, isAllowed, type NavGroup, pathOf } from '@console/contract';
import type { AreaRoute } from '@console/pages';
import { searchFor } from '@console/schema/search-text';
import { t } from '@console/words';
import { ADMIN_DASHBOARD, openEntries, PRODUCT_DASHBOARD, RELEASES, SYSTEM, sideNavigation } from './navigation';

export interface Destination {
  label: string;
  /** Distinguishes equal labels. */
  detail?: string;
  /** A command's name if it opens no address. */
  path: string;
  run?: () => void;
  /** Navigation group, or a kind such as 'User'; may be empty. */
  group: string;
}

/** Pages with parameters need a value, so they are no destinations. */
export function destinations(
  routes: readonly AreaRoute[],
  groups: ReadonlyMap<string, NavGroup>,
  user: GateUser | undefined,
  config: GateConfig,
): Destination[] {
  const inNavigation = openEntries(sideNavigation(routes, groups, user, config)).map(({ label, path, group }) => ({
    label: [ADMIN_DASHBOARD, ...routes].find((page) => page.path === path)?.title ?? label,
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

/** Every word matches; the first for each path. */
export function matching(all: Destination[], search: string): Destination[] {
  const contains = searchFor(search);
  const matches = all.filter(({ label, detail = '', group }) => contains(`${label} ${detail} ${group}`));
  return [...new Map(matches.toReversed().map((item) => [item.path, item])).values()].toReversed();
}
