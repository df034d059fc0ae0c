import { chakra } from '@chakra-ui/react';

/** A frame around parts that belong together. */
export const Card = chakra('div', {
  base: { borderWidth: '1px', borderRadius: 'card' },
  variants: {
    /** A darker line, where the frame ends something that scrolls or stands in for a screen. */
    strong: { true: { borderColor: 'border.strong' } },
    /** A sunken ground, for what is quoted or only read. */
    sunken: { true: { bg: 'surface.sunken' } },
    /** Cuts what reaches over the rounded corners, such as the ground of a first row. */
    clips: { true: { overflow: 'hidden' } },
    /** Its parts are rows, with hairlines between them. */
    lines: { true: { '& > * + *': { borderTopWidth: '1px' } } },
  },
});

/** A row of a card: words, and a control at the end. The control goes below the words where it has no room beside them. */
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
