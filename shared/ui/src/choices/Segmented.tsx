import { chakra } from '@chakra-ui/react';
import { type Ref, useId } from 'react';
import { useFieldGroup } from '../fields/Field';
import { CheckIcon } from '../icons';
import { type Option, withValue } from './with-value';

interface SegmentedProps<Value extends string> {
  /** An unknown value is shown until another is chosen. */
  options: readonly Option<Value>[];
  /** Empty = nothing chosen. */
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean | undefined;
  /** Needed only without a Field. */
  label?: string;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Two to four short choices, as radio buttons in one frame. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { options, value, onChange, disabled, label, ref } = props;
  const name = useId();
  const group = useFieldGroup();
  return (
    <Group role="radiogroup" aria-label={label} {...group}>
      {withValue(options, value).map((option, index) => (
        <Choice key={option.value}>
          <input
            ref={index === 0 ? ref : undefined}
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

export const segments = {
  display: 'inline-flex',
  gap: '0.5',
  p: '0.5',
  borderRadius: 'control',
  bg: 'bg',
  outline: '1px solid var(--colors-border)',
} as const;
export const segment = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  h: 'control.small',
  px: '3',
  borderRadius: 'badge',
  color: 'text.muted',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  _hover: { color: 'text' },
} as const;
export const chosenSegment = {
  bg: 'raised',
  color: 'text',
  boxShadow: '0 0 0 1px var(--colors-border-strong), var(--shadows-1)',
} as const;

// Long words wrap, as in a dialog on mobile.
const Group = chakra('div', { base: { ...segments, flexWrap: 'wrap', justifySelf: 'start' } });

const Choice = chakra('label', {
  base: {
    ...segment,
    position: 'relative',
    cursor: 'pointer',
    '&:has(:checked)': chosenSegment,
    '&:has(:focus-visible)': { boxShadow: 'var(--ring)' },
    '&:has(:disabled)': { cursor: 'not-allowed', color: 'text.subtle' },
    '& > input': { appearance: 'none', position: 'absolute', inset: '0', cursor: 'inherit', boxShadow: 'none' },
    '@media (forced-colors: active)': { '&:has(:checked)': { borderWidth: '1px', borderColor: 'Highlight' } },
  },
});
