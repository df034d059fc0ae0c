import { chakra } from '@chakra-ui/react';
import { useLocation } from '@console/router';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Page } from './PageHeader';
import { FocusAtArrival, hidesBehindPanel } from './Panel';

interface PanelLayoutProps {
  children: ReactNode;
  /** The router's `<Outlet/>`. */
  panel: ReactNode;
  /** Runs along the sheet's top edge. */
  edge?: ReactNode;
}

/** A page and its panel, side by side if there is room, scrolling separately. */
export function PanelLayout({ children, panel, edge }: PanelLayoutProps) {
  const { pathname } = useLocation();
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    focused.current = document.activeElement;
  }, [pathname]);

  return (
    <Root>
      {edge}
      <Scroll>
        <Page pb="0" minH="full">
          {children}
        </Page>
      </Scroll>
      <FocusAtArrival value={focused}>{panel}</FocusAtArrival>
    </Root>
  );
}

const Root = chakra('div', {
  base: {
    position: 'relative',
    flex: 1,
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    gridAutoFlow: 'column',
    gridAutoColumns: 'auto',
    minHeight: 0,
    ...hidesBehindPanel,
  },
});
// No padding, or rows would show above a sticky head. Positioned, or screen-reader texts would lengthen the page.
const Scroll = chakra('div', { base: { position: 'relative', minWidth: 0, overflow: 'auto' } });
