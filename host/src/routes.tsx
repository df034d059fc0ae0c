import { HOST_PAGES, pathOf, type Requirement } from '@console/contract';
import { type AreaRoute, Gate, routeObjects } from '@console/pages';
import { Navigate, type RouteObject, useLocation } from '@console/router';
import { Button, chakra, ErrorState, type ErrorStateProps, lazyPart } from '@console/ui';
import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { AreaRegistry } from './areas/registry/registry';
import { REGISTRY_MISSING } from './areas/views/AreaNotices';
import { AreaPage } from './areas/views/AreaPage';
import { PageSkeleton } from './areas/views/PageSkeleton';
import { AreaLeftOutPage, NotDeployedPage, RegistryMissingPage } from './areas/views/UnavailablePages';
import { ADMIN_DASHBOARD, LINKED_PAGES, SYSTEM } from './navigation/navigation';
import { AccessKnown, DASHBOARD_PATHS } from './shell/AccessKnown';
import { withDeclaredPaths } from './shell/canonical-path';
import { Frame } from './shell/Frame';
import { AccountLayout, AdminLayout } from './shell/Layouts';
import { Root } from './shell/Root';
import { CallbackPage, SignedIn } from './sign-in/SignedIn';

const dashboard = lazyPage(async () => (await import('./dashboards/DashboardPage')).DashboardPage);
const system = lazyPage(async () => (await import('./system/SystemPage')).SystemPage);
const systemArea = lazyPage(async () => (await import('./system/SystemAreaPanel')).SystemAreaPanel);
const adminDashboard = lazyPage(async () => (await import('./dashboards/AdminDashboardPage')).AdminDashboardPage);

type Unopened = Pick<AreaRegistry, 'refused' | 'error'>;

/**
 * All routes of the console, built before any area's code is fetched: the host's own pages and one route per area page.
 */
export function consoleRoutes(
  areas: readonly AreaRoute[],
  { refused, error }: Unopened = { refused: [] },
): RouteObject[] {
  const isAdmin = ({ path = '' }: { path?: string | undefined }) => path.startsWith(`${HOST_PAGES.admin.path}/`);
  const missing = Object.values(LINKED_PAGES).filter(({ path }) => !areas.some((area) => area.path === path));
  const leftOut = refused.flatMap(({ name, paths }) => paths.map((path) => leftOutRoute(name, path)));
  return withDeclaredPaths([
    {
      element: <Root />,
      errorElement: <ErrorPage hasFailed />,
      children: [
        { path: HOST_PAGES.callback.path, handle: { title: 'Sign in' }, element: <CallbackPage /> },
        { path: HOST_PAGES.error.path, handle: { title: 'Error page' }, element: <ErrorPage /> },
        {
          element: <SignedIn />,
          children: [
            {
              element: <Frame />,
              children: [
                {
                  path: HOST_PAGES.admin.path,
                  element: <AdminLayout />,
                  children: adminRoutes(
                    [...routeObjects(areas.filter(isAdmin), renderAreaPage), ...leftOut.filter(isAdmin)],
                    error,
                  ),
                },
                {
                  element: <AccountLayout />,
                  children: [
                    {
                      element: <AccessKnown />,
                      children: [
                        ...routeObjects(
                          areas.filter((area) => !isAdmin(area)),
                          renderAreaPage,
                        ),
                        ...leftOut.filter((route) => !isAdmin(route)),
                        systemRoute,
                        ...(error ? WITHOUT_REGISTRY : [...missing.map(notDeployedRoute), DASHBOARD]),
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
  ]);
}

const systemRoute: RouteObject = {
  path: SYSTEM.path,
  handle: { title: SYSTEM.title },
  element: gated(SYSTEM, system),
  children: [{ path: HOST_PAGES.systemArea.path, handle: { title: 'Area' }, element: systemArea }],
};

const DASHBOARD: RouteObject = { path: '*', handle: { title: 'Dashboard' }, element: dashboard };

/** Without a registry, any unknown path may belong to an area. */
const WITHOUT_REGISTRY: RouteObject[] = [
  { ...DASHBOARD, path: HOST_PAGES.home.path },
  { ...DASHBOARD, path: HOST_PAGES.dashboard.path },
  { path: '*', handle: REGISTRY_MISSING, element: <RegistryMissingPage /> },
];

function adminRoutes(areas: readonly RouteObject[], error: Error | undefined): RouteObject[] {
  const { path, label } = ADMIN_DASHBOARD;
  const toDashboard = gated(ADMINISTRATION, <Navigate to={path} replace />);
  return [
    {
      element: <AccessKnown />,
      children: [
        { path, handle: { title: label }, element: gated(ADMINISTRATION, adminDashboard) },
        ...areas,
        // HOST-023, and every unknown path below it (C12).
        { index: true, element: toDashboard },
        error
          ? { path: '*', handle: REGISTRY_MISSING, element: <RegistryMissingPage /> }
          : { path: '*', element: toDashboard },
      ],
    },
  ];
}

const ADMINISTRATION = { title: 'Administration', requires: ADMIN_DASHBOARD.requires };

function gated({ title, requires }: { title: string; requires: Requirement }, element: ReactNode) {
  return (
    <Gate requires={requires} title={title}>
      {element}
    </Gate>
  );
}

function notDeployedRoute({ path, title }: { path: string; title: string }): RouteObject {
  return { path, handle: { title }, element: <NotDeployedPage title={title} /> };
}

function leftOutRoute(area: string, path: string): RouteObject {
  return { path: `${path}/*`, handle: { title: 'Not available' }, element: <AreaLeftOutPage area={area} /> };
}

const renderAreaPage = ({ area, page }: AreaRoute) => <AreaPage area={area} page={page} />;

/** A page of the host whose code is fetched when it is first shown. Its failures are shown in its place. */
function lazyPage(load: () => Promise<ComponentType>): ReactNode {
  const Page = lazyPart(load, {
    waiting: () => <PageSkeleton />,
    failed: (retry) => (
      <PageFailed {...retry}>A part of the console has not arrived. Nothing you have done is lost.</PageFailed>
    ),
  });
  return (
    <ErrorBoundary
      onError={reportError}
      fallbackRender={({ resetErrorBoundary }) => (
        <PageFailed onRetry={resetErrorBoundary}>
          It stopped because of an error of its own. The rest of the console works as usual.
        </PageFailed>
      )}
    >
      <Page />
    </ErrorBoundary>
  );
}

type PageFailedProps = Pick<ErrorStateProps, 'onRetry' | 'retrying' | 'children'>;

function PageFailed(props: PageFailedProps) {
  return <ErrorState level="h1" condition="unavailable" title="This page could not be opened" {...props} />;
}

/** HOST-021. Also the error element of the whole route tree; then it must not link to the page that failed. */
function ErrorPage({ hasFailed = false }: { hasFailed?: boolean }) {
  const isDashboard = DASHBOARD_PATHS.includes(useLocation().pathname);
  return (
    <chakra.main id="main" tabIndex={-1} outline="none">
      <ErrorState
        level="h1"
        title="Error page"
        {...(hasFailed && { onRetry: () => location.reload() })}
        action={
          hasFailed && isDashboard ? null : (
            <Button variant="primary" onClick={() => location.assign(pathOf(HOST_PAGES.home))}>
              Go to dashboard
            </Button>
          )
        }
      >
        Something went wrong that the console could not put right by itself.
      </ErrorState>
    </chakra.main>
  );
}
