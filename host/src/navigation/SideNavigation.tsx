import type { NavIcon as NavIconName } from '@console/contract';
import { Link as RouterLink, useLocation } from '@console/router';
import { drawnUser, useSession } from '@console/session';
import { chakra } from '@console/ui';
import {
  AttributeStoreIcon,
  BillingIcon,
  ChevronDownIcon,
  ChevronRightIcon,
  DashboardIcon,
  IntegrationIcon,
  InteractIcon,
  SettingsIcon,
  TeamIcon,
  VersionIcon,
  ViewpointIcon,
} from '@console/ui/icons';
import { t } from '@console/words';
import { useId, useState } from 'react';
import { useConsole } from '../areas/registry/console-context';
import { usePrefetchPage } from '../areas/views/prefetch-page';
import { currentEntry, type NavEntry, type NavGroupItem, sideNavigation } from './navigation';

/** `onGo` closes the mobile drawer. */
export function SideNavigation({ onGo }: { onGo?: () => void }) {
  const { routes, groups, config } = useConsole();
  const user = useSession(drawnUser);
  const items = sideNavigation(routes, groups, user, config);
  const current = currentEntry(items, useLocation().pathname);
  const headingId = useId();
  return (
    <chakra.nav
      data-on-background
      aria-labelledby={headingId}
      display="flex"
      flexDirection="column"
      gap="1px"
      padding="8px 12px 20px"
    >
      {/* The first entry has the name of the top bar's first link (C148). */}
      <chakra.p id={headingId} padding="0 8px 6px" textStyle="xs" color="text.muted">
        {t('Administration')}
      </chakra.p>
      {items.map((item) =>
        'entries' in item ? (
          <Group key={item.label} group={item} current={current} onGo={onGo} />
        ) : (
          <Entry key={item.path} entry={item} isCurrent={item === current} onGo={onGo} />
        ),
      )}
    </chakra.nav>
  );
}

function Group({ group, current, onGo }: { group: NavGroupItem; current: NavEntry | undefined; onGo?: () => void }) {
  const listId = useId();
  const isCurrent = group.entries.some((entry) => entry === current);
  // Open for the current page, until toggled.
  const [opened, setOpened] = useState<boolean>();
  const isOpen = opened ?? isCurrent;
  return (
    <div>
      <chakra.button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpened(!isOpen)}
        css={line}
        width="100%"
        color={isOpen ? 'text' : 'text.muted'}
      >
        <NavIcon name={group.icon} />
        {group.label}
        <chakra.span marginInlineStart="auto" display="grid" color="text.subtle">
          {isOpen ? <ChevronDownIcon size={14} /> : <ChevronRightIcon size={14} />}
        </chakra.span>
      </chakra.button>
      <chakra.ul
        id={listId}
        hidden={!isOpen}
        margin="1px 0 6px 15px"
        paddingInlineStart="8px"
        borderInlineStart="1px solid"
        borderColor="border.strong"
      >
        {group.entries.map((entry) => (
          <chakra.li key={entry.path} marginTop="1px">
            <Entry entry={entry} isCurrent={entry === current} nested onGo={onGo} />
          </chakra.li>
        ))}
      </chakra.ul>
    </div>
  );
}

interface EntryProps {
  entry: NavEntry;
  isCurrent: boolean;
  nested?: boolean;
  onGo?: () => void;
}

function Entry({ entry, isCurrent, nested = false, onGo }: EntryProps) {
  const prefetchPage = usePrefetchPage();
  const prefetch = entry.isRefused ? undefined : () => prefetchPage(entry.path);
  return (
    <Link
      to={entry.path}
      aria-current={isCurrent ? 'page' : undefined}
      css={nested ? nestedLine : line}
      onClick={onGo}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      {entry.icon ? <NavIcon name={entry.icon} /> : null}
      {entry.label}
    </Link>
  );
}

const ICONS = {
  billing: BillingIcon,
  database: AttributeStoreIcon,
  home: DashboardIcon,
  integration: IntegrationIcon,
  message: InteractIcon,
  settings: SettingsIcon,
  team: TeamIcon,
  version: VersionIcon,
  view: ViewpointIcon,
} satisfies Record<NavIconName, unknown>;

function NavIcon({ name }: { name: NavIconName }) {
  const Icon = ICONS[name];
  return <Icon />;
}

const Link = chakra(RouterLink);
const line = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: 'control',
  // A second line for long labels.
  paddingBlock: '1',
  paddingInline: '2',
  textAlign: 'start',
  borderRadius: 'control',
  color: 'text.muted',
  fontWeight: 'medium',
  cursor: 'pointer',
  _hover: { bg: 'pressed', color: 'text' },
  '&[aria-current=page]': {
    bg: 'surface',
    color: 'text',
    fontWeight: 'strong',
    boxShadow: '0 0 0 1px var(--colors-border), var(--shadows-1)',
  },
  '@media (forced-colors: active)': {
    '&[aria-current=page]:not(:focus-visible)': { outline: '1px solid', outlineOffset: '-1px' },
  },
} as const;
const nestedLine = {
  ...line,
  minHeight: '30px',
  paddingInline: '9px',
  fontWeight: 'regular',
  '&[aria-current=page]::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '-9.5px',
    top: '7px',
    bottom: '7px',
    width: '2px',
    borderRadius: '1px',
    bg: 'accent.text',
  },
} as const;
