import { HOST_PAGES, pathOf, type Requirement } from '@console/contract';
import { type AreaRoute, Gate, pagesAt, routeObjects } from '@console/pages';
import { Navigate, type RouteObject, useLocation } from '@console/router';
import { Button, chakra, ErrorState, type ErrorStateProps, lazyPart } from '@console/ui';
import { t } from '@console/words';
import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { AreaRegistry } from './areas/registry/registry';
import { REGISTRY_MISSING } from './areas/views/AreaNotices';
import { AreaPage } from './areas/views/AreaPage';
import { PageSkeleton } from './areas/views/PageSkeleton';
import { AreaLeftOutPage, NotDeployedPage, RegistryMissingPage } from './areas/views/UnavailablePages';
import { ADMIN_DASHBOARD, LINKED_PAGES, PRODUCT_DASHBOARD, RELEASES, SYSTEM } from './navigation/navigation';
import { AccessKnown, DASHBOARD_PATHS } from './shell/AccessKnown';
import { withDeclaredPaths } from './shell/canonical-path';
import { Frame } from './shell/Frame';
import { AccountLayout, AdminLayout } from './shell/Layouts';
import { Root } from './shell/Root';
import { CallbackPage, SignedIn } from './sign-in/SignedIn';

const PANEL = <chakra.div w="panel" lgDown={{ display: 'none' }} />;

const dashboard = lazyPage(async () => (await import('./dashboards/DashboardPage')).DashboardPage);
const system = lazyPage(async () => (await import('./system/SystemPage')).SystemPage);
const systemArea = lazyPage(async () => (await import('./system/SystemAreaPanel')).SystemAreaPanel, PANEL);
const releases = lazyPage(async () => (await import('./system/releases/ReleasesPage')).ReleasesPage);
const release = lazyPage(async () => (await import('./system/releases/ReleaseLinePanel')).ReleaseLinePanel, PANEL);
const adminDashboard = lazyPage(async () => (await import('./dashboards/AdminDashboardPage')).AdminDashboardPage);

type Unopened = Pick<AreaRegistry, 'refused' | 'error'>;

/** The host's pages, and areas' pages that can match, before any area's code. */
export function consoleRoutes(
  areas: readonly AreaRoute[],
  { refused, error }: Unopened = { refused: [] },
): (pathname: string) => RouteObject[] {
  const findPages = pagesAt(areas);
  const routesByPage = new Map<AreaRoute, RouteObject[]>();
  const missing = Object.values(LINKED_PAGES).filter(({ path }) => !areas.some((area) => area.path === path));
  const leftOut = refused.flatMap(({ name, paths }) => paths.map((path) => leftOutRoute(name, path)));
  const isAccount = (route: { path?: string | undefined }) => !isAdmin(route);
  const administration = [...leftOut.filter(isAdmin), ...administrationRoutes(error)];
  const account = [
    ...leftOut.filter(isAccount),
    systemRoute,
    releasesRoute,
    ...(error ? WITHOUT_REGISTRY : [...missing.map(notDeployedRoute), DASHBOARD]),
  ];

  function routesOf(page: AreaRoute): RouteObject[] {
    const routes = routesByPage.get(page) ?? routeObjects([page], renderAreaPage);
    routesByPage.set(page, routes);
    return routes;
  }

  return (pathname) => {
    const pages = findPages(pathname);
    return withDeclaredPaths(
      consoleTree(
        [...pages.filter(isAdmin).flatMap(routesOf), ...administration],
        [...pages.filter(isAccount).flatMap(routesOf), ...account],
      ),
    );
  };
}

const isAdmin = ({ path = '' }: { path?: string | undefined }) => path.startsWith(`${HOST_PAGES.admin.path}/`);

function consoleTree(administration: RouteObject[], account: RouteObject[]): RouteObject[] {
  const frame = [
    { path: HOST_PAGES.admin.path, element: ADMIN, children: [{ element: KNOWN, children: administration }] },
    { element: ACCOUNT, children: [{ element: KNOWN, children: account }] },
  ];
  const signedIn = { element: SIGNED_IN, children: [{ element: FRAME, children: frame }] };
  return [{ element: ROOT, children: [CALLBACK, ERROR, signedIn] }];
}

