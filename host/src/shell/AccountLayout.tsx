import { Outlet } from '@console/router';
import { chakra } from '@console/ui';
import { Sheet } from './Sheet';

/** Everything outside administration: dashboard, plans, profile, registration (HOST-022). No side navigation. */
export function AccountLayout() {
  return (
    <chakra.div flex="1" minHeight="0" display="grid" padding={{ base: '0', sm: '0 8px 8px' }}>
      <Sheet>
        <Outlet />
      </Sheet>
    </chakra.div>
  );
}
