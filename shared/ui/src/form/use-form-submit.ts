import { ApiError } from '@console/http';
import { t } from '@console/words';
import { type SyntheticEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, SubmitHandler } from 'react-hook-form';
import { failureWords, fullReason } from '../format/failure-words';
import { notePress } from '../system/presses';
import { reloadWithDrafts } from '../unsaved/drafts';
import { answerSave, forgetSaved, type SaveState, sendVersionWith, showErrorsOf } from '../unsaved/open-forms';
import type { Recovery } from './FormError';
import { type FieldError, fieldErrorsOf } from './field-errors';
import type { Form } from './use-form';
import type { FormSave } from './use-save';

export interface FormSubmission<Values extends FieldValues> {
  form: Form<Values>;
  /** What a submit does instead of `form.send`: a question first, or the next step. */
  onSubmit?: SubmitHandler<Values>;
  /** A write other than the form's own save: the check of a step, or the invite of one address. */
  save?: FormSave | undefined;
  /** A link for the case that the record was deleted in the meantime, such as 'All roles'. */
  wayOut?: Recovery | undefined;
}

const NO_SAVE = { isPending: false, error: null, failed: '', state: undefined };

/** A form without a save ignores a second submit for this time, until its next step has been drawn. */
const NEXT_STEP_MS = 100;

/**
 * The submit logic of every form: one submit at a time, server errors at their fields, other errors in a line. After a
 * refusal, the first field with an error is scrolled into view and focused; errors that no field shows stand beside the
 * button. The press that opened the form does not submit it.
 */
export function useFormSubmit<Values extends FieldValues>(submission: FormSubmission<Values>) {
  const { form, onSubmit = (values) => form.send(values), save = form.save ?? NO_SAVE, wayOut } = submission;
  const { isPending: isSubmitting, error: submitError, failed: failureMessage, state } = save;
  const element = useRef<HTMLFormElement>(null);
  const isLocked = useRef(false);
  const isOpeningPress = useRef<() => boolean>(undefined);
  const [refusals, setRefusals] = useState(0);
  const [unsaid, setUnsaid] = useState<readonly string[]>([]);
  const messages = messagesOf(form.formState.errors);
  const fieldErrors = fieldErrorsOf(submitError, form.labels);

  useLayoutEffect(() => {
    isOpeningPress.current = notePress();
  }, []);

  const { connectSave, version } = form;
  useLayoutEffect(() => {
    if (!state) return;
    connectSave(state);
    sendVersionWith(state, version);
    const stopShowing = showErrorsOf(state);
    return () => {
      stopShowing();
      connectSave(undefined);
    };
  }, [state, connectSave, version]);
  useEffect(() => {
    // `onSuccess` has navigated before, if it does; from here on input is unsaved again.
    if (!isSubmitting && state) forgetSaved(state);
  }, [isSubmitting, state]);

  const showFieldErrors = useEffectEvent(() => {
    form.showFieldErrors(submitError);
    // Counted after this task, so that the effect runs after the errors are drawn.
    if (fieldErrors.length > 0) queueMicrotask(() => setRefusals((before) => before + 1));
  });
  // Once for each error, because a later change of the field clears it.
  useEffect(() => showFieldErrors(), [submitError]);

  const showProblems = useEffectEvent(() => {
    const invalid = [...(element.current?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? [])];
    const said = invalid.map(descriptionOf);
    setUnsaid(messages.filter((message) => !said.some((words) => words.includes(message))));
    const [first] = invalid;
    if (!first) return;
    (first.closest('[data-field]') ?? first).scrollIntoView({ block: 'nearest' });
    focusableIn(first)?.focus({ preventScroll: true });
  });
  // Runs after the errors are drawn.
  useEffect(() => {
    if (refusals > 0) showProblems();
  }, [refusals]);

  async function submit(event?: SyntheticEvent) {
    event?.preventDefault();
    // The save's state is current before the next render, so a press right after the answer counts.
    if (isLocked.current || (state && state.underWay > 0) || isOpeningPress.current?.()) return;
    isLocked.current = true;
    let isNextStep = !state;
    let isRefused = false;
    setUnsaid([]);
    try {
      await form.handleSubmit(onSubmit, () => {
        isNextStep = false;
        isRefused = true;
      })();
    } finally {
      const unlock = () => {
        isLocked.current = false;
      };
      if (isNextStep) setTimeout(unlock, NEXT_STEP_MS);
      else unlock();
      if (isRefused) setRefusals((before) => before + 1);
    }
  }

  const unsaidNow = unsaid.filter((message) => messages.includes(message)).join('\n');
  return {
    element,
    submit,
    isSubmitting,
    errorLine: isSubmitting ? undefined : unsaidNow || errorLine(submitError, fieldErrors, failureMessage),
    recovery: recoveryFrom(submitError, wayOut, state),
  };
}

/** All messages in the form's errors, of nested fields too. */
function messagesOf(errors: object): string[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (key === 'ref' || typeof error !== 'object' || error === null) return [];
    return 'message' in error && typeof error.message === 'string' ? error.message : messagesOf(error);
  });
}

/** The descriptions of a control and of the controls inside it: a frame around several has none of its own. */
function descriptionOf(invalid: Element): string {
  const described = [invalid, ...invalid.querySelectorAll('[aria-describedby]')];
  const ids = described.flatMap((element) => element.getAttribute('aria-describedby')?.split(' ') ?? []);
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

// File inputs are excluded, because they are hidden behind a button.
const FOCUSABLE = 'input:not([type=file]), select, textarea, button';

/** In a group of choices, the chosen one gets the focus. */
function focusableIn(invalid: HTMLElement): HTMLElement | null {
  if (invalid.matches(FOCUSABLE)) return invalid;
  return invalid.querySelector<HTMLElement>('input:checked') ?? invalid.querySelector<HTMLElement>(FOCUSABLE);
}

/** After a conflict: a reload, which offers the input on top of the current record. After a deletion: a way out. */
function recoveryFrom(
  error: unknown,
  wayOut: Recovery | undefined,
  state: SaveState | undefined,
): Recovery | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'conflict') return { label: t('Refresh'), onSelect: reloadWithDrafts };
  if (error.code !== 'notFound' || !wayOut) return undefined;
  const onSelect = () => {
    // The record is deleted, so there is nothing to save and leaving must not ask.
    if (state) answerSave(state, 'saved');
    wayOut.onSelect();
  };
  return { ...wayOut, onSelect };
}

/** The error line; empty if fields show the error, or a toast has shown it (SHRD-012). */
function errorLine(error: unknown, fieldErrors: FieldError[], failureMessage: string): string | undefined {
  if (error === null || error === undefined) return undefined;
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : failureMessage;
  if (error.handled || fieldErrors.length > 0) return undefined;
  const words = failureWords(error, failureMessage);
  return [words.title, fullReason(words)].filter(Boolean).join('\n');
}
