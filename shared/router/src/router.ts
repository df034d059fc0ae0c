/**
 * The router of host and areas: React Router's matching and contexts, with a history and a leave guard of our
 * own (decision 32). Only this package imports react-router-dom, so that the shared part stays small.
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
