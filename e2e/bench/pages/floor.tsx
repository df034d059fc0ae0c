import { consoleConfigSchema } from '@console/contract';
import { QueryClient, QueryClientProvider } from '@console/query';
import { createBrowserRouter, RouterProvider } from '@console/router';
import { startSession } from '@console/session';
import { ConsoleUiProvider } from '@console/ui';
import { createRoot } from 'react-dom/client';
// The same screen without federation: only here an area is imported and not loaded.
// oxlint-disable-next-line console/import-arrows -- a measurement, never part of the console
import { UsersPage } from '../../../remotes/account-and-team/src/users/UsersPage';

/* Second yardstick: Manage users in a bundle. */
const answer = await fetch('/config.json');
await startSession(consoleConfigSchema.parse(await answer.json()));
const router = createBrowserRouter([{ path: '*', element: <UsersPage /> }]);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <ConsoleUiProvider>
        <RouterProvider router={router} />
      </ConsoleUiProvider>
    </QueryClientProvider>,
  );
}
