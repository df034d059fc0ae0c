import { chakra } from '@chakra-ui/react';

/** Two fields beside each other, below one another on mobile. */
export const FieldGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '4',
    maxW: 'form',
    smDown: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/** A child over the whole width of a `FieldGrid`. */
export const Wide = chakra('div', { base: { gridColumn: '1 / -1' } });

/** A field with a button beside it, aligned with the control and not with the label. */
export const FieldWithButton = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '2',
    '& > button': { mt: '26px' },
  },
});
