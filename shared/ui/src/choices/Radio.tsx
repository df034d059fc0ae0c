import { chakra } from '@chakra-ui/react';
import type { InputHTMLAttributes, Ref } from 'react';

interface RadioProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Draws the circle; the caller draws the label. */
export const Radio = (props: RadioProps) => <Circle type="radio" {...props} />;

const Circle = chakra('input', {
  base: {
    appearance: 'none',
    flex: 'none',
    boxSize: '16px',
    borderWidth: '1.5px',
    borderColor: 'border.control',
    borderRadius: 'full',
    bg: 'surface',
    cursor: 'inherit',
    '&:checked': { borderWidth: '5px', borderColor: 'accent' },
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
});
