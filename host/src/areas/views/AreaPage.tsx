import { useQuery } from '@console/query';
import { useLocation, useParams } from '@console/router';
import { can } from '@console/session';
import { useState } from 'react';
import { pageQuery } from '../loading/area-queries';
import { useConsole } from '../registry/console-context';
import type { LiveArea } from '../registry/registry';
import { AreaBoundary, AreaFailed } from './AreaBoundary';
import { PageSkeleton } from './PageSkeleton';
import { pagesAt } from './prefetch-page';

/** Loaded code renders at once. */
export function AreaPage({ area: name, page }: { area: string; page: string }) {
  const area = useConsole().registry.areas.get(name);
  if (!area) return null;
  return (
    <AreaBoundary key={`${name}/${page}`} area={area}>
      <LoadedPage area={area} page={page} />
    </AreaBoundary>
  );
}

function LoadedPage({ area, page }: { area: LiveArea; page: string }) {
  const { loader, routes } = useConsole();
  const { pathname, search } = useLocation();
  const { data: Page, error, refetch } = useQuery(pageQuery(loader, area, page, useParams(), search));
  const [isShown, setShown] = useState(false);
  // A panel that comes later makes the page narrower.
  const { route = { page, requires: undefined }, params = {} } = pagesAt(routes, pathname).at(-1) ?? {};
  const inner = useQuery({ ...pageQuery(loader, area, route.page, params, search), enabled: can(route.requires) });
  if (Page && !isShown && !inner.isLoading) setShown(true);
  if (error) return <AreaFailed area={area} error={error} onRetry={() => void refetch()} />;
  if (Page && isShown) return <Page />;
  const { kind = 'list', parent } = area.current.manifest.pages[page] ?? {};
  // A panel's list is there already.
  return parent === undefined ? <PageSkeleton kind={kind} /> : null;
}
