import { createRoot } from 'react-dom/client';
// oxlint-disable-next-line console/import-arrows -- a yardstick stays the same while the console's own router changes
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

/* First yardstick: the smallest page with React and React Router's data router. */
const router = createBrowserRouter([{ path: '*', element: <h1>Hello</h1> }]);
const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
