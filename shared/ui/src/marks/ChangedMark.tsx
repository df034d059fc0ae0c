import { chakra } from '@chakra-ui/react';

/**
 * A diamond: unsaved changes. The text stands beside it. No half or whole dot, which are marks of environments, no edge
 * (edited, not published yet) and no arrow (waits for the next environment): C157.
 */
export const ChangedMark = chakra('span', {
  base: {
    display: 'inline-block',
    flex: 'none',
    // Of borders alone, because forced colours remove backgrounds.
    boxSize: '0',
    border: '3.5px solid',
    borderColor: 'changed.mark',
    rotate: '45deg',
  },
});
