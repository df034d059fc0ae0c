/**
 * React Router's matching and contexts, with our history and leave guard (decision 32). The only importer of
 * react-router-dom.
 */
export { matchPath, Outlet, type RouteObject, useLocation, useParams } from 'react-router-dom';
export { createBrowserRouter, createMemoryRouter } from './create-router';
export { Link, type LinkProps, NavLink } from './Link';
export {
  Navigate,
  RouterProvider,
  useBlocker,
  useMatches,
  useNavigate,
  useOwnMatch,
  useSearchParams,
} from './RouterProvider';
