import { chakra } from '@chakra-ui/react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** Some, but not all, of the items that it represents are chosen. */
  mixed?: boolean;
  /** The label; without it, set `aria-label`. */
  children?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One of many choices. To turn a whole feature on or off, use `Switch`. */
export function Checkbox({ mixed = false, children, ref, ...props }: CheckboxProps) {
  const box = (
    <Box
      type="checkbox"
      ref={(element: HTMLInputElement | null) => {
        // HTML has no attribute for this state, only the property.
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

const Box = chakra('input', {
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
    // The box is 16 px; the area to press is 24 px.
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
