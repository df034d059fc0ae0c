import type { PrefetchQuery } from '@console/query';
import type { ComponentType } from 'react';
import type { Requirement } from './gates';
import type { SlotContents, SlotName } from './slots';

/**
 * Major version; a host also runs areas of the previous version. Since 2, an area takes webpack's connection to the
 * federation engine from the host.
 */
export const CONTRACT_VERSION = 2;

export const NAV_ICONS = [
  'billing',
  'database',
  'home',
  'integration',
  'message',
  'settings',
  'team',
  'version',
  'view',
] as const;
export type NavIcon = (typeof NAV_ICONS)[number];

/** The outline drawn while loading. */
export const PAGE_KINDS = ['list', 'form', 'wizard', 'dashboard'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** Areas share groups; the lowest order wins. */
export interface NavGroup {
  icon: NavIcon;
  order: number;
}

export interface PageNav {
  label: string;
  order: number;
  /** Names a group in the area's `groups`; without a group, the entry stands alone. */
  group?: string;
  icon?: NavIcon;
  /** Marks the entry as current on these paths too. */
  covers?: readonly string[];
  /** Only if weaker than the page's gate (C8). */
  requires?: Requirement;
}

/** `parent` nests in that page's `<Outlet/>`, for panels and tabs. */
export interface PageDefinition {
  /** An absolute path, such as `/admin/team/manage/:userId`. */
  path: string;
  title: string;
  requires?: Requirement;
  /** Default: list, with `parent` panel. */
  kind?: PageKind;
  /** The parent's path may be unrelated. */
  parent?: string;
  /**
   * Exact origins, or `https://*.` with three labels. Only for documents at the page's path, if the operator allows;
   * the host reloads on entering and leaving.
   */
  outside?: {
    readonly script?: readonly string[];
    readonly frame?: readonly string[];
    readonly connect?: readonly string[];
  };
  /** Absent = not in navigation. */
  nav?: PageNav;
}

export interface SlotDefinition {
  slot: SlotName;
  order: number;
  requires?: Requirement;
}

/** Contains data only: build, host and tests read the definition. */
export interface AreaDefinition {
  /** Kebab-case; also names the folder and registry key. */
  name: string;
  /** '{title} couldn’t be opened'. */
  title: string;
  groups: Record<string, NavGroup>;
  pages: Record<string, PageDefinition>;
  slots: Record<string, SlotDefinition>;
}

/** Keeps literal types for `bindArea`. */
export function defineArea<const Area extends AreaDefinition>(area: Area): Area {
  return area;
}

/** Imports again after a failure, unlike `React.lazy`. */
export type Load<Props = object> = () => Promise<ComponentType<Props>>;

export type PageParams = Readonly<Record<string, string | undefined>>;

/** `search` begins with `?`. */
type Prefetch = readonly PrefetchQuery[] | ((params: PageParams, search: string) => readonly PrefetchQuery[]);

export interface PageBinding {
  load: Load;
  prefetch?: Prefetch | undefined;
}

type Imported = ComponentType | Readonly<Record<string, ComponentType>>;
type LoadPage = () => Promise<Imported>;

type SlotBindings<Area extends AreaDefinition> = {
  [Key in keyof Area['slots']]: () => Promise<SlotContents[Area['slots'][Key]['slot']]>;
};

/** Of areas built before pages were functions. */
type BoundPage = Omit<PageBinding, 'load'> & { load: LoadPage };

interface Bindings<Area extends AreaDefinition> {
  pages: { [Key in keyof Area['pages']]: LoadPage | BoundPage };
  prefetch?: { [Key in keyof Area['pages']]?: Prefetch };
  slots: SlotBindings<Area>;
}

/** A remote's exposed module: a binding for each declared page and slot. */
export interface AreaModule<Area extends AreaDefinition = AreaDefinition> {
  pages: { [Key in keyof Area['pages']]: PageBinding };
  slots: SlotBindings<Area>;
}

/** Binds pages and slots to code. A page without a component, or a component without a page, is a type error. */
export function bindArea<const Area extends AreaDefinition>(
  _area: Area,
  { pages, prefetch = {}, slots }: Bindings<Area>,
): AreaModule<Area> {
  const prefetches: Readonly<Record<string, Prefetch | undefined>> = prefetch;
  const entries = Object.entries<LoadPage | BoundPage>(pages).map(([key, page]) => {
    const bound = typeof page === 'function' ? { load: page, prefetch: prefetches[key] } : page;
    return [key, { ...bound, load: async () => componentIn(await bound.load()) }];
  });
  return { pages: Object.fromEntries(entries) as AreaModule<Area>['pages'], slots };
}

function componentIn(imported: Imported): ComponentType {
  if (typeof imported === 'function' || '$$typeof' in imported) return imported as ComponentType;
  const [component, ...others] = Object.values(imported);
  if (!component || others.length > 0)
    throw new Error('The module of a page must export its component, and nothing else');
  return component;
}
