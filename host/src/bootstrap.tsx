import { QueryClientProvider } from '@console/query';
import { createBrowserRouter, RouterProvider } from '@console/router';
import { startSession } from '@console/session';
import { ConsoleUiProvider } from '@console/ui';
import { createRoot } from 'react-dom/client';
import { AreaRegistryProvider } from './areas/AreaRegistryProvider';
import { areaRoutes } from './areas/area-routes';
import { loadRegistry } from './areas/load-registry';
import { makeQueryClient } from './query-client';
import { readConfig } from './read-config';
import { consoleRoutes } from './routes';
import { StartFailed } from './StartFailed';
import { connectSession } from './session-effects';
import { ConsoleProvider } from './shell/console-context';
import { navGroups } from './shell/navigation';

const root = createRoot(document.getElementById('root') as HTMLElement);

/** Everything a page needs before it can be drawn, fetched at once; who is signed in is decided meanwhile. */
async function start() {
  const [config, registry] = await Promise.all([readConfig(), loadRegistry()]);
  const client = makeQueryClient();
  const onConcurrentEdit = connectSession(client);
  void startSession(config, { onConcurrentEdit });

  const routes = areaRoutes(registry);
  const groups = navGroups([...registry.areas.values()].map((area) => area.current.manifest));
  const router = createBrowserRouter(consoleRoutes(routes));
  root.render(
    <QueryClientProvider client={client}>
      <ConsoleUiProvider>
        <AreaRegistryProvider registry={registry}>
          <ConsoleProvider value={{ config, routes, groups }}>
            <RouterProvider router={router} />
          </ConsoleProvider>
        </AreaRegistryProvider>
      </ConsoleUiProvider>
    </QueryClientProvider>,
  );
}

start().catch((error: unknown) => {
  reportError(error);
  root.render(
    <ConsoleUiProvider>
      <StartFailed />
    </ConsoleUiProvider>,
  );
});
