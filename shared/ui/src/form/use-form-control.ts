import { type ControllerRenderProps, type FieldValues, type Path, useController, useWatch } from 'react-hook-form';
import { type FormIssue, issuesOf, SERVER } from './field-errors';
import type { Form } from './use-form';

const NO_ISSUES: readonly never[] = [];

/** Returns issues only with `mode: 'onTouched'`; other forms validate on submit. */
export function useIssues<Values extends FieldValues>(form: Form<Values>): readonly FormIssue[] {
  const isChecked = form.mode === 'onTouched';
  const values = useWatch({ control: form.control, disabled: !isChecked });
  return isChecked ? issuesOf(form.schema, values as Values, form.labels) : NO_ISSUES;
}

/** Works outside `FormField`, for a button that a rule requires for example. */
export function useFormControl<Values extends FieldValues, Name extends Path<Values>>(
  form: Form<Values>,
  name: Name,
): ControllerRenderProps<Values, Name> & { error: string | undefined } {
  const { field, fieldState, formState } = useController({ control: form.control, name });
  const issue = useIssues(form).find((each) => each.name === name);
  if (form.mode === 'onSubmit') return { ...field, error: fieldState.error?.message };
  // The form's state is as old as its last validation.
  const refusal = fieldState.error?.type === SERVER ? fieldState.error.message : undefined;
  const isShown = fieldState.isTouched || fieldState.invalid || formState.isSubmitted;
  return { ...field, error: refusal ?? (isShown ? issue?.message : undefined) };
}
