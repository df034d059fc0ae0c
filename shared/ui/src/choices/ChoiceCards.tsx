import { chakra } from '@chakra-ui/react';
import { type FocusEvent, type ReactNode, type Ref, useId } from 'react';
import { useFieldGroup } from '../fields/Field';
import { LockIcon } from '../icons';
import { Checkbox } from './Checkbox';

export interface ChoiceCard<Value extends string> {
  value: Value;
  label: string;
  description?: ReactNode;
  /** Height: at most 40 px. */
  icon?: ReactNode;
  /** 'In use', beside the label. */
  badge?: ReactNode;
  /** Blocks the card, which stays focusable. */
  disabledReason?: string | undefined;
}

interface CardsProps<Value extends string> {
  options: readonly ChoiceCard<Value>[];
  onBlur?: (event: FocusEvent) => void;
  /** Needed only without a Field. */
  label?: string;
  /** Narrow rows, for choices read line by line. */
  stacked?: boolean;
  /** Gets the focus on an error: the chosen card, else the first allowed. */
  ref?: Ref<HTMLInputElement>;
}

interface OneOf<Value extends string> {
  multiple?: false;
  /** Empty = nothing chosen. */
  value: Value | '';
  onChange: (value: Value) => void;
}

interface SomeOf<Value extends string> {
  /** Draws checkboxes instead of radio buttons. */
  multiple: true;
  value: readonly Value[];
  onChange: (values: Value[]) => void;
}

type ChoiceCardsProps<Value extends string> = CardsProps<Value> & (OneOf<Value> | SomeOf<Value>);

/** A few choices that need a sentence each; `Segmented` is for single words. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { options, onBlur, label, stacked = false, ref } = props;
  const id = useId();
  const field = useFieldGroup();
  const isChosen = (value: Value) => (props.multiple ? props.value.includes(value) : props.value === value);
  const first =
    options.find(({ value }) => isChosen(value)) ?? options.find(({ disabledReason }) => disabledReason === undefined);

  function choose(value: Value) {
    if (!props.multiple) return props.onChange(value);
    const otherValues = props.value.filter((otherValue) => otherValue !== value);
    props.onChange(isChosen(value) ? otherValues : [...otherValues, value]);
  }

  const Tick = props.multiple ? Checkbox : Radio;
  // ARIA allows aria-required on radio groups only.
  const { 'aria-required': isRequired, ...group } = field ?? {};
  return (
    <Group
      {...group}
      stacked={stacked}
      role={props.multiple ? 'group' : 'radiogroup'}
      aria-required={props.multiple ? undefined : isRequired}
      aria-label={label}
      onBlur={onBlur}
    >
      {options.map((option) => (
        <Card key={option.value} data-disabled={option.disabledReason !== undefined || undefined}>
          <Tick
            name={id}
            value={option.value}
            checked={isChosen(option.value)}
            aria-labelledby={`${id}-${option.value}-label`}
            aria-describedby={`${id}-${option.value}-about`}
            aria-disabled={option.disabledReason !== undefined || undefined}
            // `disabled` would make the card unreachable.
            onChange={() => option.disabledReason === undefined && choose(option.value)}
            ref={option === first ? ref : undefined}
          />
          {option.icon}
          <Words>
            <Head>
              <span id={`${id}-${option.value}-label`}>{option.label}</span>
              {option.badge}
            </Head>
            <small id={`${id}-${option.value}-about`}>
              {option.description}
              {option.disabledReason !== undefined && (
                <Reason>
                  <LockIcon size={14} strokeWidth={2} aria-hidden />
                  {option.disabledReason}
                </Reason>
              )}
            </small>
          </Words>
        </Card>
      ))}
    </Group>
  );
}

const Group = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    gap: '3',
    '&[aria-invalid=true] > label': { borderColor: 'danger' },
  },
  variants: { stacked: { true: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' } } },
});

const Card = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '10px',
    minW: '0',
    p: '3',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'card',
    cursor: 'pointer',
    '&:hover:not([data-disabled])': { borderColor: 'border.control' },
    '&:has(:checked)': { borderColor: 'accent', bg: 'accent.soft', boxShadow: 'inset 0 0 0 1px var(--colors-accent)' },
    // A badge's own colour is close to the card's.
    '& > input:checked ~ * [id] + *': { bg: 'surface' },
    '&:has(:focus-visible)': { boxShadow: 'var(--ring)' },
    '&[data-disabled]': { bg: 'surface.sunken', borderColor: 'border', color: 'text.muted', cursor: 'not-allowed' },
    '& > svg, & > img': { flex: 'none', maxW: '40px', mt: '0.5' },
    '& > svg': { color: 'accent.text' },
    '&[data-disabled] > svg': { color: 'text.subtle' },
    // The card has the focus ring.
    '& > input': { m: '2px 0 0', boxShadow: 'none', cursor: 'inherit' },
    '@media (forced-colors: active)': {
      '&:has(:checked)': { borderColor: 'Highlight', borderWidth: '2px' },
      '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
      '& > input': { borderWidth: '0' },
    },
  },
});
const Words = chakra('span', {
  base: {
    flex: '1',
    minW: '0',
    display: 'grid',
    gap: '0.5',
    '& > small': { textStyle: 'xs', color: 'text.muted', textWrap: 'pretty' },
  },
});
const Head = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px', fontWeight: 'medium' },
});
const Reason = chakra('span', {
  base: { display: 'flex', gap: '1', mt: '1', '& > svg': { flex: 'none', mt: '1px' } },
});

const Radio = chakra(
  'input',
  {
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
  },
  { defaultProps: { type: 'radio' } },
);
