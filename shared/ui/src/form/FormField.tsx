import { n } from '@console/words';
import type { ReactNode } from 'react';
import type { ControllerRenderProps, FieldValues, Path } from 'react-hook-form';
import { Field, type FieldProps } from '../fields/Field';
import { longestOf, tooLong } from './text-length';
import type { Form } from './use-form';
import { useFormControl } from './use-form-control';

interface FormFieldProps<Values extends FieldValues, Name extends Path<Values>>
  extends Omit<FieldProps, 'label' | 'children'> {
  form: Form<Values>;
  name: Name;
  /** Names a part of a labelled value, such as an address's street. */
  label?: ReactNode;
  /** Beyond the schema, such as the server's check; the schema's error comes first. */
  error?: ReactNode;
  /** Trims on blur. */
  trimmed?: boolean;
  /** Takes value, handlers and ref. */
  children: (field: ControllerRenderProps<Values, Name>) => ReactNode;
}

/** Label, control, and the schema's or server's error. */
export function FormField<Values extends FieldValues, Name extends Path<Values>>(props: FormFieldProps<Values, Name>) {
  const { form, name, label = form.labels[name as keyof Values & string], trimmed, children, ...field } = props;
  const { error: ownError, ...control } = useFormControl(form, name);
  const room = roomLeft(control.value, longestOf(form.schema, name));
  const error = room?.error ?? ownError ?? props.error;
  return (
    <Field {...field} label={label} error={error} hint={room?.hint ?? field.hint}>
      {children(withLeaving(control, { trimmed, isChoice: field.group === true && form.mode === 'onTouched' }))}
    </Field>
  );
}

function roomLeft(text: unknown, longest: number | undefined) {
  if (typeof text !== 'string' || longest === undefined) return undefined;
  const error = tooLong(text, longest);
  if (error !== undefined) return { error };
  const room = longest - text.length;
  if (room > Math.max(10, longest / 10)) return undefined;
  return { hint: <span aria-live="polite">{n(room, '{count} character left', '{count} characters left')}</span> };
}

function withLeaving<Values extends FieldValues, Name extends Path<Values>>(
  control: ControllerRenderProps<Values, Name>,
  { trimmed = false, isChoice }: { trimmed: boolean | undefined; isChoice: boolean },
): ControllerRenderProps<Values, Name> {
  const text: unknown = control.value;
  return {
    ...control,
    onChange(...event) {
      control.onChange(...event);
      if (isChoice) control.onBlur();
    },
    onBlur() {
      if (trimmed && typeof text === 'string' && text !== text.trim()) control.onChange(text.trim());
      control.onBlur();
    },
  };
}
