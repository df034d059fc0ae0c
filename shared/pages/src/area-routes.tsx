import { type AreaDefinition, nestsByPath, type PageDefinition, type PageNode, pageTree } from '@console/contract';
import type { RouteObject } from '@console/router';
import { title } from '@console/words';
import type { ReactNode } from 'react';
import { Gate } from './Gate';

/** Children draw in the route's `<Outlet/>`. */
export interface AreaRoute extends Pick<PageDefinition, 'path' | 'title' | 'requires' | 'kind' | 'nav'> {
  /** `account-and-team/users` */
  id: string;
  area: string;
  page: string;
  children: AreaRoute[];
}

/** Nests pages by `parent`. */
export function areaRoutes(areas: readonly Pick<AreaDefinition, 'name' | 'pages'>[]): AreaRoute[] {
  return areas.flatMap(({ name, pages }) => pageTree(pages).map((node) => toRoute(name, node)));
}

function toRoute(area: string, { key, page, children }: PageNode): AreaRoute {
  const { path, requires, kind, nav } = page;
  const below = children.map((child) => toRoute(area, child));
  return {
    id: `${area}/${key}`,
    area,
    page: key,
    path,
    title: title(page.title),
    requires,
    kind,
    nav,
    children: below,
  };
}

/**
 * Puts each page behind a gate, for host and tests.
 * @param renderPage loads and draws
 */
export function routeObjects(routes: readonly AreaRoute[], renderPage: (route: AreaRoute) => ReactNode): RouteObject[] {
  return routes.map((area) => {
    const { id, path, requires, children } = area;
    const element = (
      <Gate requires={requires} title={area.title}>
        {renderPage(area)}
      </Gate>
    );
    const route = { id, handle: { title: area.title, kind: area.kind }, element };
    const below = routeObjects(children, renderPage);
    if (nestsByPath(path, children)) return { ...route, path, children: below };
    return { ...route, children: [{ path, element: null }, ...below] };
  });
}
