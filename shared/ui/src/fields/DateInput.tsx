import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import { type InputHTMLAttributes, type Ref, useImperativeHandle, useRef } from 'react';
import { IconButton } from '../buttons/IconButton';
import { isDay } from '../format/days';
import { CloseIcon } from '../icons';
import { controlRecipe } from './control-recipe';
import { firstDay, lastDay } from './date-limits';
import { useFieldControl } from './Field';

interface DateInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange' | 'min' | 'max'> {
  /** `2026-11-05`; empty = none. */
  value: string;
  onChange: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  /** 'Clear date from'. */
  clearLabel?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * SHRD-026: a day from 2015 to this year, in the browser's date field with a cross. A typed date may leave the range;
 * `dateError` has the message.
 */
export function DateInput({ value, onChange, min, max, clearLabel = t('Clear date'), ref, ...props }: DateInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const { readOnly, ...control } = useFieldControl(props);

  function clear() {
    // A half-typed date has no value for React to clear.
    if (input.current) input.current.value = '';
    onChange('');
    input.current?.focus();
  }

  return (
    <Frame data-empty={value === '' || undefined} data-readonly={readOnly}>
      <input
        {...props}
        {...control}
        ref={input}
        type="date"
        min={min || firstDay}
        max={max || lastDay()}
        // An address may have a day that the field refuses.
        value={isDay(value) ? value : ''}
        readOnly={readOnly}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && !readOnly && <Clear label={clearLabel} icon={<CloseIcon />} size="small" onClick={clear} />}
    </Frame>
  );
}

const Frame = chakra('div', {
  ...controlRecipe,
  base: {
    ...controlRecipe.base,
    gap: '1',
    '&[data-empty] > input:not(:focus)': { color: 'text.subtle' },
    '& ::-webkit-calendar-picker-indicator': { m: '0', ms: '1', p: '0', opacity: 0.6, cursor: 'pointer' },
    '& ::-webkit-calendar-picker-indicator:hover': { opacity: 1 },
    '& ::-webkit-datetime-edit-fields-wrapper': { p: '0' },
    '& > input': { flex: '1', minW: '0', h: 'full', outline: 'none', boxShadow: 'none', appearance: 'none' },
    // Mobile browsers centre dates.
    '& ::-webkit-date-and-time-value': { textAlign: 'start' },
  },
});
const Clear = chakra(IconButton, { base: { h: '24px', me: '-6px' } });
