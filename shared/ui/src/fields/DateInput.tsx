import { chakra } from '@chakra-ui/react';
import { type InputHTMLAttributes, type Ref, useImperativeHandle, useRef } from 'react';
import { IconButton } from '../buttons/IconButton';
import { CloseIcon } from '../icons';
import { controlRecipe } from './control-recipe';
import { firstDay, lastDay } from './date-limits';
import { useFieldControl } from './Field';

export interface DateInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange' | 'min' | 'max'> {
  /** A day such as `2026-11-05`, or nothing. */
  value: string;
  onChange: (day: string) => void;
  /** Narrows the choice further than the years that the console knows. */
  min?: string | undefined;
  max?: string | undefined;
  /** Names the cross that empties it: 'Clear date from'. */
  clearLabel?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A day of the years 2015 to this one (SHRD-026): the browser's own date field, with its keyboard, its calendar and the
 * phone's own picker, and a cross that empties it. What is typed can still lie outside; `dateError` tells.
 */
export function DateInput({ value, onChange, min, max, clearLabel = 'Clear date', ref, ...props }: DateInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const { readOnly, ...control } = useFieldControl(props);

  function clear() {
    // Half a date has no value that could be taken away, so the field itself is emptied.
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
        value={value}
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
    // Telephones centre the date.
    '& ::-webkit-date-and-time-value': { textAlign: 'start' },
  },
});
const Clear = chakra(IconButton, { base: { h: '24px', me: '-6px' } });
