import { chakra } from '@chakra-ui/react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { leanElement } from '../system/lean-element';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** Some, not all, of what it stands for is chosen. */
  mixed?: boolean;
  /** The words beside it; without them give an `aria-label`. */
  children?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Picks among many. What acts for a whole thing at once is a Switch. */
export function Checkbox({ mixed = false, children, ref, ...props }: CheckboxProps) {
  const box = (
    <Box
      type="checkbox"
      ref={(element: HTMLInputElement | null) => {
        // There is no attribute for it.
        if (element) element.indeterminate = mixed;
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
      }}
      {...props}
    />
  );
  if (children === undefined) return box;
  return (
    <Label>
      {box}
      <span>{children}</span>
    </Label>
  );
}

const Label = chakra('label', {
  base: {
    display: 'flex',
    gap: '2',
    cursor: 'pointer',
    '& > input': { mt: '2px' },
    '&:has(:disabled)': { cursor: 'not-allowed' },
  },
});

const Box = leanElement('input', {
  base: {
    appearance: 'none',
    flex: 'none',
    display: 'inline-grid',
    placeContent: 'center',
    position: 'relative',
    boxSize: '16px',
    verticalAlign: 'middle',
    borderWidth: '1.5px',
    borderColor: 'border.control',
    borderRadius: 'tick',
    bg: 'surface',
    cursor: 'pointer',
    // The box is 16 px; what may be pressed is 24.
    _before: { content: '""', position: 'absolute', inset: '-6px' },
    '&:checked, &:indeterminate': { bg: 'accent', borderColor: 'accent' },
    '&:checked::after': {
      content: '""',
      w: '9px',
      h: '5px',
      borderStyle: 'solid',
      borderColor: 'onAccent',
      borderWidth: '0 0 1.75px 1.75px',
      transform: 'translateY(-1px) rotate(-45deg)',
    },
    '&:indeterminate::after': {
      content: '""',
      w: '8px',
      h: '0',
      borderColor: 'onAccent',
      borderWidth: '0 0 2px',
      transform: 'none',
    },
    '&:disabled': { bg: 'surface.sunken', borderColor: 'border.strong', cursor: 'not-allowed' },
    '&:disabled:checked': { bg: 'text.disabled', borderColor: 'text.disabled' },
    '@media (forced-colors: active)': { appearance: 'auto', _after: { display: 'none' } },
  },
});
