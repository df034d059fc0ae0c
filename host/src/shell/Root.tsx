import { Outlet } from '@console/router';
import { UnsavedChangesGuard } from '@console/ui';
import { RouteEffects } from './RouteEffects';
import { SkipLink } from './SkipLink';

/** What every page has, signed in or not. */
export function Root() {
  return (
    <>
      <SkipLink />
      <RouteEffects />
      <Outlet />
      <UnsavedChangesGuard />
    </>
  );
}
