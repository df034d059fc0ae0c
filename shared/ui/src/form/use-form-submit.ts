import { ApiError } from '@console/http';
import { type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, Path, SubmitHandler } from 'react-hook-form';
import type { Form } from './use-form';

export interface FormSubmission<Values extends FieldValues> {
  form: Form<Values>;
  onSubmit: SubmitHandler<Values>;
  isSubmitting: boolean;
  /** What the last attempt threw. An `ApiError`'s field errors go to their fields; the rest is said under the form. */
  submitError: unknown;
  /** The specification's message for a failure that brings no words of its own. */
  failureMessage: string;
}

/** Longer than a double click lasts and a mutation takes to tell that it has begun. */
const DOUBLE_CLICK_MS = 100;

/** What every form does around its fields: one submit at a time, server errors on their fields, the words of the rest. */
export function useFormSubmit<Values extends FieldValues>(submission: FormSubmission<Values>) {
  const { form, onSubmit, isSubmitting, submitError, failureMessage } = submission;
  const isLocked = useRef(false);
  const isSubmittingNow = useRef(isSubmitting);
  const fieldErrors = submitError instanceof ApiError ? knownFields(submitError.fieldErrors, form.labels) : [];

  const { setSubmitting } = form;
  useEffect(() => {
    isSubmittingNow.current = isSubmitting;
    setSubmitting(isSubmitting);
    if (!isSubmitting) isLocked.current = false;
  }, [isSubmitting, setSubmitting]);

  const showFieldErrors = useEffectEvent(() => {
    for (const [index, [name, message]] of fieldErrors.entries()) {
      form.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
    }
  });
  // Once per error: a later change of the field clears it.
  useEffect(() => showFieldErrors(), [submitError]);

  async function submit(event?: SyntheticEvent) {
    event?.preventDefault();
    if (isLocked.current || isSubmitting) return;
    isLocked.current = true;
    let isValid = true;
    await form.handleSubmit(onSubmit, () => {
      isValid = false;
    })();
    if (!isValid) {
      isLocked.current = false;
      return;
    }
    // Nothing began, because the screen asks something first: the form is free again.
    setTimeout(() => {
      if (!isSubmittingNow.current) isLocked.current = false;
    }, DOUBLE_CLICK_MS);
  }

  return { submit, errorLine: isSubmitting ? undefined : errorLine(submitError, fieldErrors, failureMessage) };
}

type FieldError = [name: string, message: string];

/** The server may name fields in its own case and say things about fields that this form does not have. */
function knownFields(fieldErrors: Record<string, string>, labels: Record<string, string>): FieldError[] {
  return Object.entries(fieldErrors).flatMap(([name, message]): FieldError[] => {
    const [head = '', ...within] = name.split('.');
    const own = Object.keys(labels).find((field) => field.toLowerCase() === head.toLowerCase());
    return own ? [[[own, ...within.map(lowerFirst)].join('.'), message]] : [];
  });
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** Each error is said once: not here when its fields say it, nor when a toast has (SHRD-012). */
function errorLine(error: unknown, fieldErrors: FieldError[], failureMessage: string): string | undefined {
  if (error === null || error === undefined) return undefined;
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : failureMessage;
  if (error.handled || fieldErrors.length > 0) return undefined;
  return error.userMessage(failureMessage, { withValidation: true });
}
