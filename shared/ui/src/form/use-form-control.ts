import { type ControllerRenderProps, type FieldValues, type Path, useController, useWatch } from 'react-hook-form';
import { type FormIssue, SERVER } from './field-errors';
import type { Form } from './use-form';

const NO_ISSUES: readonly never[] = [];

/** The current issues of a form with `mode: 'onTouched'`; empty for other forms, which are validated on submit. */
export function useIssues<Values extends FieldValues>(form: Form<Values>): readonly FormIssue[] {
  const isChecked = form.mode === 'onTouched';
  const values = useWatch({ control: form.control, disabled: !isChecked });
  return isChecked ? form.issuesOf(values as Values) : NO_ISSUES;
}

/** A control of a form outside any `FormField`, such as a button that a rule requires to be pressed. */
export function useFormControl<Values extends FieldValues, Name extends Path<Values>>(
  form: Form<Values>,
  name: Name,
): ControllerRenderProps<Values, Name> & { error: string | undefined } {
  const { field, fieldState, formState } = useController({ control: form.control, name });
  const issue = useIssues(form).find((each) => each.name === name);
  if (form.mode === 'onSubmit') return { ...field, error: fieldState.error?.message };
  // Schema errors are computed from the current values: those in the form's state are as old as its last validation.
  const refusal = fieldState.error?.type === SERVER ? fieldState.error.message : undefined;
  const isShown = fieldState.isTouched || formState.isSubmitted;
  return { ...field, error: refusal ?? (isShown ? issue?.message : undefined) };
}
