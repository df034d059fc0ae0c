import { Navigate, Outlet, useLocation } from '@console/router';
import { chakra, UnsavedChangesGuard } from '@console/ui';
import { t } from '@console/words';
import { useCanonicalPath } from './canonical-path';
import { RouteEffects } from './RouteEffects';

/** Redirects other case or encoding to the declared path. */
export function Root() {
  const { pathname, search, hash, state } = useLocation();
  const canonical = useCanonicalPath();
  if (canonical !== pathname) return <Navigate to={{ pathname: canonical, search, hash }} state={state} replace />;
  return (
    <>
      <SkipLink />
      <RouteEffects />
      <Outlet />
      <UnsavedChangesGuard />
    </>
  );
}

function SkipLink() {
  return (
    <chakra.a
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
      position="absolute"
      insetInlineStart="4"
      top="-100px"
      zIndex="frame"
      padding="8px 12px"
      borderRadius="control"
      bg="raised"
      boxShadow="2"
      _focus={{ top: '8px' }}
    >
      {t('Skip to content')}
    </chakra.a>
  );
}
