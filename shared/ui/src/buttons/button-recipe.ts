import { chakra, defineRecipe } from '@chakra-ui/react';

const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    flex: 'none',
    h: 'control',
    px: '3',
    borderWidth: '1px',
    borderRadius: 'control',
    fontWeight: 'medium',
    lineHeight: 'sm',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    transition: 'background {durations.hover}, border-color {durations.hover}, color {durations.hover}',
    '& > svg': { flex: 'none' },
    '& > svg:first-child:not(:only-child)': { ms: '-3px' },
    '&[aria-disabled=true]:not([aria-busy=true]), &:disabled': {
      bg: 'surface.sunken',
      borderColor: 'border',
      color: 'text.disabled',
      cursor: 'not-allowed',
      '@media (forced-colors: active)': { borderColor: 'GrayText' },
    },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
  variants: {
    variant: {
      primary: {
        bg: 'accent',
        borderColor: 'accent',
        color: 'onAccent',
        _hover: { bg: 'accent.hover', borderColor: 'accent.hover' },
        _active: { bg: 'accent.pressed', borderColor: 'accent.pressed' },
      },
      secondary: {
        bg: 'surface',
        borderColor: 'border.strong',
        color: 'text',
        _hover: { bg: 'hover' },
        _active: { bg: 'pressed' },
      },
      quiet: {
        px: '2',
        borderColor: 'transparent',
        color: 'text.muted',
        _hover: { bg: 'hover', color: 'text' },
        _active: { bg: 'pressed' },
        '&[aria-disabled=true]:not([aria-busy=true]), &:disabled': { bg: 'transparent', borderColor: 'transparent' },
      },
      danger: {
        bg: 'surface',
        borderColor: 'border.strong',
        color: 'danger',
        _hover: { bg: 'danger.soft', borderColor: 'danger.line' },
        _active: { bg: 'danger.soft', borderColor: 'danger' },
      },
      // Confirm dialogs only.
      dangerFill: {
        bg: 'danger.fill',
        borderColor: 'danger.fill',
        color: 'onDanger',
        _hover: { bg: 'danger.fillHover', borderColor: 'danger.fillHover' },
        _active: { bg: 'danger.fillPressed', borderColor: 'danger.fillPressed' },
      },
    },
    size: {
      small: { h: 'control.small', px: '2' },
      medium: {},
      large: { h: 'control.large', px: '4', textStyle: 'md' },
    },
    square: {
      true: { px: '0', aspectRatio: '1' },
    },
  },
  defaultVariants: { variant: 'secondary', size: 'medium' },
});

/** Draws buttons and links among buttons: styles travel once. A view has one primary button. */
export const ButtonRoot = chakra('button', buttonRecipe);

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerFill';
export type ButtonSize = 'small' | 'medium' | 'large';
