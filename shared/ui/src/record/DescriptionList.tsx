import { chakra } from '@chakra-ui/react';

const labelAbove = {
  '& dt': { textStyle: 'xs' },
  '& dd': { mt: '0.5', fontWeight: 'medium' },
};

/** `dt` and `dd`. */
export const DescriptionList = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'var(--columns)',
    gap: '8px 16px',
    // Room for the longest Swedish and Norwegian words.
    '--columns': { base: '108px minmax(0, 1fr)', smDown: 'fit-content(45%) minmax(0, 1fr)' },
    '& dt': { color: 'text.muted' },
    '& dd': { minWidth: 0, overflowWrap: 'anywhere' },
  },
  variants: {
    wide: { true: { '--columns': { base: '144px minmax(0, 1fr)', smDown: 'fit-content(45%) minmax(0, 1fr)' } } },
    /** Makes the last of `lines` a sum. */
    total: {
      true: {
        '& > :nth-last-child(-n + 2)': { borderBottomWidth: '0', fontSize: 'md', fontWeight: 'strong' },
        '& > dt:last-of-type': { color: 'text' },
      },
    },
    layout: {
      /** A line each, the value at the end; labels wrap first. */
      lines: {
        '--columns': 'fit-content(45%) minmax(0, 1fr)',
        gap: '0',
        '& > *': { py: '10px', borderBottomWidth: '1px' },
        '& > dt': { pe: '4' },
        '& > dd': { textAlign: 'end' },
      },
      /** Puts labels above values; a `div` holds each pair. */
      above: {
        '--columns': 'minmax(0, 1fr)',
        gap: '4',
        alignContent: 'start',
        ...labelAbove,
      },
      strip: {
        '--columns': { base: 'repeat(auto-fit, minmax(min(136px, 100%), 1fr))', smDown: '5fr 4fr' },
        gap: '1px',
        overflow: 'hidden',
        bg: 'border',
        borderWidth: '1px',
        borderRadius: 'card',
        '& > div': { px: { base: '4', smDown: '3' }, py: '3', bg: 'surface', minW: '0' },
        // An odd last pair spans both columns.
        smDown: { '& > div:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
        ...labelAbove,
      },
    },
  },
});
