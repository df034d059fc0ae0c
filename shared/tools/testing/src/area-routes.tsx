import type { AreaDefinition, AreaModule, PageBinding } from '@console/contract';
import { type AreaRoute, areaRoutes, routeObjects } from '@console/pages';
import { Outlet, type RouteObject } from '@console/router';
import { UnsavedChangesGuard } from '@console/ui';
import { lazy, Suspense } from 'react';

/** Applies the host's gates, without the frame; a refused user gets to `/`. */
export function routesOfArea<Area extends AreaDefinition>(area: Area, module: AreaModule<Area>): RouteObject[] {
  const pages: Record<string, PageBinding> = module.pages;

  function renderPage({ page }: AreaRoute) {
    const Page = lazy(async () => {
      const bound = pages[page];
      if (!bound) throw new Error(`The page "${page}" is not bound to a component`);
      return { default: await bound.load() };
    });
    return (
      <Suspense>
        <Page />
      </Suspense>
    );
  }

  const children = [...routeObjects(areaRoutes([area]), renderPage), { path: '*', element: <p>Elsewhere</p> }];
  return [{ element: <Root />, children }];
}

function Root() {
  return (
    <>
      <UnsavedChangesGuard />
      <Outlet />
    </>
  );
}
