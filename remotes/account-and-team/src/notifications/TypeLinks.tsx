import type { customerNotifications } from '@console/api';
import { Link, useSearchParams } from '@console/router';
import { chakra } from '@console/ui';

interface TypeLinksProps {
  types: readonly customerNotifications.NotificationType[];
  currentId: number | undefined;
}

/** ACCT-157: the mails that have a template; a column beside the template, a row above it where there is less room. */
export function TypeLinks({ types, currentId }: TypeLinksProps) {
  const [params] = useSearchParams();
  const lang = params.get('lang');
  return (
    <Root aria-label="Notification types">
      {types.map(({ notificationTemplateTypeId: id, displayName }) => (
        <TypeLink
          key={id}
          to={`?${new URLSearchParams({ type: String(id), ...(lang && { lang }) })}`}
          aria-current={id === currentId ? 'page' : undefined}
          preventScrollReset
        >
          {displayName}
        </TypeLink>
      ))}
    </Root>
  );
}

const Root = chakra('nav', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '0.5',
    '@media (width < 1000px)': {
      flexDirection: 'row',
      px: 'var(--page-inset)',
      pb: '2',
      overflowX: 'auto',
      scrollbarWidth: 'thin',
    },
  },
});
const TypeLink = chakra(Link, {
  base: {
    flex: 'none',
    px: '3',
    py: '1.5',
    borderRadius: 'control',
    color: 'text.muted',
    fontWeight: 'medium',
    _hover: { bg: 'hover', color: 'text' },
    _currentPage: { bg: 'selected', color: 'text', boxShadow: 'inset 3px 0 0 var(--colors-accent)' },
    '&:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--colors-focus)' },
    '@media (width < 1000px)': { _currentPage: { boxShadow: 'inset 0 -2px 0 var(--colors-accent)' } },
    smDown: { minH: 'touch', display: 'inline-flex', alignItems: 'center' },
  },
});
