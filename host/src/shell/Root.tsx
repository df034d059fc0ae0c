import { Outlet, useLocation } from '@console/router';
import { UnsavedChangesGuard } from '@console/ui';
import { ErrorBoundary } from 'react-error-boundary';
import { ErrorPage } from '../ErrorPage';
import { RouteEffects } from './RouteEffects';
import { SkipLink } from './SkipLink';

/** What every page has, signed in or not. */
export function Root() {
  const { key } = useLocation();
  return (
    <ErrorBoundary fallback={<ErrorPage />} resetKeys={[key]}>
      <SkipLink />
      <RouteEffects />
      <Outlet />
      <UnsavedChangesGuard />
    </ErrorBoundary>
  );
}
