import { chakra } from '@chakra-ui/react';
import { type ReactNode, type Ref, useId } from 'react';
import { useFieldGroup } from './Field';

export interface RadioCardsProps<Value extends string> {
  options: readonly RadioCard<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Only without a Field around it. */
  label?: string;
  ref?: Ref<HTMLInputElement>;
}

interface RadioCard<Value extends string> {
  value: Value;
  label: string;
  /** What choosing it means, in one sentence. */
  about: ReactNode;
}

/** One of two or three choices that need a sentence each. Where a word does, it is a `Segmented`. */
export function RadioCards<Value extends string>({ options, value, onChange, label, ref }: RadioCardsProps<Value>) {
  const name = useId();
  const group = useFieldGroup();
  return (
    <Group role="radiogroup" aria-label={label} {...group}>
      {options.map((option) => (
        <Card key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            aria-describedby={`${name}-${option.value}`}
            onChange={() => onChange(option.value)}
            ref={option.value === value ? ref : undefined}
          />
          <span>{option.label}</span>
          <small id={`${name}-${option.value}`}>{option.about}</small>
        </Card>
      ))}
    </Group>
  );
}

const Group = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))', gap: '3' },
});

const Card = chakra('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr)',
    gap: '2px 10px',
    alignItems: 'center',
    alignContent: 'start',
    p: '3',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'card',
    cursor: 'pointer',
    fontWeight: 'medium',
    _hover: { borderColor: 'border.control' },
    '&:has(:checked)': { borderColor: 'accent', bg: 'accent.soft', boxShadow: 'inset 0 0 0 1px var(--colors-accent)' },
    '&:has(:focus-visible)': { boxShadow: 'var(--ring)' },
    '& > small': { gridColumn: '2', textStyle: 'xs', fontWeight: 'regular', color: 'text.muted' },
    '& > input': {
      appearance: 'none',
      boxSize: '16px',
      m: '0',
      borderWidth: '1.5px',
      borderColor: 'border.control',
      borderRadius: 'full',
      bg: 'surface',
      boxShadow: 'none',
      cursor: 'inherit',
      '&:checked': { borderWidth: '5px', borderColor: 'accent' },
    },
    '@media (forced-colors: active)': { '& > input': { appearance: 'auto' } },
  },
});
