import { chakra } from '@chakra-ui/react';

/** Icons align with the first line; `icon` is their colour. */
export const IconList = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '2',
    '& > li': { display: 'flex', alignItems: 'flex-start', gap: '3', minW: '0', overflowWrap: 'anywhere' },
    '& > li > svg': { flex: 'none', mt: '2px' },
    '& > li > svg + span': { flex: '1', minW: '0' },
  },
  variants: {
    /** Draws hairlines below all entries, or between. */
    lines: {
      below: { gap: '0', '& > li': { py: '10px', borderBottomWidth: '1px' } },
      between: { gap: '0', '& > li': { py: '10px' }, '& > li + li': { borderTopWidth: '1px' } },
    },
    icon: {
      accent: { '& > li > svg': { color: 'accent.text' } },
      subtle: { '& > li > svg': { color: 'text.subtle' } },
      warning: { '& > li > svg': { color: 'warning' } },
    },
  },
});
