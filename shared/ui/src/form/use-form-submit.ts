import { ApiError } from '@console/http';
import { n, t } from '@console/words';
import { type SyntheticEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, SubmitHandler } from 'react-hook-form';
import { announce } from '../feedback/Announcer';
import { failureWords, fullReason, wayOn } from '../format/failure-words';
import { notePress } from '../system/presses';
import { reloadWithDrafts } from '../unsaved/drafts';
import { newSave, noteSave, type SaveState } from '../unsaved/open-forms';
import type { Recovery } from './FormError';
import { type FieldError, fieldErrorsOf } from './field-errors';
import type { Form } from './use-form';
import type { FormSave } from './use-save';

export interface FormSubmission<Values extends FieldValues> {
  form: Form<Values>;
  /** Replaces `form.send`: a question, or the next step. */
  onSubmit?: SubmitHandler<Values>;
  /** Replaces the form's save, for a step's check for example. */
  save?: FormSave | undefined;
  /** 'All roles', for a deleted record. */
  wayOut?: Recovery | undefined;
}

const NO_SAVE: FormSave = { isPending: false, error: null, failed: '', state: newSave() };

/**
 * One submit at a time; server errors at fields, else in a line. A refusal focuses the first error. The press that
 * opened the form does not submit.
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

  const { connectSave } = form;
  useLayoutEffect(() => connectSave(state), [state, connectSave]);
  useEffect(() => {
    // `onSuccess` has navigated by then; later input is unsaved.
    if (!isSubmitting && state.status === 'saved') noteSave(state, { status: 'idle' });
  }, [isSubmitting, state]);

  const showFieldErrors = useEffectEvent(() => {
    form.showFieldErrors(submitError);
    // Waits for the end of this task, so that the errors are drawn.
    if (fieldErrors.length > 0) queueMicrotask(() => setRefusals((count) => count + 1));
  });
  // Runs once per error, because a change clears errors.
  useEffect(() => showFieldErrors(), [submitError]);

  const showProblems = useEffectEvent(() => {
    const invalid = [...(element.current?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? [])];
    const descriptions = invalid.map(descriptionOf);
    setUnsaid(messages.filter((message) => !descriptions.some((words) => words.includes(message))));
    announce(refusalWords(form.formState.errors, form.labels));
    const [first] = invalid;
    if (!first) return;
    (first.closest('[data-field]') ?? first).scrollIntoView({ block: 'nearest' });
    focusableIn(first)?.focus({ preventScroll: true });
  });
  // The errors are drawn.
  useEffect(() => {
    if (refusals > 0) showProblems();
  }, [refusals]);

  async function submit(event?: SyntheticEvent) {
    event?.preventDefault();
    // The save's state precedes the render, so a press right after the answer counts.
    if (isLocked.current || state.underWay > 0 || isOpeningPress.current?.()) return;
    isLocked.current = true;
    let isRefused = false;
    setUnsaid([]);
    try {
      await form.handleSubmit(onSubmit, () => {
        isRefused = true;
      })();
    } finally {
      isLocked.current = false;
      if (isRefused) setRefusals((count) => count + 1);
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

/** '2 fields need attention. Name: Required' */
function refusalWords(errors: object, labels: Readonly<Record<string, string>>): string {
  const wrong = Object.entries(labels).flatMap(([name, label]) => {
    const [message] = messagesOf({ [name]: (errors as Record<string, unknown>)[name] });
    return message === undefined ? [] : `${label}: ${message}`;
  });
  return [n(wrong.length, '{count} field needs attention.', '{count} fields need attention.'), wrong[0]].join(' ');
}

function messagesOf(errors: object): string[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (key === 'ref' || typeof error !== 'object' || error === null) return [];
    return 'message' in error && typeof error.message === 'string' ? error.message : messagesOf(error);
  });
}

function descriptionOf(invalid: Element): string {
  const described = [invalid, ...invalid.querySelectorAll('[aria-describedby]')];
  const ids = described.flatMap((element) => element.getAttribute('aria-describedby')?.split(' ') ?? []);
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

// File inputs are hidden behind a button.
const FOCUSABLE = 'input:not([type=file]), select, textarea, button';

function focusableIn(invalid: HTMLElement): HTMLElement | null {
  if (invalid.matches(FOCUSABLE)) return invalid;
  return invalid.querySelector<HTMLElement>('input:checked') ?? invalid.querySelector<HTMLElement>(FOCUSABLE);
}

/** Conflict: a reload that offers the input again. Deletion: a way out. */
function recoveryFrom(error: unknown, wayOut: Recovery | undefined, state: SaveState): Recovery | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'conflict') return { label: t('Refresh'), onSelect: reloadWithDrafts };
  const way = wayOn(error);
  if (way) return { label: way.label, onSelect: way.onClick };
  if (error.code !== 'notFound' || !wayOut) return undefined;
  const onSelect = () => {
    // Nothing is left to save, so leaving must not ask.
    noteSave(state, { status: 'saved' });
    wayOut.onSelect();
  };
  return { ...wayOut, onSelect };
}

/** Empty if fields or a toast show the error (SHRD-012). */
function errorLine(error: unknown, fieldErrors: FieldError[], failureMessage: string): string | undefined {
  if (error === null || error === undefined) return undefined;
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : failureMessage;
  if (error.handled || fieldErrors.length > 0) return undefined;
  const words = failureWords(error, failureMessage);
  return [words.title, fullReason(words)].filter(Boolean).join('\n');
}
