import { createBrowserRouter, RouterProvider } from '@console/router';
import { createRoot } from 'react-dom/client';

/* The yardstick of the budgets: the least that React and the console's router can show. */
const router = createBrowserRouter([{ path: '*', element: <h1>Hello</h1> }]);
const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
