import { createBrowserRouter, RouterProvider } from '@console/router';
import { createRoot } from 'react-dom/client';

/* The first yardstick: the smallest page with React and the console's router. */
const router = createBrowserRouter([{ path: '*', element: <h1>Hello</h1> }]);
const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
