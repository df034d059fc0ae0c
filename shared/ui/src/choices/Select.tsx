import { chakra } from '@chakra-ui/react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { controlRecipe } from '../fields/control-recipe';
import { heldReadOnly, useFieldControl } from '../fields/Field';
import { ChevronDownIcon } from '../icons';
import { type Option, withValue } from './with-value';

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size' | 'multiple'> {
  size?: 'medium' | 'large';
  /** Shown if nothing is chosen; no choice itself. */
  placeholder?: string;
  /** Instead of children. An unknown value is shown until another is chosen. */
  options?: readonly Option[];
  ref?: Ref<HTMLSelectElement>;
}

/**
 * The browser's select, with its keyboard and mobile picker, in our style where browsers allow. Takes `options` or
 * `<option>`s.
 */
export function Select({ placeholder, options, children, size, ...props }: SelectProps) {
  const { readOnly, ...control } = useFieldControl(props);
  return (
    <Frame>
      <Native size={size} {...props} {...control} {...(readOnly && heldReadOnly)}>
        {placeholder && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options &&
          withValue(options, String(props.value ?? '')).map(({ value, label, lang }) => (
            <option key={value} value={value} lang={lang}>
              {label}
            </option>
          ))}
        {children}
      </Native>
      <ChevronDownIcon />
    </Frame>
  );
}

const Frame = chakra('div', {
  base: {
    position: 'relative',
    minW: '0',
    '& > svg': {
      position: 'absolute',
      insetInlineEnd: '10px',
      top: '0',
      bottom: '0',
      my: 'auto',
      color: 'text.subtle',
      pointerEvents: 'none',
    },
  },
});

const Native = chakra('select', {
  ...controlRecipe,
  base: {
    ...controlRecipe.base,
    pe: '8',
    appearance: 'none',
    cursor: 'pointer',
    '&[aria-readonly]': { bg: 'surface.sunken', borderColor: 'border', color: 'text.muted', cursor: 'default' },
    textOverflow: 'ellipsis',
    '&:has(> option[value=""]:checked)': { color: 'text.subtle' },
    '& option': { bg: 'raised', color: 'text' },
    '@supports (appearance: base-select)': {
      '&, &::picker(select)': { appearance: 'base-select' },
      '&::picker-icon': { display: 'none' },
      '&::picker(select)': {
        mt: '1',
        p: '1',
        bg: 'raised',
        color: 'text',
        borderWidth: '1px',
        borderColor: 'border.strong',
        borderRadius: 'card',
        boxShadow: '2',
        maxH: 'min(320px, 60dvh)',
      },
      '& option': {
        gap: '2',
        minH: '32px',
        px: '2',
        borderRadius: 'badge',
        bg: 'transparent',
        outline: 'none',
        cursor: 'pointer',
        '&:hover, &:focus': { bg: 'pressed' },
        '&:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--colors-focus)' },
        '&:checked': { fontWeight: 'medium', color: 'accent.text' },
        '&::checkmark': { order: 1, ms: 'auto' },
      },
    },
  },
});
