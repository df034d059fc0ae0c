import type { ConsoleConfig } from '@console/contract';
import { type QueryClient, QueryClientProvider } from '@console/query';
import { createBrowserRouter, RouterProvider } from '@console/router';
import { CALLBACK_PATH, sessionStore } from '@console/session';
import { ConsoleUiProvider } from '@console/ui';
import type { Root } from 'react-dom/client';
import { AreaRegistryProvider } from './areas/AreaRegistryProvider';
import { areaRoutes } from './areas/area-routes';
import { isTester } from './areas/canary';
import { chooseReleases } from './areas/choose-releases';
import { hostOffer } from './areas/federation-runtime';
import { loadRegistry } from './areas/load-registry';
import { mayHaveOverrides } from './areas/override-store';
import type { AreaRegistry } from './areas/registry';
import { reportRegistry } from './areas/report';
import { registerScripts } from './areas/script-files';
import { consoleRoutes } from './routes';
import { ConsoleProvider } from './shell/console-context';
import { navGroups } from './shell/navigation';

interface Stage {
  root: Root;
  config: ConsoleConfig;
  client: QueryClient;
}

/** Draws the console as a registry describes it. The whole route tree is known before any area's code is fetched. */
export async function drawConsole(stage: Stage, document: AreaRegistry): Promise<void> {
  const registry = mayHaveOverrides()
    ? await (await import('./areas/overrides')).applyOverrides(document, stage.config)
    : document;
  const { sub } = sessionStore.getState().user ?? {};
  const router = draw(stage, registry, sub);
  if (sub === undefined && hasCanary(registry)) drawAgainForCanary(stage, registry, router);
}

type Router = ReturnType<typeof createBrowserRouter>;
let drawings = 0;

function draw(stage: Stage, registry: AreaRegistry, sub: string | undefined): Router {
  const { root, config, client } = stage;
  const chosen = chooseReleases(registry, { sub, host: hostOffer() });
  reportRegistry(chosen);
  for (const { current, previous } of chosen.areas.values()) {
    registerScripts(current);
    if (previous) registerScripts(previous);
  }
  const routes = areaRoutes(chosen);
  const groups = navGroups([...chosen.areas.values()].map((area) => area.current.manifest));
  const router = createBrowserRouter(consoleRoutes(routes, chosen));

  async function reload() {
    const document = await loadRegistry();
    if (document.error) return;
    router.dispose();
    await drawConsole(stage, document);
  }

  root.render(
    <QueryClientProvider client={client}>
      <ConsoleUiProvider>
        <AreaRegistryProvider registry={chosen} onReload={reload}>
          <ConsoleProvider value={{ config, routes, groups }}>
            <RouterProvider key={drawings++} router={router} />
          </ConsoleProvider>
        </AreaRegistryProvider>
      </ConsoleUiProvider>
    </QueryClientProvider>,
  );
  return router;
}

function hasCanary({ areas }: AreaRegistry): boolean {
  return [...areas.values()].some(({ canary }) => canary !== undefined);
}

/** Who signs in is known only after the first drawing; for those who get a canary its pages take their places then. */
function drawAgainForCanary(stage: Stage, registry: AreaRegistry, router: Router): void {
  const stop = [sessionStore.subscribe(look), router.subscribe(look)];

  function look() {
    const { sub } = sessionStore.getState().user ?? {};
    // The callback page has yet to go where the user wanted to.
    if (sub === undefined || location.pathname === CALLBACK_PATH) return;
    for (const end of stop) end();
    if (![...registry.areas].some(([name, area]) => isTester(sub, name, area))) return;
    queueMicrotask(() => {
      router.dispose();
      draw(stage, registry, sub);
    });
  }
}
