import { chakra } from '@chakra-ui/react';

const oneColumn = { gridTemplateColumns: 'minmax(0, 1fr)' };

/** Stacked at full width. `lines`: hairlines below all, or between. */
export const Rows = chakra('div', {
  base: { display: 'grid', ...oneColumn },
  variants: {
    lines: {
      below: { '& > *': { borderBottomWidth: '1px' } },
      between: { '& > * + *': { borderTopWidth: '1px' } },
    },
  },
});

/**
 * Side by side by `gridTemplateColumns`, stacked below `stacks`: sm mobile, md narrow navigation, lg floating panels.
 */
export const Columns = chakra('div', {
  base: { display: 'grid' },
  variants: { stacks: { sm: { smDown: oneColumn }, md: { mdDown: oneColumn }, lg: { lgDown: oneColumn } } },
});

/** The explanation beside `Columns` that stack at md. */
export const Aside = chakra('aside', {
  base: {
    alignSelf: 'start',
    minW: '0',
    maxW: 'form',
    borderInlineStartWidth: '1px',
    ps: '8',
    mdDown: { borderInlineStartWidth: '0', ps: '0' },
  },
  variants: {
    /** In one column, stands first, because people read it before they act. */
    first: { true: { mdDown: { order: -1 } } },
  },
});
