import { QueryClient, QueryClientProvider } from '@console/query';
import { createBrowserRouter, RouterProvider } from '@console/router';
import { createRoot } from 'react-dom/client';
import { ConsoleUiProvider } from '../src/ui';
import { Gallery } from './Gallery';

const router = createBrowserRouter([{ path: '*', element: <Gallery /> }]);
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
