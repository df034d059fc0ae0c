import { chakra } from '@chakra-ui/react';

/** A frame around parts that belong together. */
export const Card = chakra('div', {
  base: { borderWidth: '1px', borderRadius: 'card' },
  variants: {
    /** A darker border, for a frame that ends scrolled content or represents a screen. */
    strong: { true: { borderColor: 'border.strong' } },
    /** A sunken background, for quoted or read-only content. */
    sunken: { true: { bg: 'surface.sunken' } },
    /** Clips content at the rounded corners, such as the background of a first row. */
    clips: { true: { overflow: 'hidden' } },
    /** Its children are rows, with hairlines between them. */
    lines: { true: { '& > * + *': { borderTopWidth: '1px' } } },
  },
});

/** A row of a card: text, and a control at the end, which wraps below the text if there is no room beside it. */
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
