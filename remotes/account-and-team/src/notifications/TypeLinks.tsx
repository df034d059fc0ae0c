import type { customerNotifications } from '@console/api';
import { Link, useSearchParams } from '@console/router';
import { chakra } from '@console/ui';
import { t } from '@console/words';

interface TypeLinksProps {
  types: readonly customerNotifications.NotificationType[];
  currentId: number | undefined;
}

/** ACCT-157. A row on narrow screens. */
export function TypeLinks({ types, currentId }: TypeLinksProps) {
  const [params] = useSearchParams();
  const lang = params.get('lang');
  return (
    <Root aria-label={t('Notification types')}>
      {types.map(({ notificationTemplateTypeId: id, displayName }) => (
        <Link
          key={id}
          to={`?${new URLSearchParams({ type: String(id), ...(lang && { lang }) })}`}
          aria-current={id === currentId ? 'page' : undefined}
          preventScrollReset
        >
          {displayName}
        </Link>
      ))}
    </Root>
  );
}

// Scrolls sideways on narrow screens.
const Root = chakra('nav', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '0.5',
    '& > a': {
      flex: 'none',
      px: '3',
      py: '1.5',
      borderRadius: 'control',
      color: 'text.muted',
      fontWeight: 'medium',
      _hover: { bg: 'hover', color: 'text' },
      _currentPage: { bg: 'selected', color: 'text', boxShadow: 'inset 3px 0 0 var(--colors-accent)' },
      '&:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--colors-focus)' },
      smDown: { minH: 'touch', display: 'inline-flex', alignItems: 'center' },
    },
    mdDown: {
      flexDirection: 'row',
      px: 'var(--page-inset)',
      pb: '2',
      overflowX: 'auto',
      scrollbarWidth: 'thin',
      '& > a[aria-current=page]': { boxShadow: 'inset 0 -2px 0 var(--colors-accent)' },
    },
  },
});
