import { Outlet } from '@console/router';
import { chakra, LOW_WINDOW } from '@console/ui';
import type { ReactNode } from 'react';
import { SideNavigation } from '../navigation/SideNavigation';

export function AdminLayout() {
  return (
    <chakra.div
      flex="1"
      minHeight="0"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '196px minmax(0, 1fr)', md: '224px minmax(0, 1fr)' }}
      padding={{ base: '0', sm: '0 8px 8px 0' }}
      _print={{ display: 'block', padding: '0' }}
    >
      <chakra.div display={{ base: 'block', smDown: 'none' }} overflowY="auto" _print={{ display: 'none' }}>
        <SideNavigation />
      </chakra.div>
      <Sheet>
        <Outlet />
      </Sheet>
    </chakra.div>
  );
}

/** Dashboard, plans, profile, registration (HOST-022). */
export function AccountLayout() {
  return (
    <chakra.div flex="1" minHeight="0" display="grid" padding={{ base: '0', sm: '0 8px 8px' }}>
      <Sheet>
        <Outlet />
      </Sheet>
    </chakra.div>
  );
}

/** Lists fill the sheet; other pages scroll. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <chakra.main
      id="main"
      tabIndex={-1}
      position="relative"
      display="flex"
      flexDirection="column"
      minWidth="0"
      minHeight="0"
      overflow="auto"
      bg="surface"
      border="1px solid"
      borderColor="border"
      borderRadius="sheet"
      boxShadow="1"
      outline="none"
      // Print must not cut the page at the window.
      _print={{ overflow: 'visible', border: '0', borderRadius: '0', boxShadow: 'none' }}
      // Stops above a form's sticky save bar.
      css={{
        scrollPaddingBottom: '8px',
        '&:has([data-save-bar])': { scrollPaddingBottom: '8rem' },
        [LOW_WINDOW]: { overflow: 'visible' },
      }}
    >
      {children}
    </chakra.main>
  );
}
