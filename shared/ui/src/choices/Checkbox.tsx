import { chakra } from '@chakra-ui/react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  mixed?: boolean;
  /** Absent = set `aria-label`. */
  children?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** React demands a handler; a container handles the change. */
export const handledAbove = () => {};

/** A choice among many; `Switch` turns a feature on or off. */
export function Checkbox({ mixed = false, children, ref, ...props }: CheckboxProps) {
  const box = (
    <Box
      type="checkbox"
      ref={(element: HTMLInputElement | null) => {
        // HTML has only a property for this state.
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
    // A 16 px box in a 24 px target.
    _before: { content: '""', position: 'absolute', inset: '-6px' },
    '&:checked, &:indeterminate': { bg: 'accent', borderColor: 'accent' },
    '&:checked::after': {
      content: '""',
      w: '7.25px',
      h: '3.25px',
      borderStyle: 'solid',
      borderColor: 'onAccent',
      borderWidth: '0 0 1.75px 1.75px',
      transform: 'translateY(-1px) rotate(-45deg)',
    },
    '&:indeterminate::after': {
      content: '""',
      w: '8px',
      h: '0',
      borderStyle: 'solid',
      borderColor: 'onAccent',
      borderWidth: '0 0 2px',
      transform: 'none',
    },
    '&:disabled': { bg: 'surface.sunken', borderColor: 'border.strong', cursor: 'not-allowed' },
    '&:disabled:checked': { bg: 'text.disabled', borderColor: 'text.disabled' },
    '@media (forced-colors: active)': { appearance: 'auto', _after: { display: 'none' } },
  },
});
