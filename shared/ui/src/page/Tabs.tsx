import { chakra, defineRecipe } from '@chakra-ui/react';
import { Link, NavLink, useLocation } from '@console/router';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface TabsProps {
  label: string;
  tabs: readonly TabItem[];
  aside?: ReactNode;
}

export interface TabItem {
  /** A path, or parameters such as `?tab=users`. */
  to: string;
  label: ReactNode;
  count?: number | string | undefined;
  end?: boolean;
  /** Suits tabs that differ in parameters, because the router compares paths. */
  isCurrent?: boolean;
}

/** Draws links, because the address holds the state. */
export function Tabs({ label, tabs, aside }: TabsProps) {
  const links = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // The row scrolls sideways on mobile.
  useLayoutEffect(() => {
    const here = links.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (here) links.current?.scrollTo?.({ left: here.offsetLeft - 20 });
  }, [key]);
  return (
    <Row>
      <Links ref={links} aria-label={label}>
        {tabs.map(({ to, label: name, count, end = false, isCurrent }) => {
          const content = (
            <>
              {name}
              {count !== undefined && <Count> {count}</Count>}
            </>
          );
          return isCurrent === undefined ? (
            <PathTab key={to} to={to} end={end}>
              {content}
            </PathTab>
          ) : (
            <QueryTab key={to} to={to} aria-current={isCurrent ? 'page' : undefined} preventScrollReset>
              {content}
            </QueryTab>
          );
        })}
      </Links>
      {aside}
    </Row>
  );
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: '5',
    borderBottomWidth: '1px',
  },
});

const Links = chakra('nav', {
  base: {
    position: 'relative',
    display: 'flex',
    gap: '5',
    minW: '0',
    overflowX: 'auto',
    overflowY: 'hidden',
    mb: '-1px',
  },
});

const tabRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: '0.5',
    h: '2.25rem',
    borderBottom: '2px solid',
    borderColor: 'transparent',
    color: 'text.muted',
    fontWeight: 'medium',
    _hover: { color: 'text' },
    '&[aria-current=page]': { color: 'text', borderColor: 'accent.text' },
    '@media (forced-colors: active)': { '&:not([aria-current=page])': { borderColor: 'Canvas' } },
    '&:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--colors-focus)', borderRadius: 'badge' },
    smDown: { h: 'touch' },
  },
});
const PathTab = chakra(NavLink, tabRecipe);
const QueryTab = chakra(Link, tabRecipe);

// The space separates name and count for screen readers.
const Count = chakra('span', { base: { textStyle: '2xs', color: 'text.subtle', whiteSpace: 'pre' } });
