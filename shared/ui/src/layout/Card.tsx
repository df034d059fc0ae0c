import { chakra } from '@chakra-ui/react';

export const Card = chakra('div', {
  base: { borderWidth: '1px', borderRadius: 'card' },
  variants: {
    /** Ends scrolled content, or represents a screen. */
    strong: { true: { borderColor: 'border.strong' } },
    sunken: { true: { bg: 'surface.sunken' } },
    clips: { true: { overflow: 'hidden' } },
    lines: { true: { '& > * + *': { borderTopWidth: '1px' } } },
  },
});

/** Text, and a control at the end that wraps below. */
export const CardRow = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 12px',
    minH: '44px',
    px: '3',
    py: '1',
  },
});
