import { chakra } from '@chakra-ui/react';

/** Along the top of whatever belongs to an environment, which it says to the eye only: words stand elsewhere. */
export const EnvironmentStrip = chakra('span', {
  base: { position: 'absolute', insetInline: 0, top: 0, zIndex: 'sticky', height: '3px' },
  variants: {
    environment: {
      development: { bg: 'env.development' },
      test: { bg: 'env.test' },
      production: { bg: 'env.production' },
    },
  },
});
