import { chakra } from '@console/ui';
import type { ReactNode } from 'react';

/** The one surface that work lies on. Lists fill it; everything else scrolls in it. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <chakra.main
      id="main"
      tabIndex={-1}
      position="relative"
      display="flex"
      flexDirection="column"
      minWidth="0"
      minHeight="0"
      overflow="auto"
      bg="surface"
      border="1px solid"
      borderColor="border"
      borderRadius="sheet"
      boxShadow="1"
      outline="none"
      // On paper a page is as long as it is.
      _print={{ overflow: 'visible', border: '0', borderRadius: '0', boxShadow: 'none' }}
      // What takes the focus comes up above the bar that a form sticks to the sheet's foot.
      css={{ '&:has([data-save-bar])': { scrollPaddingBottom: '128px' } }}
    >
      {children}
    </chakra.main>
  );
}
