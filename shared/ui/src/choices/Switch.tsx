import { chakra } from '@chakra-ui/react';
import type { InputHTMLAttributes, Ref } from 'react';
import { useFieldControl } from '../fields/Field';

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  ref?: Ref<HTMLInputElement>;
}

/** Turns a whole thing on or off. Named by the Field around it or by `aria-label`. */
export function Switch(props: SwitchProps) {
  const { readOnly, ...control } = useFieldControl(props);
  // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its own state
  return <Track type="checkbox" role="switch" {...props} {...control} disabled={props.disabled || readOnly} />;
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
      left: '2px',
      boxSize: '14px',
      borderRadius: 'full',
      bg: 'surface',
      transition: 'translate {durations.hover} {easings.out}',
    },
    '&:checked': { bg: 'accent', _after: { translate: '12px 0' } },
    '&:disabled': { bg: 'border.strong', cursor: 'not-allowed' },
    '@media (forced-colors: active)': { appearance: 'auto', _after: { display: 'none' } },
  },
});
