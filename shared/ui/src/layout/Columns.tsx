import { chakra } from '@chakra-ui/react';

const one = { gridTemplateColumns: 'minmax(0, 1fr)' };

/**
 * Children below one another, each over the full width; `gap` is their distance. With `lines`, hairlines below all of
 * them, or between them.
 */
export const Rows = chakra('div', {
  base: { display: 'grid', ...one },
  variants: {
    lines: {
      below: { '& > *': { borderBottomWidth: '1px' } },
      between: { '& > * + *': { borderTopWidth: '1px' } },
    },
  },
});

/**
 * Children beside one another, by `gridTemplateColumns`. Below the width named by `stacks` they are below one another:
 * sm on mobile, md where the side navigation is a menu, lg where panels float.
 */
export const Columns = chakra('div', {
  base: { display: 'grid' },
  variants: { stacks: { sm: { smDown: one }, md: { mdDown: one }, lg: { lgDown: one } } },
});

/** The last of two `Columns` that stack at md: an explanation of the first one, behind a line. */
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
    /** When stacked, it is above the other column, for text that people read before they act. */
    first: { true: { mdDown: { order: -1 } } },
  },
});
