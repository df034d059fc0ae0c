import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Page } from './PageHeader';
import { hidesBehindPanel } from './Panel';

interface PanelLayoutProps {
  children: ReactNode;
  /** Usually the router's `<Outlet/>`; empty while no panel is open. */
  panel: ReactNode;
  /** Drawn along the top edge of the sheet. */
  edge?: ReactNode;
}

/**
 * A page and, if there is room, its panel beside it; without a panel the page has the full width. Both fill the sheet
 * and scroll separately.
 */
export function PanelLayout({ children, panel, edge }: PanelLayoutProps) {
  return (
    <Root>
      {edge}
      <Scroll>
        <Page pb="0" minH="full">
          {children}
        </Page>
      </Scroll>
      {panel}
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
// No padding: a sticky head would stop below it and rows would show above the head. Positioned: texts for screen
// readers would otherwise not scroll with their rows, and lengthen the page.
const Scroll = chakra('div', { base: { position: 'relative', minWidth: 0, overflow: 'auto' } });
