import { chakra } from '@chakra-ui/react';

export const Kbd = chakra('kbd', {
  base: {
    flex: 'none',
    px: '5px',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'tick',
    fontFamily: 'sans',
    wordSpacing: '.1em',
    fontSize: '2xs',
    lineHeight: '2xs',
    fontWeight: 'medium',
    color: 'text.subtle',
  },
});
