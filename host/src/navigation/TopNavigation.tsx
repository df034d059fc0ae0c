import { drawnUser, useSession } from '@console/session';
import { chakra, IconButton, JobProgress, Mark } from '@console/ui';
import { MenuIcon } from '@console/ui/icons';
import { t } from '@console/words';
import { Slot } from '../areas/views/Slot';
import { GoToButton } from './GoToButton';
import { MainLinks } from './MainLinks';
import { UserMenu } from './UserMenu';

/** HOST-039..HOST-048. Inactive customers get the user menu only. */
export function TopNavigation({ onOpenMenu }: { onOpenMenu: () => void }) {
  const hasNavigation = useSession((session) => drawnUser(session)?.customerInactive === false);
  // Several answers, shown together so that nothing moves.
  const isKnown = useSession(
    (session) =>
      (drawnUser(session) !== undefined && session.customer !== undefined) || session.loadError !== undefined,
  );
  return (
    <chakra.header
      data-topbar
      display="flex"
      alignItems="center"
      gap="0.5"
      height="topbar"
      paddingInline="20px 12px"
      flex="none"
      _print={{ display: 'none' }}
    >
      <Product />
      {hasNavigation ? (
        <chakra.div display={{ base: 'block', mdDown: 'none' }}>
          <MainLinks />
        </chakra.div>
      ) : null}
      <chakra.div flex="1" />
      {/* Toasts do not cover these. */}
      <chakra.div data-topbar-end display="inline-flex" alignItems="center" gap="0.5" minWidth="0">
        {isKnown && hasNavigation ? <GoToButton /> : null}
        <JobProgress follow={(kinds) => <Slot name="jobs" props={{ kinds }} />} />
        {isKnown ? <UserMenu /> : null}
        {isKnown && hasNavigation ? (
          <chakra.div display={{ base: 'inline-flex', md: 'none' }}>
            <IconButton label={t('Menu')} icon={<MenuIcon />} onClick={onOpenMenu} />
          </chakra.div>
        ) : null}
      </chakra.div>
    </chakra.header>
  );
}

function Product() {
  return (
    <chakra.div
      width={{ base: 'auto', sm: '204px' }}
      flex="none"
      display="flex"
      alignItems="center"
      gap="10px"
      fontSize="md"
      fontWeight="strong"
      letterSpacing="tight"
    >
      <Mark />
      Console
    </chakra.div>
  );
}
