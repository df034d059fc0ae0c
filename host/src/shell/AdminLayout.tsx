import { Outlet } from '@console/router';
import { chakra } from '@console/ui';
import { Sheet } from './Sheet';
import { SideNavigation } from '../navigation/SideNavigation';

/** Administration: navigation on fog, the page on its sheet. */
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
