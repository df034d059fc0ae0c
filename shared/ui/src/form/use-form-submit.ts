import { ApiError } from '@console/http';
import { type SyntheticEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, SubmitHandler } from 'react-hook-form';
import { failureWords, fullReason } from '../format/failure-words';
import { notePress } from '../system/presses';
import { reloadWithDrafts } from '../unsaved/drafts';
import { answerSave, forgetSaved, type SaveState, sendVersionWith, showErrorsOf } from '../unsaved/open-forms';
import type { Recovery } from './FormError';
import { type FieldError, fieldErrorsOf } from './field-errors';
import type { Form } from './use-form';
import type { Save } from './use-save';

/** The write behind a form, as `useSave` gives it, whatever it sends. */
export type FormSave = Pick<Save, 'isPending' | 'error' | 'failed' | 'state'>;

export interface FormSubmission<Values extends FieldValues> {
  form: Form<Values>;
  onSubmit: SubmitHandler<Values>;
  /** An `ApiError`'s field errors go to their fields; the rest is said under the form. Absent where submitting only goes on to a next step. */
  save?: FormSave | undefined;
  /** The way on where the record has been deleted meanwhile, such as 'All roles'. */
  wayOut?: Recovery | undefined;
}

const NO_SAVE = { isPending: false, error: null, failed: '', state: undefined };

/** For as long a form without a save takes no second press: its next step has not been drawn yet. */
const NEXT_STEP_MS = 100;

/**
 * What every form does around its fields: one submit at a time, server errors on their fields, the words of the rest.
 * After a refusal the first field with an error is in sight and has the focus; what no field says is said beside the
 * button. The press that led to the form does not send it.
 */
export function useFormSubmit<Values extends FieldValues>(submission: FormSubmission<Values>) {
  const { form, onSubmit, save, wayOut } = submission;
  const { isPending: isSubmitting, error: submitError, failed: failureMessage, state } = save ?? NO_SAVE;
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
    // Whoever goes on after the save has gone by now; what is typed from here on is unsaved again.
    if (!isSubmitting && state) forgetSaved(state);
  }, [isSubmitting, state]);

  const showFieldErrors = useEffectEvent(() => {
    form.showFieldErrors(submitError);
    // With the errors, which are drawn next.
    if (fieldErrors.length > 0) queueMicrotask(() => setRefusals((before) => before + 1));
  });
  // Once per error: a later change of the field clears it.
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
  // After the errors have been drawn.
  useEffect(() => {
    if (refusals > 0) showProblems();
  }, [refusals]);

  async function submit(event?: SyntheticEvent) {
    event?.preventDefault();
    // The save itself knows first whether it is under way, and whether its answer has come: the press after that counts.
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

/** All that the form's errors say, of fields within fields too. */
function messagesOf(errors: object): string[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (key === 'ref' || typeof error !== 'object' || error === null) return [];
    return 'message' in error && typeof error.message === 'string' ? error.message : messagesOf(error);
  });
}

/** All that describes a control, or what stands in it: a frame around several has no description of its own. */
function descriptionOf(invalid: Element): string {
  const described = [invalid, ...invalid.querySelectorAll('[aria-describedby]')];
  const ids = described.flatMap((element) => element.getAttribute('aria-describedby')?.split(' ') ?? []);
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

// The input of a file is pressed by its button.
const FOCUSABLE = 'input:not([type=file]), select, textarea, button';

/** A group of choices is entered where it is chosen. */
function focusableIn(invalid: HTMLElement): HTMLElement | null {
  if (invalid.matches(FOCUSABLE)) return invalid;
  return invalid.querySelector<HTMLElement>('input:checked') ?? invalid.querySelector<HTMLElement>(FOCUSABLE);
}

/** A reload offers what was typed on top of what is saved now; what is gone can only be left. */
function recoveryFrom(
  error: unknown,
  wayOut: Recovery | undefined,
  state: SaveState | undefined,
): Recovery | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'conflict') return { label: 'Refresh', onSelect: reloadWithDrafts };
  if (error.code !== 'notFound' || !wayOut) return undefined;
  const onSelect = () => {
    // There is nothing that could still be saved, so leaving asks nothing.
    if (state) answerSave(state, 'saved');
    wayOut.onSelect();
  };
  return { ...wayOut, onSelect };
}

/** Each error is said once: not here when its fields say it, nor when a toast has (SHRD-012). */
function errorLine(error: unknown, fieldErrors: FieldError[], failureMessage: string): string | undefined {
  if (error === null || error === undefined) return undefined;
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : failureMessage;
  if (error.handled || fieldErrors.length > 0) return undefined;
  const words = failureWords(error, failureMessage);
  return [words.title, fullReason(words)].filter(Boolean).join('\n');
}
