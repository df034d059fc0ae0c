/**
 * The router exports that host and areas use. Only this package imports react-router-dom, so that the shared part stays
 * small.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  type LinkProps,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  type RouteObject,
  RouterProvider,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
