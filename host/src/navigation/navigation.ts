import {
  type GateConfig,
  type GateUser,
  HOST_PAGES,
  isAllowed,
  type NavGroup,
  type NavIcon,
  type Requirement,
} from '@console/contract';
import type { AreaRoute } from '@console/pages';
import { matchPath } from '@console/router';
import { compareWords } from '@console/ui';
import { t, title } from '@console/words';

export interface NavEntry {
  label: string;
  path: string;
  order: number;
  icon?: NavIcon;
  covers?: readonly string[];
  /** Opening the page shows the reason. */
  isRefused?: true;
}
export interface NavGroupItem extends NavGroup {
  label: string;
  entries: NavEntry[];
}
export type NavItem = NavEntry | NavGroupItem;

/** Links read 'Dashboard' (C148). */
export const PRODUCT_DASHBOARD = { label: t('Dashboard'), title: t('Product dashboard') } as const;

/** HOST-050, C10 */
export const ADMIN_DASHBOARD = {
  label: t('Dashboard'),
  title: t('Administration dashboard'),
  path: HOST_PAGES.adminDashboard.path,
  order: 0,
  icon: 'home',
  requires: { usage: true },
} as const satisfies NavEntry & { title: string; requires: Requirement };

/** The host knows neither their area nor whether it is installed. */
export const LINKED_PAGES = {
  plans: { path: '/plans', title: t('Plans') },
  profile: { path: '/userprofile', title: t('Settings') },
  newCompany: { path: '/company/create', title: t('New Company') },
} as const;

export const SYSTEM = { title: t('System'), path: HOST_PAGES.system.path, requires: { staff: true } } as const;

export const RELEASES = { ...SYSTEM, title: t('Console releases'), path: HOST_PAGES.systemReleases.path } as const;

/**
 * Leaves out refused entries and empty groups. Inactive customers have none (HOST-048).
 * @param groups styles by label, shared across areas
 */
export function sideNavigation(
  routes: readonly AreaRoute[],
  groups: ReadonlyMap<string, NavGroup>,
  user: GateUser | undefined,
  config: GateConfig,
): NavItem[] {
  if (user?.customerInactive) return [];
  const single: NavEntry[] = isAllowed(ADMIN_DASHBOARD.requires, user, config) ? [ADMIN_DASHBOARD] : [];
  const grouped = new Map<string, NavGroupItem>();

  for (const { path, nav, requires } of withDescendants(routes)) {
    if (!nav || !isAllowed(nav.requires ?? requires, user, config)) continue;
    const { order, icon, covers } = nav;
    const label = title(nav.label);
    const refused = isAllowed(requires, user, config) ? {} : { isRefused: true as const };
    const entry: NavEntry = { label, path, order, icon, covers, ...refused };
    if (nav.group === undefined) {
      single.push(entry);
      continue;
    }
    const style = groups.get(nav.group) ?? { icon: 'settings', order: Number.MAX_SAFE_INTEGER };
    const group: NavGroupItem = grouped.get(nav.group) ?? { label: title(nav.group), ...style, entries: [] };
    group.entries.push(entry);
    grouped.set(nav.group, group);
  }
  for (const group of grouped.values()) group.entries.sort(byOrder);
  return [...single, ...grouped.values()].sort(byOrder);
}

export function openEntries(navigation: readonly NavItem[]): (NavEntry & { group?: string })[] {
  return navigation
    .flatMap((item) => ('entries' in item ? item.entries.map((entry) => ({ ...entry, group: item.label })) : [item]))
    .filter((entry) => !entry.isRefused);
}

/** Returns the longest match of an entry's page or covered pages, so that areas may nest pages. */
export function currentEntry(navigation: readonly NavItem[], pathname: string): NavEntry | undefined {
  let current: { entry: NavEntry; length: number } | undefined;
  for (const entry of navigation.flatMap((item) => ('entries' in item ? item.entries : [item]))) {
    for (const path of [entry.path, ...(entry.covers ?? [])]) {
      const length = matchPath({ path, end: false }, pathname)?.pathname.length ?? 0;
      if (length > (current?.length ?? 0)) current = { entry, length };
    }
  }
  return current?.entry;
}

/** The lower order wins for a group. */
export function navGroups(manifests: Iterable<{ groups: Record<string, NavGroup> }>): ReadonlyMap<string, NavGroup> {
  const groups = new Map<string, NavGroup>();
  for (const manifest of manifests) {
    for (const [label, style] of Object.entries(manifest.groups)) {
      const group = groups.get(label);
      if (!group || style.order < group.order) groups.set(label, style);
    }
  }
  return groups;
}

function withDescendants(routes: readonly AreaRoute[]): AreaRoute[] {
  return routes.flatMap((route) => [route, ...withDescendants(route.children)]);
}

const byOrder = (a: { order: number; label: string }, b: { order: number; label: string }) =>
  a.order - b.order || compareWords(a.label, b.label);
