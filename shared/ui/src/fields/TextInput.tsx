import { chakra } from '@chakra-ui/react';
import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { controlRecipe } from './control-recipe';
import { useFieldControl } from './Field';

interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'type'> {
  /** For email use `inputMode`: under the type, Chromium rewrites a domain while people type. */
  type?: 'number' | 'tel' | 'text' | 'url';
  size?: 'medium' | 'large';
  /** Identifiers need equal widths. */
  mono?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Takes `{...form.register('name')}`. */
export function TextInput({ mono, ...props }: TextInputProps) {
  const control = useFieldControl(props);
  return <Input fontFamily={mono ? 'mono' : undefined} autoComplete="off" {...props} {...control} />;
}

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  mono?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Grows with its text where browsers can. */
export function TextArea({ rows = 4, mono, ...props }: TextAreaProps) {
  const control = useFieldControl(props);
  return <Area fontFamily={mono ? 'mono' : undefined} rows={rows} {...props} {...control} />;
}

const Input = chakra('input', controlRecipe);
const Area = chakra('textarea', {
  ...controlRecipe,
  base: {
    ...controlRecipe.base,
    display: 'block',
    h: 'auto',
    py: '1.5',
    resize: 'vertical',
    fieldSizing: 'content',
    minH: '72px',
  },
});
