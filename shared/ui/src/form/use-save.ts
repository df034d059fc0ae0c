import { ApiError, type RecordVersion } from '@console/http';
import { useMutation, useQueryClient } from '@console/query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { canTryAgain } from '../format/failure-words';
import { showFailure } from '../toasts/show-failure';
import { type ToastOptions, toast } from '../toasts/toast';
import { answerSave, beginSave, endSave, holdWhileSaving, type SaveState } from '../unsaved/open-forms';

/** What a toast says about a save that went through, or only in part. */
export interface SaveReport extends ToastOptions {
  title: string;
  kind?: 'success' | 'info' | 'error';
}

/** The screen that began a save, when its answer comes. */
export interface SavingScreen {
  /** It has been left, so it can move nobody on. */
  isLeft: boolean;
}

export interface SaveOptions<Variables, Result> {
  /**
   * The call. It is sent once, never repeated by itself, and never queued: offline it fails at once. `version` is of what
   * its form was filled from.
   */
  mutationFn: (variables: Variables, version?: RecordVersion) => Promise<Result>;
  /** What a failure is called by the specification; the server's own message takes its place (SHRD-008). */
  failed: string;
  /** The name of the record that is saved: what the toast of a failure is about, beside `failed`. */
  record?: (variables: Variables) => string | undefined;
  /** The success toast (SHRD-006); without one the screen itself shows that it has been saved. */
  saved?:
    | string
    | ((result: Result, variables: Variables, screen: SavingScreen) => SaveReport | readonly SaveReport[] | undefined);
  /** Of a save that stands in no form: what it is called when leaving its page is asked about ('The order'). */
  label?: string;
  /** Shows the change before the server has confirmed it. */
  onMutate?: (variables: Variables) => unknown;
  /** Keep the cache right; called whether or not the screen that saved is still there. */
  onSuccess?: (result: Result, variables: Variables, screen: SavingScreen) => unknown;
  onError?: (error: Error, variables: Variables) => unknown;
  onSettled?: () => unknown;
  /** Saves of one scope are sent one after the other. */
  scope?: string;
  /** What is sent or answered holds a secret: it is forgotten with the screen, or when `reset` is called (Q20). */
  isSecret?: boolean;
  /** What fails may have had effects all the same, such as an order or a mail: no toast offers to send it again. */
  isSentOnce?: boolean;
  /** Allows another save before the last one has been answered, if it sends something else; a second press does nothing (Q32). */
  overlapping?: boolean;
}

interface SaveCallbacks<Result> {
  onSuccess?: (result: Result) => void;
}

/** One sending: what *Try again* sends once more. */
interface Attempt<Variables, Result> {
  variables: Variables;
  callbacks: SaveCallbacks<Result> | undefined;
  /** The path of the page that it was begun on. */
  place: string;
}

/** A write and how far it has come. */
export interface Save<Variables = void, Result = unknown> {
  /** Sends it. `onSuccess` moves the screen on, and is not called where the screen has been left. */
  mutate: (variables: Variables, callbacks?: SaveCallbacks<Result>) => void;
  isPending: boolean;
  error: Error | null;
  /** What was sent last. */
  variables: Variables | undefined;
  failed: string;
  /** Forgets the last error. */
  reset: () => void;
  /** The same object for as long as the screen stands, up to date between two renders. */
  state: SaveState;
}

/**
 * A write whose outcome reaches the person (Q39): the save itself tells it by a toast, so nothing is lost when the row,
 * dialog or page that began it is gone by then. A mounted form that was given the save shows its errors instead.
 */
export function useSave<Variables = void, Result = unknown>(
  options: SaveOptions<Variables, Result>,
): Save<Variables, Result> {
  const [state] = useState<SaveState>(() => ({ status: 'idle', forms: 0, underWay: 0 }));
  const client = useQueryClient();
  const { failed, saved, record, overlapping = false, isSecret = false, isSentOnce = false, scope, label } = options;

  const screen = useRef<SavingScreen>({ isLeft: false });
  const release = useRef<() => void>(undefined);
  useEffect(() => {
    screen.current = { isLeft: false };
    return () => {
      screen.current = { isLeft: true };
      release.current?.();
      release.current = undefined;
    };
  }, []);

  const mutation = useMutation<Result, Error, Attempt<Variables, Result>>({
    mutationFn: ({ variables }) => options.mutationFn(variables, state.version),
    ...(scope === undefined ? {} : { scope: { id: scope } }),
    ...(isSecret ? { gcTime: 0 } : {}),
    // Paused until the connection is back, it would be sent when nobody expects it any more.
    networkMode: 'always',
    retry: false,
    onMutate(attempt) {
      toast.withdraw(topicOf(attempt));
      return options.onMutate?.(attempt.variables);
    },
    async onSuccess(result, attempt) {
      await options.onSuccess?.(result, attempt.variables, screen.current);
      answerSave(state, 'saved');
      // Saves that overlap may have been answered in another order.
      toast.withdraw(topicOf(attempt));
      for (const report of reportsOf(saved, result, attempt.variables, screen.current)) tell(report, attempt);
    },
    async onError(error, attempt) {
      await options.onError?.(error, attempt.variables);
      answerSave(state, 'failed');
      // What is on screen is not what is there: the write may have been made (C115), or its record is gone (C117).
      const isOtherwise = error instanceof ApiError && (error.isOutcomeUnknown || error.code === 'notFound');
      if (isOtherwise) void client.invalidateQueries();
      if (state.forms > 0) return;
      const { variables, callbacks } = attempt;
      const tryAgain = { label: 'Try again', onClick: () => mutate(variables, callbacks) };
      showFailure(error, failed, {
        record: record?.(variables),
        ...standing(attempt),
        // A secret is not kept for the sake of a button.
        ...(!isSecret && !isSentOnce && canTryAgain(error) && { action: tryAgain }),
      });
    },
    async onSettled() {
      await options.onSettled?.();
      endSave(state);
    },
  });

  const topicOf = ({ place, variables }: Attempt<Variables, Result>) =>
    [failed, record?.(variables) ?? '', place].join('\n');
  const standing = (attempt: Attempt<Variables, Result>) => ({
    topic: topicOf(attempt),
    // Told elsewhere, it stays until it is closed.
    ...(attempt.place === location.pathname && { place: attempt.place }),
  });
  function tell({ title, kind = 'success', ...rest }: SaveReport, attempt: Attempt<Variables, Result>) {
    toast[kind](title, kind === 'error' ? { ...standing(attempt), ...rest } : rest);
  }

  const { mutate: send } = mutation;
  const sent = useRef<Variables>(undefined);
  // The same function for as long as the screen stands: rows of a list are given it.
  const mutate = useCallback(
    (variables: Variables, callbacks?: SaveCallbacks<Result>) => {
      if (state.underWay > 0 && (!overlapping || JSON.stringify(variables) === JSON.stringify(sent.current))) return;
      sent.current = variables;
      beginSave(state);
      if (label !== undefined && !release.current) release.current = holdWhileSaving(label, state);
      send({ variables, callbacks, place: location.pathname }, callbacks);
    },
    [state, overlapping, label, send],
  );

  const { isPending, error, variables: attempt, reset } = mutation;
  return { mutate, isPending, error, variables: attempt?.variables, reset, failed, state };
}

function reportsOf<Variables, Result>(
  saved: SaveOptions<Variables, Result>['saved'],
  result: Result,
  variables: Variables,
  screen: SavingScreen,
): readonly SaveReport[] {
  if (typeof saved === 'string') return [{ title: saved }];
  return [saved?.(result, variables, screen) ?? []].flat();
}
