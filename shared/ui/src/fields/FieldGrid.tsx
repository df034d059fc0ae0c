import { chakra } from '@chakra-ui/react';

export const FieldGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '4',
    maxW: 'form',
    smDown: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/** Spans every column of `FieldGrid`. */
export const Wide = chakra('div', { base: { gridColumn: '1 / -1' } });

export const FieldWithButton = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    // Not `gap`, which would remain without a button.
    '& > button': { mt: '26px', ms: '2' },
  },
});
