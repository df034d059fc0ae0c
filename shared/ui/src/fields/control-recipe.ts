import { defineRecipe } from '@chakra-ui/react';

export const controlRecipe = defineRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    w: 'full',
    minW: '0',
    h: 'control',
    px: '10px',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    bg: 'surface',
    transition: 'border-color {durations.hover}',
    _hover: { borderColor: 'text.muted' },
    '&:focus, &:focus-within': {
      outline: '2px solid transparent',
      borderColor: 'focus',
      boxShadow: '0 0 0 1px var(--colors-focus)',
    },
    '&[aria-invalid=true], &:has([aria-invalid=true])': {
      borderColor: 'danger',
      '&:focus, &:focus-within': { boxShadow: '0 0 0 2px var(--colors-focus)' },
    },
    '&:read-only:not(select, div), &[data-readonly]': {
      bg: 'surface.sunken',
      borderColor: 'border',
      color: 'text.muted',
    },
    _disabled: { bg: 'surface.sunken', borderColor: 'border', color: 'text.disabled', cursor: 'not-allowed' },
    // Mobile browsers zoom into smaller text.
    '@media (pointer: coarse)': { fontSize: 'lg' },
    '& > svg': { flex: 'none', color: 'text.subtle' },
    '& > input': { flex: '1', minW: '0', h: 'full', outline: 'none', boxShadow: 'none', textOverflow: 'ellipsis' },
  },
  variants: { size: { medium: {}, large: { h: 'control.large', textStyle: 'md' } } },
  defaultVariants: { size: 'medium' },
});
