/** Routing as host and areas use it; the only importer of react-router-dom, so that the share stays small. */
export {
  Link,
  type LinkProps,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  type RouteObject,
  useLocation,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { createBrowserRouter, createMemoryRouter } from './console-router';
export { RouterProvider, useGuard, useMatches, useNavigate } from './RouterProvider';
