import { ApiError } from '@console/http';
import { type ControllerRenderProps, type FieldValues, type Path, useController, useWatch } from 'react-hook-form';
import type { z } from '@console/schema';
import type { Form } from './use-form';

/** A field that the schema refuses. */
export interface FormIssue {
  name: string;
  /** For the field: 'Required'. */
  message: string;
  /** For the save bar: 'Test credentials', from `params.label` of the issue; otherwise the field's label. */
  label: string;
}

/** The first issue of each field, in the order of the schema. */
export function issuesOf<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  values: Values,
  labels: Record<string, string>,
): FormIssue[] {
  const { error } = schema.safeParse(values);
  const issues = new Map<string, FormIssue>();
  for (const issue of error?.issues ?? []) {
    const name = issue.path.join('.');
    const label: unknown = issue.code === 'custom' ? issue.params?.label : undefined;
    if (issues.has(name)) continue;
    issues.set(name, {
      name,
      message: issue.message,
      label: typeof label === 'string' ? label : (labels[name] ?? name),
    });
  }
  return [...issues.values()];
}

const NO_ISSUES: readonly never[] = [];

/** The present issues of a form with `mode: 'onTouched'`; none of any other form, which is checked when it is sent. */
export function useIssues<Values extends FieldValues>(form: Form<Values>): readonly FormIssue[] {
  const isChecked = form.mode === 'onTouched';
  const values = useWatch({ control: form.control, disabled: !isChecked });
  return isChecked ? form.issuesOf(values as Values) : NO_ISSUES;
}

/** A control of a form that stands in no `FormField`, such as a button that a rule requires to be pressed. */
export function useFormControl<Values extends FieldValues, Name extends Path<Values>>(
  form: Form<Values>,
  name: Name,
): ControllerRenderProps<Values, Name> & { error: string | undefined } {
  const { field, fieldState, formState } = useController({ control: form.control, name });
  const issue = useIssues(form).find((each) => each.name === name);
  if (form.mode === 'onSubmit') return { ...field, error: fieldState.error?.message };
  // The schema's errors are read from the present values: those in the form's state are as old as its last check.
  const refusal = fieldState.error?.type === SERVER ? fieldState.error.message : undefined;
  const isShown = fieldState.isTouched || formState.isSubmitted;
  return { ...field, error: refusal ?? (isShown ? issue?.message : undefined) };
}

/** The type of an error that the server has found. */
export const SERVER = 'server';

export type FieldError = [name: string, message: string];

/**
 * Errors of the server by the form's own names: it may write a name in another case, and name fields that the form does
 * not have.
 * @param names the form's names for fields that the server names otherwise
 */
export function fieldErrorsOf(
  error: unknown,
  labels: Readonly<Record<string, string>>,
  names: Readonly<Record<string, string>> = {},
): FieldError[] {
  if (!(error instanceof ApiError)) return [];
  return Object.entries(error.fieldErrors).flatMap(([name, message]): FieldError[] => {
    const [head = '', ...within] = name.split('.');
    const own = names[head] ?? Object.keys(labels).find((field) => field.toLowerCase() === head.toLowerCase());
    return own ? [[[own, ...within.map(lowerFirst)].join('.'), message]] : [];
  });
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
