import { chakra } from '@chakra-ui/react';
import type { InputHTMLAttributes, Ref } from 'react';
import { heldReadOnly, useFieldControl } from '../fields/Field';

interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size' | 'disabled'> {
  /** Blocks the switch; the focus still works, and the description tells the reason. */
  readOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Turns a feature on or off. Named by its Field or `aria-label`. */
export function Switch({ readOnly, ...props }: SwitchProps) {
  const { readOnly: isFieldReadOnly, ...control } = useFieldControl(props);
  const readOnlyProps = (readOnly || isFieldReadOnly) && heldReadOnly;
  // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own state
  return <Track type="checkbox" role="switch" {...props} {...control} {...readOnlyProps} />;
}

const Track = chakra('input', {
  base: {
    appearance: 'none',
    flex: 'none',
    position: 'relative',
    w: '30px',
    h: '18px',
    borderRadius: 'full',
    bg: 'border.control',
    cursor: 'pointer',
    transition: 'background {durations.hover}',
    _before: { content: '""', position: 'absolute', inset: '-3px' },
    _after: {
      content: '""',
      position: 'absolute',
      top: '2px',
      insetInlineStart: '2px',
      boxSize: '14px',
      borderRadius: 'full',
      bg: 'surface',
      transition: 'translate {durations.hover} {easings.out}',
    },
    '&:checked': { bg: 'accent', _after: { translate: '12px 0' } },
    '&[aria-readonly]': { bg: 'border.strong', cursor: 'not-allowed' },
    '@media (forced-colors: active)': { appearance: 'auto', _after: { display: 'none' } },
  },
});
