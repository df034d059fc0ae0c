import { chakra } from '@chakra-ui/react';

/** A diamond: unsaved changes. Halves and dots mark environments, an edge or arrow publication (C157). */
export const ChangedMark = chakra('span', {
  base: {
    display: 'inline-block',
    flex: 'none',
    // Borders, because forced colours remove backgrounds.
    boxSize: '0',
    border: '3.5px solid',
    borderColor: 'changed.mark',
    rotate: '45deg',
  },
});
