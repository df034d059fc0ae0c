import { type AreaManifest, type PageNode, pageTree } from '@console/contract';
import type { AreaRegistry } from './registry';

type Page = AreaManifest['pages'][string];

/** One page as the router needs it. Children are drawn in its `<Outlet/>`: panels and tabs are pages too. */
export interface AreaRoute {
  /** Unique in the console, such as `account-and-team/users`. */
  id: string;
  area: string;
  page: string;
  /** Absolute path pattern. */
  path: string;
  title: string;
  requires?: Page['requires'];
  nav?: Page['nav'];
  children: AreaRoute[];
}

/** The route tree of every area in the registry, known before any area's code is fetched. */
export function areaRoutes({ areas }: AreaRegistry): AreaRoute[] {
  return [...areas.values()].flatMap(({ current: { manifest } }) =>
    pageTree(manifest.pages).map((node) => toRoute(manifest.name, node)),
  );
}

function toRoute(area: string, { key, page, children }: PageNode<Page>): AreaRoute {
  const { path, title, requires, nav } = page;
  const below = children.map((child) => toRoute(area, child));
  return { id: `${area}/${key}`, area, page: key, path, title, requires, nav, children: below };
}
