import { isAllowed, pathOf } from '@console/contract';
import { drawnUser, leaveToCustomerResolve, signOut, useSession } from '@console/session';
import {
  Avatar,
  chakra,
  leaveConsole,
  Menu,
  MenuCheckboxItem,
  MenuGroup,
  MenuItem,
  MenuLink,
  MenuRadioItem,
  type Theme,
  useDensity,
  useTheme,
} from '@console/ui';
import { ChevronDownIcon, CompanyIcon, KeysIcon, SettingsIcon, SignOutIcon, VersionIcon } from '@console/ui/icons';
import { t } from '@console/words';
import { useState } from 'react';
import { useConsole } from '../areas/registry/console-context';
import { KeysDialog } from './GoToButton';
import { LINKED_PAGES, SYSTEM } from './navigation';

/** HOST-043..HOST-048 */
export function UserMenu() {
  const name = useSession((session) => session.myUser?.fullName || session.user?.name || '');
  const isActive = useSession((session) => drawnUser(session)?.customerInactive === false);
  const [isKeysOpen, setKeysOpen] = useState(false);
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Who type="button">
            <WhoContent name={name} />
          </Who>
        }
      >
        {isActive ? <OwnPlaces /> : null}
        <Appearance />
        <MenuGroup>
          {isActive ? (
            <MenuItem icon={<KeysIcon />} onSelect={() => setKeysOpen(true)}>
              {t('Keys')}
            </MenuItem>
          ) : null}
          <MenuItem icon={<SignOutIcon />} onSelect={() => leaveConsole(() => void signOut())}>
            {t('Sign out')}
          </MenuItem>
        </MenuGroup>
      </Menu>
      {isKeysOpen ? <KeysDialog onClose={() => setKeysOpen(false)} /> : null}
    </>
  );
}

function WhoContent({ name }: { name: string }) {
  const customer = useSession((session) => session.customer);
  const photo = useSession((session) => session.myUser?.userProfileImage);
  return (
    <>
      <Avatar name={name} photo={photo} own />
      <chakra.span display={{ base: 'grid', smDown: 'none' }}>
        <chakra.span fontWeight="medium" lineHeight="1rem">
          {name}
        </chakra.span>
        {customer ? (
          <chakra.span textStyle="2xs" color="text.muted">
            {customer.name} · {customer.orgNumber}
          </chakra.span>
        ) : null}
      </chakra.span>
      <chakra.span srOnly>{t('Account menu')}</chakra.span>
      <ChevronDownIcon size={14} strokeWidth={2} />
    </>
  );
}

function OwnPlaces() {
  const companies = useSession((session) => drawnUser(session)?.companies ?? 0);
  const { config } = useConsole();
  const hasSystem = useSession((session) => isAllowed(SYSTEM.requires, drawnUser(session), config));
  return (
    <MenuGroup>
      <MenuLink icon={<SettingsIcon />} to={pathOf(LINKED_PAGES.profile)}>
        {t('Settings')}
      </MenuLink>
      {companies > 1 ? (
        <MenuItem icon={<CompanyIcon />} onSelect={() => leaveConsole(leaveToCustomerResolve)}>
          {t('Change Company')}
        </MenuItem>
      ) : null}
      <MenuLink icon={<CompanyIcon />} to={pathOf(LINKED_PAGES.newCompany)}>
        {t('New Company')}
      </MenuLink>
      {hasSystem ? (
        <MenuLink icon={<VersionIcon />} to={SYSTEM.path}>
          {SYSTEM.title}
        </MenuLink>
      ) : null}
    </MenuGroup>
  );
}

const THEMES: Record<Theme, string> = { system: t('System'), light: t('Light'), dark: t('Dark') };

/** Inactive customers too: no navigation (HOST-048). */
function Appearance() {
  const { theme, setTheme } = useTheme();
  const { density, setDensity } = useDensity();
  return (
    <>
      <MenuGroup label={t('Theme')}>
        {(Object.keys(THEMES) as Theme[]).map((choice) => (
          <MenuRadioItem key={choice} checked={theme === choice} onChange={() => setTheme(choice)}>
            {THEMES[choice]}
          </MenuRadioItem>
        ))}
      </MenuGroup>
      <MenuGroup label={t('Lists')}>
        <MenuCheckboxItem
          checked={density === 'compact'}
          onChange={(isCompact) => setDensity(isCompact ? 'compact' : 'comfortable')}
        >
          {t('Compact rows')}
        </MenuCheckboxItem>
      </MenuGroup>
    </>
  );
}

const Who = chakra('button', {
  base: {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: '10px',
    height: '2.5rem',
    paddingInline: '8px 6px',
    borderRadius: 'control',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    _hover: { bg: 'pressed' },
  },
});
