import { chakra } from '@chakra-ui/react';

/** A status in a word; add an icon, because color alone must not carry meaning. */
export const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    flex: 'none',
    h: '1.25rem',
    px: '7px',
    borderRadius: 'badge',
    fontSize: 'xs',
    lineHeight: '1.25rem',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    '& > svg': { boxSize: '12px', strokeWidth: '2.2' },
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
  variants: {
    tone: {
      neutral: { bg: 'pressed', color: 'text.muted' },
      accent: { bg: 'accent.soft', color: 'accent.text' },
      success: { bg: 'success.soft', color: 'success' },
      warning: { bg: 'warning.soft', color: 'warning' },
      danger: { bg: 'danger.soft', color: 'danger' },
      info: { bg: 'info.soft', color: 'info' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export const Tag = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    h: '1.375rem',
    maxW: 'full',
    px: '2',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'badge',
    fontSize: 'xs',
    color: 'text.muted',
    truncate: true,
  },
});
