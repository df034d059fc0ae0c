import { retentionPolicies } from '@console/api';
import { lifetimeInWords } from '@console/product';
import { Checkbox, chakra, formatShortDate, Notice, TextInput } from '@console/ui';
import { FormField, type FormState } from '@console/ui/form';
import { ClockIcon } from '@console/ui/icons';
import { Caption } from '@console/ui/layout';
import { t } from '@console/words';
import { useId, useState } from 'react';
import type { PolicyValues } from './retention-policy-schema';

const DAY_MS = 86_400_000;

interface PolicyFieldsProps {
  form: FormState<PolicyValues>;
  others: readonly retentionPolicies.RetentionPolicy[];
}

export function PolicyFields({ form, others }: PolicyFieldsProps) {
  const [lifetimeDays, isDisabled] = form.watch(['lifetimeDays', 'isDisabled']);
  const noteId = useId();
  const [today] = useState(() => Date.now());
  const example = t('A record archived today would be deleted on {date}.', {
    date: formatShortDate(new Date(today + lifetimeDays * DAY_MS)),
  });
  const twin = others.find((other) => other.lifetimeDays === lifetimeDays && !other.isDisabled);
  return (
    <>
      <FormField form={form} name="name" required trimmed>
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
      <FormField
        form={form}
        name="lifetimeDays"
        group
        hint={twin ? `${example} ${t('{name} has the same lifetime.', { name: twin.name })}` : example}
      >
        {({ value, onChange, ref }) => <Lifetimes value={value} onChange={onChange} inputRef={ref} />}
      </FormField>
      <div>
        <Checkbox
          checked={isDisabled}
          aria-describedby={noteId}
          onChange={(event) => form.setValue('isDisabled', event.target.checked, { shouldDirty: true })}
        >
          {t('Disabled')}
        </Checkbox>
        <Caption id={noteId} mt="1" ps="6">
          {t('Folders that use this policy stop deleting records, and you can’t choose it for other folders.')}
        </Caption>
      </div>
    </>
  );
}

export function NotUsedYet() {
  return (
    <Notice tone="neutral" icon={<ClockIcon />}>
      {t('No folder uses this policy yet. To use it, choose it for a folder under Archive > Folders.')}
    </Notice>
  );
}

interface LifetimesProps {
  value: number;
  onChange: (days: number) => void;
  inputRef: (element: HTMLInputElement | null) => void;
}

/** INTG-120, INTG-121 */
function Lifetimes({ value, onChange, inputRef }: LifetimesProps) {
  const name = useId();
  // C140: a stored lifetime stays.
  const [stored] = useState(value);
  const isOther = !(retentionPolicies.LIFETIMES as readonly number[]).includes(stored);
  return (
    <Choices role="radiogroup" aria-label={t('Lifetime')}>
      {[...retentionPolicies.LIFETIMES, ...(isOther ? [stored] : [])].map((days, index) => (
        <label key={days}>
          <input
            ref={index === 0 ? inputRef : undefined}
            type="radio"
            name={name}
            checked={days === value}
            onChange={() => onChange(days)}
          />
          {isOther && days === stored
            ? t('{lifetime} (current)', { lifetime: lifetimeInWords(days) })
            : lifetimeInWords(days)}
        </label>
      ))}
    </Choices>
  );
}

// `Segmented` takes four at most.
const Choices = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: '1.5',
    smDown: { gridTemplateColumns: '1fr 1fr' },
    '& > label': {
      position: 'relative',
      display: 'grid',
      placeContent: 'center',
      minH: 'control',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'control',
      cursor: 'pointer',
      textAlign: 'center',
      smDown: { minH: 'touch' },
      '&:has(:checked)': { borderColor: 'accent.text', bg: 'selected', color: 'accent.text', fontWeight: 'strong' },
      '&:has(:focus-visible)': { boxShadow: 'var(--ring)' },
      '@media (hover: hover)': { '&:hover': { borderColor: 'focus' } },
      '@media (forced-colors: active)': { '&:has(:checked)': { outline: '2px solid Highlight' } },
    },
    '& input': { appearance: 'none', position: 'absolute', inset: '0', cursor: 'inherit', boxShadow: 'none' },
  },
});
