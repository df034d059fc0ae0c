import {
  type AreaDefinition,
  type AreaModule,
  type Load,
  nestsByPath,
  type PageNode,
  pageTree,
  type Requirement,
} from '@console/contract';
import { Navigate, Outlet, type RouteObject } from '@console/router';
import { useCan } from '@console/session';
import { UnsavedChangesGuard } from '@console/ui';
import { type ComponentType, lazy, Suspense } from 'react';

/** An area's pages, nested and gated as the host does it, without the host's frame. Anything refused lands on `/`. */
export function areaRoutes<Area extends AreaDefinition>(area: Area, module: AreaModule<Area>): RouteObject[] {
  const loads: Record<string, { load: Load }> = module.pages;
  function toRoute({ key, page, children }: PageNode): RouteObject {
    const Page = lazy(async () => {
      const bound = loads[key];
      if (!bound) throw new Error(`The page "${key}" is bound to nothing`);
      return { default: await bound.load() };
    });
    const element = <GatedPage page={Page} requires={page.requires} />;
    const below = children.map(toRoute);
    const paths = children.map((child) => child.page);
    if (nestsByPath(page.path, paths)) return { path: page.path, element, children: below };
    return { element, children: [{ path: page.path, element: null }, ...below] };
  }
  const children = [...pageTree(area.pages).map(toRoute), { path: '*', element: <p>Elsewhere</p> }];
  return [{ element: <Root />, children }];
}

/** What the host has around every page and an area relies on. */
function Root() {
  return (
    <>
      <UnsavedChangesGuard />
      <Outlet />
    </>
  );
}

function GatedPage({ page: Page, requires }: { page: ComponentType; requires?: Requirement }) {
  if (!useCan(requires)) return <Navigate to="/" replace />;
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