// The same elements at every path: a navigation does not redraw the frame.
const ROOT = (
  <FrameBoundary>
    <Root />
  </FrameBoundary>
);
const SIGNED_IN = <SignedIn />;
const FRAME = <Frame />;
const ADMIN = <AdminLayout />;
const ACCOUNT = <AccountLayout />;
const KNOWN = <AccessKnown />;

const CALLBACK: RouteObject = {
  path: HOST_PAGES.callback.path,
  handle: { title: t('Sign in') },
  element: <CallbackPage />,
};
const ERROR: RouteObject = { path: HOST_PAGES.error.path, handle: { title: t('Error page') }, element: <ErrorPage /> };

const systemRoute: RouteObject = {
  path: SYSTEM.path,
  handle: { title: SYSTEM.title },
  element: gated(SYSTEM, system),
  children: [{ path: HOST_PAGES.systemArea.path, handle: { title: t('Area') }, element: systemArea }],
};

const releasesRoute: RouteObject = {
  path: RELEASES.path,
  handle: { title: RELEASES.title },
  element: gated(RELEASES, releases),
  children: [{ path: HOST_PAGES.systemRelease.path, handle: { title: t('Change') }, element: release }],
};

const DASHBOARD: RouteObject = {
  path: '*',
  handle: { title: PRODUCT_DASHBOARD.title, kind: 'dashboard' },
  element: dashboard,
};

const WITHOUT_REGISTRY: RouteObject[] = [
  { ...DASHBOARD, path: HOST_PAGES.home.path },
  { ...DASHBOARD, path: HOST_PAGES.dashboard.path },
  { path: '*', handle: REGISTRY_MISSING, element: <RegistryMissingPage /> },
];

function administrationRoutes(error: Error | undefined): RouteObject[] {
  const { path, title } = ADMIN_DASHBOARD;
  const toDashboard = gated(ADMINISTRATION, <Navigate to={path} replace />);
  return [
    { path, handle: { title, kind: 'dashboard' }, element: gated(ADMINISTRATION, adminDashboard) },
    // HOST-023, C12
    { index: true, element: toDashboard },
    error
      ? { path: '*', handle: REGISTRY_MISSING, element: <RegistryMissingPage /> }
      : { path: '*', element: toDashboard },
  ];
}

const ADMINISTRATION = { title: t('Administration'), requires: ADMIN_DASHBOARD.requires };

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
  return { path: `${path}/*`, handle: { title: t('Not available') }, element: <AreaLeftOutPage area={area} /> };
}

const renderAreaPage = ({ area, page }: AreaRoute) => <AreaPage area={area} page={page} />;

function lazyPage(load: () => Promise<ComponentType>, skeleton = <PageSkeleton />): ReactNode {
  const Page = lazyPart(load, {
    waiting: () => skeleton,
    failed: (retry) => <PageFailed {...retry}>{retry.error.message}</PageFailed>,
  });
  return (
    <ErrorBoundary
      onError={reportError}
      fallbackRender={({ resetErrorBoundary }) => (
        <PageFailed onRetry={resetErrorBoundary}>
          {t('It stopped because of an internal error. The rest of the console still works.')}
        </PageFailed>
      )}
    >
      <Page />
    </ErrorBoundary>
  );
}

type PageFailedProps = Pick<ErrorStateProps, 'onRetry' | 'retrying' | 'error' | 'children'>;

function PageFailed(props: PageFailedProps) {
  return <ErrorState level="h1" condition="unavailable" title={t('Couldn’t open this page')} {...props} />;
}

/** The frame's own error, until the next navigation. */
function FrameBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary resetKeys={[useLocation()]} fallback={<ErrorPage hasFailed />}>
      {children}
    </ErrorBoundary>
  );
}

/** HOST-021. After a failed frame, without a link to the failed page. */
function ErrorPage({ hasFailed = false }: { hasFailed?: boolean }) {
  const isDashboard = DASHBOARD_PATHS.includes(useLocation().pathname);
  return (
    <chakra.main id="main" tabIndex={-1} outline="none">
      <ErrorState
        level="h1"
        title={t('Error page')}
        {...(hasFailed && { onRetry: () => location.reload() })}
        action={
          hasFailed && isDashboard ? null : (
            <Button variant="primary" onClick={() => location.assign(pathOf(HOST_PAGES.home))}>
              {t('Go to dashboard')}
            </Button>
          )
        }
      >
        {t('Something went wrong that the console couldn’t fix.')}
      </ErrorState>
    </chakra.main>
  );
}
