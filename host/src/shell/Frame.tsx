import { Outlet } from '@console/router';
import { chakra, Dialog, hidesBehindPanel, LOW_WINDOW, OfflineNotice } from '@console/ui';
import { t } from '@console/words';
import { useState } from 'react';
import { AreaNotices } from '../areas/views/AreaNotices';
import { MainLinks } from '../navigation/MainLinks';
import { SideNavigation } from '../navigation/SideNavigation';
import { TopNavigation } from '../navigation/TopNavigation';

export function Frame() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const close = () => setMenuOpen(false);
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      height="100dvh"
      _print={{ display: 'block', height: 'auto' }}
      css={frame}
    >
      <TopNavigation onOpenMenu={() => setMenuOpen(true)} />
      <AreaNotices />
      <OfflineNotice />
      <Outlet />
      {isMenuOpen ? (
        <Dialog title={t('Menu')} placement="start" size="small" onClose={close}>
          <chakra.div marginInline="-22px">
            <MainLinks vertical onGo={close} />
            <SideNavigation onGo={close} />
          </chakra.div>
        </Dialog>
      ) : null}
    </chakra.div>
  );
}

const frame = {
  ...hidesBehindPanel,
  // At 400 % zoom the bar would take a quarter of the window.
  [LOW_WINDOW]: { height: 'auto', minHeight: '100dvh' },
} as const;
