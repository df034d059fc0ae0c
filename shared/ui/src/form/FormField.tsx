import { n } from '@console/words';
import type { ReactNode } from 'react';
import type { ControllerRenderProps, FieldValues, Path } from 'react-hook-form';
import { Field, type FieldProps } from '../fields/Field';
import { tooLong } from './text-length';
import type { Form } from './use-form';
import { useFormControl } from './use-form-control';

interface FormFieldProps<Values extends FieldValues, Name extends Path<Values>>
  extends Omit<FieldProps, 'label' | 'children'> {
  form: Form<Values>;
  name: Name;
  /** Only for a field inside a part with one name in `labels`, such as the street of an address. */
  label?: ReactNode;
  /**
   * An error that the schema cannot have, such as that of a check by the server; the schema's own error has priority.
   */
  error?: ReactNode;
  /** Trims the text on blur. */
  trimmed?: boolean;
  /** The control; it needs the field's value, handlers and ref. */
  children: (field: ControllerRenderProps<Values, Name>) => ReactNode;
}

/** A field of a form: label, control, and the error of the schema or the server. */
export function FormField<Values extends FieldValues, Name extends Path<Values>>(props: FormFieldProps<Values, Name>) {
  const { form, name, label = form.labels[name as keyof Values & string], trimmed, children, ...field } = props;
  const { error: ownError, ...control } = useFormControl(form, name);
  const room = roomLeft(control.value, form.longestOf(name));
  const error = room?.error ?? ownError ?? props.error;
  return (
    <Field {...field} label={label} error={error} hint={room?.hint ?? field.hint}>
      {children(withLeaving(control, { trimmed, isChoice: field.group === true && form.mode === 'onTouched' }))}
    </Field>
  );
}

/** Hint while typing: the characters left when there are few, or the surplus. */
function roomLeft(text: unknown, longest: number | undefined) {
  if (typeof text !== 'string' || longest === undefined) return undefined;
  const error = tooLong(text, longest);
  if (error !== undefined) return { error };
  const left = longest - text.length;
  if (left > Math.max(10, longest / 10)) return undefined;
  return { hint: <span aria-live="polite">{n(left, '{count} character left', '{count} characters left')}</span> };
}

/** A control that trims its text on blur; a choice is validated as soon as it is made. */
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
