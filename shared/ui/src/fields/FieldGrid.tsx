import { chakra } from '@chakra-ui/react';

/** Two fields beside each other, one on a phone. */
export const FieldGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '4',
    maxW: 'form',
    smDown: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/** Takes the whole width of a `FieldGrid`. */
export const Wide = chakra('div', { base: { gridColumn: '1 / -1' } });

/** A field and, beside it, its button: level with the control, below the line of the label. */
export const FieldWithButton = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '2',
    '& > button': { mt: '26px' },
  },
});
