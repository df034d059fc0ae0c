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
 * A page and, where there is room, its panel beside it; the page keeps its width to itself until one opens. Both fill
 * the sheet and scroll on their own.
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
// Without padding of its own: a sticky head would stop below it and let rows show above. Positioned, as whatever scrolls:
// words for screen readers would otherwise not scroll with their rows, and lengthen the page around the list.
const Scroll = chakra('div', { base: { position: 'relative', minWidth: 0, overflow: 'auto' } });
