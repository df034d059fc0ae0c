import { chakra } from '@chakra-ui/react';

/** Small muted text; `as="span"` suits a line of text. */
export const Caption = chakra('p', { base: { textStyle: 'xs', color: 'text.muted' } });

/** `color` colours both, `icon` the icon alone. */
export const IconText = chakra('span', {
  base: { display: 'flex', alignItems: 'center', gap: '1.5', minW: '0', '& > svg': { flex: 'none' } },
  variants: {
    /** In a line of text. */
    inline: { true: { display: 'inline-flex' } },
    /** Several lines: the icon stays at the first. */
    tall: { true: { alignItems: 'flex-start', '& > svg': { mt: '2px' } } },
    icon: {
      accent: { '& > svg': { color: 'accent.text' } },
      subtle: { '& > svg': { color: 'text.subtle' } },
      success: { '& > svg': { color: 'success' } },
      warning: { '& > svg': { color: 'warning' } },
      danger: { '& > svg': { color: 'danger' } },
    },
  },
});
