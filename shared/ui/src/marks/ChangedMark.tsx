import { chakra } from '@chakra-ui/react';

/** Half a dot: unsaved changes. The text stands beside it. */
export const ChangedMark = chakra('span', {
  base: {
    display: 'inline-block',
    flex: 'none',
    boxSize: '7px',
    borderRadius: 'full',
    border: '1.5px solid',
    borderColor: 'changed.mark',
    background: 'linear-gradient(90deg, {colors.changed.mark} 50%, transparent 50%)',
  },
});
