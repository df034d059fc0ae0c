import { ApiError } from '@console/http';
import { type SyntheticEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { afterwordOf } from '../toasts/show-failure';
import type { FieldValues, Path, SubmitHandler } from 'react-hook-form';
import { forgetSaved, showErrorsOf } from '../unsaved/open-forms';
import type { Form } from './use-form';
import type { Save } from './use-save';

/** The write behind a form, as `useSave` gives it, whatever it sends. */
export type FormSave = Pick<Save, 'isPending' | 'error' | 'failed' | 'state'>;

export interface FormSubmission<Values extends FieldValues> {
  form: Form<Values>;
  onSubmit: SubmitHandler<Values>;
  /** An `ApiError`'s field errors go to their fields; the rest is said under the form. Absent where submitting only goes on to a next step. */
  save?: FormSave | undefined;
}

const NO_SAVE = { isPending: false, error: null, failed: '', state: undefined };

/** For as long a form without a save takes no second press: its next step has not been drawn yet. */
const DOUBLE_CLICK_MS = 100;

/** What every form does around its fields: one submit at a time, server errors on their fields, the words of the rest. */
export function useFormSubmit<Values extends FieldValues>(submission: FormSubmission<Values>) {
  const { form, onSubmit, save } = submission;
  const { isPending: isSubmitting, error: submitError, failed: failureMessage, state } = save ?? NO_SAVE;
  const isLocked = useRef(false);
  const fieldErrors = submitError instanceof ApiError ? knownFields(submitError.fieldErrors, form.labels) : [];

  const { connectSave } = form;
  useLayoutEffect(() => {
    if (!state) return;
    connectSave(state);
    const stopShowing = showErrorsOf(state);
    return () => {
      stopShowing();
      connectSave(undefined);
    };
  }, [state, connectSave]);
  useEffect(() => {
    // Whoever goes on after the save has gone by now; what is typed from here on is unsaved again.
    if (!isSubmitting && state) forgetSaved(state);
  }, [isSubmitting, state]);

  const showFieldErrors = useEffectEvent(() => {
    for (const [index, [name, message]] of fieldErrors.entries()) {
      form.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
    }
  });
  // Once per error: a later change of the field clears it.
  useEffect(() => showFieldErrors(), [submitError]);

  async function submit(event?: SyntheticEvent) {
    event?.preventDefault();
    // The save itself knows first whether it is under way, and whether its answer has come: the press after that counts.
    if (isLocked.current || (state && state.underWay > 0)) return;
    isLocked.current = true;
    let isNextStep = !state;
    try {
      await form.handleSubmit(onSubmit, () => {
        isNextStep = false;
      })();
    } finally {
      const unlock = () => {
        isLocked.current = false;
      };
      if (isNextStep) setTimeout(unlock, DOUBLE_CLICK_MS);
      else unlock();
    }
  }

  return {
    submit,
    isSubmitting,
    errorLine: isSubmitting ? undefined : errorLine(submitError, fieldErrors, failureMessage),
  };
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
  const message = error.userMessage(failureMessage, { withValidation: true });
  const afterword = afterwordOf(error);
  return afterword === undefined ? message : `${message}\n${afterword}`;
}
