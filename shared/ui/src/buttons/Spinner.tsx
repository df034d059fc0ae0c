import { chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';

const turn = keyframes({ to: { rotate: '360deg' } });

/** Always before a word that names the work. */
export const Spinner = chakra('span', {
  base: {
    flex: 'none',
    boxSize: '14px',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderInlineEndColor: 'transparent',
    '@media (forced-colors: active)': { borderInlineEndColor: 'Canvas' },
    borderRadius: 'full',
    opacity: 0.8,
    animation: `${turn} .8s linear infinite`,
    _motionReduce: { animationDuration: '4s' },
  },
});
