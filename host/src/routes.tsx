import { nestsByPath } from '@console/contract';
import { Navigate, type RouteObject } from '@console/router';
import { AreaPage } from './areas/AreaPage';
import type { AreaRoute } from './areas/area-routes';
import { ErrorPage } from './ErrorPage';
import { lazyPage } from './lazy-page';
import { AccessKnown } from './shell/AccessKnown';
import { AccountLayout } from './shell/AccountLayout';
import { AdminLayout } from './shell/AdminLayout';
import { Frame } from './shell/Frame';
import { Gate } from './shell/Gate';
import { NotDeployedPage } from './shell/NotDeployedPage';
import { ADMIN_DASHBOARD } from './shell/navigation';
import { Root } from './shell/Root';
import { CallbackPage } from './sign-in/CallbackPage';
import { SignedIn } from './sign-in/SignedIn';

const dashboard = lazyPage(async () => (await import('./dashboard/DashboardPage')).DashboardPage);
const adminDashboard = lazyPage(async () => (await import('./admin-dashboard/AdminDashboardPage')).AdminDashboardPage);

/** Places the host links to; which area owns them is none of its business. */
const LINKED = [
  { path: '/plans', title: 'Plans' },
  { path: '/userprofile', title: 'Settings' },
  { path: '/company/create', title: 'New Company' },
];

/** The whole console, known before any area's code is fetched: the host's own pages and one route per area page. */
export function consoleRoutes(areas: readonly AreaRoute[]): RouteObject[] {
  const isAdmin = (route: AreaRoute) => route.path.startsWith('/admin/');
  const missing = LINKED.filter(({ path }) => !areas.some((area) => area.path === path));
  return [
    {
      element: <Root />,
      errorElement: <ErrorPage />,
      children: [
        { path: '/callback', handle: { title: 'Sign in' }, element: <CallbackPage /> },
        { path: '/error', handle: { title: 'Error page' }, element: <ErrorPage /> },
        {
          element: <SignedIn />,
          children: [
            {
              element: <Frame />,
              children: [
                { path: '/admin', element: <AdminLayout />, children: adminRoutes(areas.filter(isAdmin)) },
                {
                  element: <AccountLayout />,
                  children: [
                    {
                      element: <AccessKnown />,
                      children: [
                        ...areas.filter((area) => !isAdmin(area)).map(areaRoute),
                        ...missing.map(({ path, title }) => ({
                          path,
                          handle: { title },
                          element: <NotDeployedPage title={title} />,
                        })),
                        { path: '*', handle: { title: 'Dashboard' }, element: dashboard },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ];
}

function adminRoutes(areas: readonly AreaRoute[]): RouteObject[] {
  const { path, label, requires } = ADMIN_DASHBOARD;
  const gated = (element: React.ReactNode) => (
    <Gate requires={requires} title="Administration">
      {element}
    </Gate>
  );
  return [
    {
      element: <AccessKnown />,
      children: [
        { path, handle: { title: label }, element: gated(adminDashboard) },
        ...areas.map(areaRoute),
        // HOST-023, and every unknown path below (C12).
        { index: true, element: gated(<Navigate to={path} replace />) },
        { path: '*', element: gated(<Navigate to={path} replace />) },
      ],
    },
  ];
}

function areaRoute({ id, area, page, path, title, requires, children }: AreaRoute): RouteObject {
  const below = children.map(areaRoute);
  const element = (
    <Gate requires={requires} title={title}>
      <AreaPage area={area} page={page} />
    </Gate>
  );
  const route = { id, handle: { title }, element };
  if (nestsByPath(path, children)) return { ...route, path, children: below };
  return { ...route, children: [{ path, element: null }, ...below] };
}
