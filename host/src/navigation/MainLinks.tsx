import { HOST_PAGES, isAllowed, pathOf } from '@console/contract';
import { NavLink } from '@console/router';
import { drawnUser, useSession } from '@console/session';
import { chakra } from '@console/ui';
import { ExternalLinkIcon } from '@console/ui/icons';
import { t } from '@console/words';
import { useConsole } from '../areas/registry/console-context';
import { LINKED_PAGES, PRODUCT_DASHBOARD } from './navigation';

/** HOST-040 */
const PLANS = { admin: true, customer: true } as const;

export function MainLinks({ vertical = false, onGo }: { vertical?: boolean; onGo?: () => void }) {
  const { config, routes } = useConsole();
  const mayPlan = useSession((session) => isAllowed(PLANS, drawnUser(session), config));
  const hasPlans = routes.some(({ path }) => path === LINKED_PAGES.plans.path);
  return (
    <chakra.nav
      aria-label={t('Main')}
      display="flex"
      flexDirection={vertical ? 'column' : 'row'}
      gap="0.5"
      paddingInline={vertical ? '3' : '0'}
    >
      <Link to={pathOf(HOST_PAGES.dashboard)} css={link} onClick={onGo}>
        {PRODUCT_DASHBOARD.label}
      </Link>
      {mayPlan && hasPlans ? (
        <Link to={pathOf(LINKED_PAGES.plans)} css={link} onClick={onGo}>
          {t('Plans')}
        </Link>
      ) : null}
      <chakra.a href={config.docsUrl} target="_blank" rel="noreferrer" css={link}>
        {t('Docs')} <ExternalLinkIcon size={14} />
      </chakra.a>
    </chakra.nav>
  );
}

const Link = chakra(NavLink);
const link = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  height: 'control',
  paddingInline: '10px',
  borderRadius: 'control',
  color: 'text.muted',
  fontWeight: 'medium',
  transition: 'background var(--durations-hover)',
  _hover: { bg: 'pressed', color: 'text' },
  '&[aria-current=page]': { color: 'text' },
} as const;
