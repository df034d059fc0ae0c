/** The router exports that host and areas use; the only importer of react-router-dom, so that the share stays small. */
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
