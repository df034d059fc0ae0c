import { Outlet } from '@console/router';
import { chakra, UnsavedChangesGuard } from '@console/ui';
import { RouteEffects } from './RouteEffects';

/** Around every page, signed in or not. */
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

/** First in the tab order: skips the navigation. */
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
      Skip to content
    </chakra.a>
  );
}
