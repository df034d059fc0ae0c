import type { PageParams } from '@console/contract';
import type { AreaRoute } from '@console/pages';
import { type QueryClient, useQueryClient } from '@console/query';
import { matchPath } from '@console/router';
import { can } from '@console/session';
import { pageQuery, prefetchData } from '../loading/area-queries';
import { type Console, useConsole } from '../registry/console-context';

/** Loads code, then data, of a page and its parents, on hover and focus. The page shows failures. */
export function usePrefetchPage(): (path: string) => void {
  const opened = useConsole();
  const client = useQueryClient();
  return (pathname) => void prefetchPage(opened, client, { pathname, search: '' });
}

/** Nothing unless the platform allows the page. */
export async function prefetchPage(
  opened: Console,
  client: QueryClient,
  { pathname, search }: { pathname: string; search: string },
): Promise<void> {
  const pages = pagesAt(opened.routes, pathname);
  // Persisted rights may draw links that the platform has not allowed (Q17).
  if (!pages.every(({ route }) => can(route.requires))) return;
  await Promise.all(pages.map((page) => prefetchOne(opened, client, page, search)));
}

interface MatchedPage {
  route: AreaRoute;
  params: PageParams;
}

/** From the outermost. */
export function pagesAt(routes: readonly AreaRoute[], path: string): MatchedPage[] {
  for (const route of routes) {
    const below = pagesAt(route.children, path);
    const here = matchPath({ path: route.path, end: below.length === 0 }, path);
    if (here || below.length > 0) return [{ route, params: here?.params ?? {} }, ...below];
  }
  return [];
}

async function prefetchOne({ registry, loader }: Console, client: QueryClient, matched: MatchedPage, search: string) {
  const { area: name, page } = matched.route;
  const area = registry.areas.get(name);
  if (!area) return;
  await client.prefetchQuery(pageQuery(loader, area, page, matched.params, search));
  const module = loader.loadedModule(loader.runningRelease(name) ?? area.current);
  await prefetchData(client, module?.pages[page], matched.params, search);
}
