import { chakra } from '@chakra-ui/react';

export const MarkedNote = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    _before: {
      content: '""',
      boxSize: '14px',
      bg: 'changed',
      borderInlineStart: '3px solid',
      borderColor: 'changed.mark',
    },
  },
});
