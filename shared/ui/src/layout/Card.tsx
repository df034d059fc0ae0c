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
  },
});
