import { chakra } from '@chakra-ui/react';

/** What is only read: `dt` and `dd` in two columns. */
export const DescriptionList = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '108px minmax(0, 1fr)',
    gap: '8px 16px',
    '& dt': { color: 'text.muted' },
    '& dd': { minWidth: 0, overflowWrap: 'anywhere' },
    '@media (width < 760px)': { gridTemplateColumns: '76px minmax(0, 1fr)' },
  },
  variants: {
    wide: {
      true: { gridTemplateColumns: '144px minmax(0, 1fr)', smDown: { gridTemplateColumns: '112px minmax(0, 1fr)' } },
    },
  },
});
