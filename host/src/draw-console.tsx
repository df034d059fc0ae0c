import { settlesWithin } from '@console/browser';
import type { ConsoleConfig } from '@console/contract';
import { areaRoutes } from '@console/pages';
import { type QueryClient, QueryClientProvider } from '@console/query';
import { createBrowserRouter, RouterProvider } from '@console/router';
import { CALLBACK_PATH, sessionStore } from '@console/session';
import { ConsoleUiProvider } from '@console/ui';
import type { Root } from 'react-dom/client';
import type { AreaLoader } from './areas/loading/area-loader';
import { documentScripts } from './areas/loading/load-script';
import { mayHaveOverrides, type RequestedOverride } from './areas/overrides/override-store';
import { type CanaryUser, chooseReleases, isCanaryUser } from './areas/registry/choose-releases';
import { type Console, ConsoleProvider } from './areas/registry/console-context';
import { loadRegistry } from './areas/registry/load-registry';
import { outsideScripts } from './areas/registry/outside-documents';
import type { AreaRegistry } from './areas/registry/registry';
import { prefetchPage } from './areas/views/prefetch-page';
import { navGroups } from './navigation/navigation';
import type { TabReports } from './reports/area-reports';
import { consoleRoutes } from './routes';

interface DrawContext {
  root: Root;
  config: ConsoleConfig;
  client: QueryClient;
  loader: AreaLoader;
  reports: TabReports;
}

/** All routes before any area's code. */
export function drawConsole(context: DrawContext, registry: AreaRegistry): void {
  const user = canaryUser(registry);
  const router = draw(context, registry, user);
  const hasCanary = [...registry.areas.values()].some(({ canary }) => canary !== undefined);
  if (!user && hasCanary) redrawForCanary(context, registry, router);
}

/** Asks first if the URL requests an override, so call before leaving the page, for a sign-in for example. */
export async function withOverrides(
  { root, config, loader }: DrawContext,
  document: AreaRegistry,
): Promise<AreaRegistry> {
  if (!mayHaveOverrides()) return document;
  const [{ applyOverrides }, { OverrideQuestion }] = await Promise.all([
    import('./areas/overrides/overrides'),
    import('./areas/overrides/OverrideQuestion'),
  ]);
  const ask = (requested: readonly RequestedOverride[]) =>
    new Promise<boolean>((resolve) => {
      root.render(
        <ConsoleUiProvider>
          <OverrideQuestion requested={requested} registry={document} onAnswer={resolve} />
        </ConsoleUiProvider>,
      );
    });
  return applyOverrides(document, config, loader, ask);
}

type Router = ReturnType<typeof createBrowserRouter>;
const PAGE_MS = 100;
let drawCount = 0;

function draw(context: DrawContext, registry: AreaRegistry, user: CanaryUser = { sub: undefined }): Router {
  const { root, config, client, loader, reports } = context;
  const releases = chooseReleases(registry, { ...user, host: loader.offer });
  reports.registry(releases);
  documentScripts.files.allowOutside(outsideScripts(releases));
  const manifests = [...releases.areas.values()].map((area) => area.current.manifest);
  const routes = areaRoutes(manifests);
  const value: Console = { config, registry: releases, routes, groups: navGroups(manifests), loader, reloadRegistry };
  const router = createBrowserRouter(consoleRoutes(routes, releases));
  // Requested only if allowed.
  const page = user.sub === undefined ? Promise.resolve() : prefetchPage(value, client, location);

  async function reloadRegistry() {
    const document = await loadRegistry();
    if (document.error) return;
    router.dispose();
    drawConsole(context, await withOverrides(context, document));
  }

  const key = ++drawCount;
  // A later visit has the page's code, and renders once.
  void settlesWithin(page, PAGE_MS).then(() => {
    if (key !== drawCount) return;
    root.render(
      <QueryClientProvider client={client}>
        <ConsoleUiProvider>
          <ConsoleProvider value={value}>
            <RouterProvider key={key} router={router} />
          </ConsoleProvider>
        </ConsoleUiProvider>
      </QueryClientProvider>,
    );
  });
  return router;
}

/** Undefined until complete for this registry. */
function canaryUser({ areas }: AreaRegistry): CanaryUser | undefined {
  const { user, customer } = sessionStore.getState();
  const isByCompany = [...areas.values()].some(({ canary }) => canary?.companies?.length);
  if (!user || (isByCompany && customer === undefined)) return undefined;
  return { sub: user.sub, company: customer?.orgNumber };
}

/** The user loads after the first rendering; a canary rebuilds the routes. */
function redrawForCanary(context: DrawContext, registry: AreaRegistry, router: Router): void {
  const stop = [sessionStore.subscribe(drawIfCanaryUser), router.subscribe(drawIfCanaryUser)];

  function drawIfCanaryUser() {
    const user = canaryUser(registry);
    // The sign-in callback navigates first; the router then calls this again.
    if (!user || location.pathname === CALLBACK_PATH) return;
    for (const end of stop) end();
    if (![...registry.areas].some(([name, area]) => isCanaryUser(user, name, area))) return;
    queueMicrotask(() => {
      router.dispose();
      draw(context, registry, user);
    });
  }
}
