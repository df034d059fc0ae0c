import { createQueryClient, QueryClientProvider } from '@console/query';
import { createBrowserRouter, RouterProvider } from '@console/router';
import { createRoot } from 'react-dom/client';
import { ConsoleUiProvider, UnsavedChangesGuard } from '../src/ui';
import { Gallery } from './Gallery';

function WithGuard() {
  return (
    <>
      <Gallery />
      <UnsavedChangesGuard />
    </>
  );
}

const router = createBrowserRouter([{ path: '*', element: <WithGuard /> }]);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={createQueryClient()}>
      <ConsoleUiProvider>
        <RouterProvider router={router} />
      </ConsoleUiProvider>
    </QueryClientProvider>,
  );
}
