import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { CheckIcon } from '../icons';
import { useFieldGroup } from './Field';

export interface SegmentedProps<Value extends string> {
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean | undefined;
  /** Only without a Field around it. */
  label?: string;
}

/** One of two to four short choices, all in sight: radio buttons in one piece. */
export function Segmented<Value extends string>({ options, value, onChange, disabled, label }: SegmentedProps<Value>) {
  const name = useId();
  const group = useFieldGroup();
  return (
    <Group role="radiogroup" aria-label={label} {...group}>
      {options.map((option) => (
        <Choice key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          {option.value === value && <CheckIcon />}
          {option.label}
        </Choice>
      ))}
    </Group>
  );
}

const Group = chakra('div', {
  base: { display: 'inline-flex', justifySelf: 'start', gap: '0.5', p: '0.5', borderRadius: 'control', bg: 'pressed' },
});

const Choice = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    h: 'control.small',
    px: '3',
    borderRadius: 'badge',
    color: 'text.muted',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { color: 'text' },
    '&:has(:checked)': {
      bg: 'surface',
      color: 'text',
      boxShadow: '0 0 0 1px var(--colors-border-strong), var(--shadows-1)',
    },
    '&:has(:focus-visible)': { boxShadow: 'var(--ring)' },
    '&:has(:disabled)': { cursor: 'not-allowed', color: 'text.subtle' },
    '& > input': { appearance: 'none', position: 'absolute', inset: '0', cursor: 'inherit', boxShadow: 'none' },
    '@media (forced-colors: active)': { '&:has(:checked)': { borderWidth: '1px' } },
  },
});
