import type { PrefetchQuery } from '@console/query';
import type { ComponentType } from 'react';
import type { Requirement } from './gates';
import type { SlotContents, SlotName } from './slots';

/** Major version of the contract between host and areas. An area built against another one is not loaded. */
export const CONTRACT_VERSION = 1;

/** The icons that a navigation group may have; the host draws them. */
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

/** What a page is made of. While it loads, the host draws the outline of its kind. */
export const PAGE_KINDS = ['list', 'form', 'wizard', 'dashboard'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** A heading of the side navigation. Areas that name the same group share it; the lowest order wins. */
export interface NavGroup {
  icon: NavIcon;
  order: number;
}

/** A page's line in the side navigation. */
export interface PageNav {
  label: string;
  order: number;
  /** A key of the area's `groups`; without it the entry stands alone. */
  group?: string;
  icon?: NavIcon;
  /** Other paths where the entry is the current one: for a list whose records have paths outside of it. */
  covers?: readonly string[];
  /**
   * The entry's own requirement if it is weaker than the page's: the entry is also shown to users whom the page's gate
   * refuses (C8).
   */
  requires?: Requirement;
}

/** One page as data. `parent` nests it in another page's `<Outlet/>`: panels and tabs are pages too. */
export interface PageDefinition {
  /** Absolute path pattern of the router, such as `/admin/team/manage/:userId`. */
  path: string;
  /** Document title and route announcement. */
  title: string;
  requires?: Requirement;
  /** A list by default; a page with a `parent` is a panel. */
  kind?: PageKind;
  /** Key of the page whose outlet shows this one; their paths may be unrelated. */
  parent?: string;
  /**
   * Exact outside origins whose code this page needs, or `https://*.` and at least three labels for a provider with
   * changing host names. Only documents at the page's path get them, and only if the operator has allowed them; the
   * host reloads the document when the page is entered or left.
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

/** An area's declaration: data only, read by the build, the host and the tests. */
export interface AreaDefinition {
  /** The remote's name, kebab-case; also its folder and registry key. */
  name: string;
  /** Name of the area in messages: '{title} could not be opened'. */
  title: string;
  groups: Record<string, NavGroup>;
  pages: Record<string, PageDefinition>;
  slots: Record<string, SlotDefinition>;
}

/** Preserves an area's literal types, so that `bindArea` can demand a component for every page. */
export function defineArea<const Area extends AreaDefinition>(area: Area): Area {
  return area;
}

/** Imports a component. A call after a failure imports again, which `React.lazy` would not. */
export type Load<Props = object> = () => Promise<ComponentType<Props>>;

/** The parameters of a page's path, as the router returns them. */
export type PageParams = Readonly<Record<string, string | undefined>>;

/** Code of a page, and its first queries, which the host prefetches. */
export interface PageBinding {
  load: Load;
  /** `search` is the part of the address from `?` on, for lists that have their parameters there. */
  prefetch?: readonly PrefetchQuery[] | ((params: PageParams, search: string) => readonly PrefetchQuery[]);
}

type SlotBindings<Area extends AreaDefinition> = {
  [Key in keyof Area['slots']]: () => Promise<SlotContents[Area['slots'][Key]['slot']]>;
};

/** The exposed module of a remote: exactly one binding for every page and slot of its declaration. */
export interface AreaModule<Area extends AreaDefinition = AreaDefinition> {
  pages: { [Key in keyof Area['pages']]: PageBinding };
  slots: SlotBindings<Area>;
}

/** Binds pages and slots to code. A page without a component, or a component without a page, is a type error. */
export function bindArea<const Area extends AreaDefinition>(_area: Area, module: AreaModule<Area>): AreaModule<Area> {
  return module;
}
