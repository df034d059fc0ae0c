import { ApiError, type RecordVersion } from '@console/http';
import { useMutation, useQueryClient } from '@console/query';
import { t } from '@console/words';
import { useCallback, useEffect, useRef, useState } from 'react';
import { canTryAgain } from '../format/failure-words';
import { showFailure } from '../toasts/show-failure';
import { type ToastOptions, toast } from '../toasts/toast';
import { answerSave, beginSave, endSave, holdWhileSaving, type SaveState } from '../unsaved/open-forms';

/** The toast of a save that succeeded, fully or in part. */
export interface SaveReport extends ToastOptions {
  title: string;
  kind?: 'success' | 'info' | 'error';
  /** The failure of a part; the toast says why, as that of a failed save does. */
  error?: unknown;
}

/** The screen that started a save, at the time of the answer. */
export interface SavingScreen {
  /** True if the person has left it, so `onSuccess` must not navigate. */
  isLeft: boolean;
}

export interface SaveOptions<Variables, Result> {
  /**
   * The call. It is sent once, never retried, and never queued: offline it fails at once. `version` is that of the
   * form's record; without a form it has no value.
   */
  mutationFn: (variables: Variables, version: RecordVersion) => Promise<Result>;
  /** The specification's failure message; the server's own message replaces it (SHRD-008). */
  failed: string;
  /** Name of the saved record, for the failure's toast. */
  record?: (variables: Variables) => string | undefined;
  /** The success toast (SHRD-006); omit it if the screen shows the success. */
  saved?:
    | string
    | ((result: Result, variables: Variables, screen: SavingScreen) => SaveReport | readonly SaveReport[] | undefined);
  /** For a save without a form: its name in the leave guard's question ('The order'). */
  label?: string;
  /** Shows the change before the server confirms it. */
  onMutate?: (variables: Variables) => unknown;
  /** Updates the cache. Called also if the screen that saved has been left. */
  onSuccess?: (result: Result, variables: Variables, screen: SavingScreen) => unknown;
  onError?: (error: Error, variables: Variables) => unknown;
  onSettled?: () => unknown;
  /** Saves with the same scope are sent one after the other. */
  scope?: string;
  /** The request or response has a secret: it is forgotten when the screen unmounts, or by `reset` (Q20). */
  isSecret?: boolean;
  /** A failed call can have had effects, such as an order or a mail: no toast offers to send it again. */
  isSentOnce?: boolean;
  /** Allows another save while one is pending, if it sends something else; the same one is ignored (Q32). */
  overlapping?: boolean;
}

interface SaveCallbacks<Result> {
  onSuccess?: (result: Result) => void;
}

/** One call with its variables, for *Try again*. */
interface Attempt<Variables, Result> {
  variables: Variables;
  callbacks: SaveCallbacks<Result> | undefined;
  /** Path of the page that started it. */
  place: string;
}

/** A write and its state. */
export interface Save<Variables = void, Result = unknown> {
  /** Sends it. The callbacks navigate, and are not called if the screen has been left. */
  mutate: (variables: Variables, callbacks?: SaveCallbacks<Result>) => void;
  isPending: boolean;
  error: Error | null;
  /** The variables of the last call. */
  variables: Variables | undefined;
  failed: string;
  /** Clears the last error. */
  reset: () => void;
  /** The same object for as long as the screen is mounted; changes without a render. */
  state: SaveState;
}

/** What a form shows of its save. */
export type FormSave = Pick<Save, 'isPending' | 'error' | 'failed' | 'state'>;

/**
 * A write whose outcome always reaches the person (Q39): the save itself shows it in a toast, so it is not lost if the
 * row, dialog or page that started it has been unmounted. A mounted form with this save shows its errors instead.
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
    mutationFn: ({ variables }) => options.mutationFn(variables, state.version ?? { value: undefined, lost: [] }),
    ...(scope === undefined ? {} : { scope: { id: scope } }),
    ...(isSecret ? { gcTime: 0 } : {}),
    // By default, offline calls wait for the connection and are sent when nobody expects them any more.
    networkMode: 'always',
    retry: false,
    onMutate(attempt) {
      toast.withdraw(topicOf(attempt));
      return options.onMutate?.(attempt.variables);
    },
    async onSuccess(result, attempt) {
      await options.onSuccess?.(result, attempt.variables, screen.current);
      answerSave(state, 'saved');
      // Overlapping saves may be answered in another order, so a failure's toast may be newer than this call.
      toast.withdraw(topicOf(attempt));
      for (const report of reportsOf(saved, result, attempt.variables, screen.current)) tell(report, attempt);
    },
    async onError(error, attempt) {
      await options.onError?.(error, attempt.variables);
      answerSave(state, 'failed');
      // The screen is out of date: the write may have been made (C115), or the record is deleted (C117).
      const isOtherwise = error instanceof ApiError && (error.isOutcomeUnknown || error.code === 'notFound');
      if (isOtherwise) void client.invalidateQueries();
      if (state.forms > 0) return;
      const { variables, callbacks } = attempt;
      const tryAgain = { label: t('Try again'), onClick: () => mutate(variables, callbacks) };
      showFailure(error, failed, {
        record: record?.(variables),
        ...standing(attempt),
        // A secret must not stay in memory for the sake of a button.
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
    // After leaving, the toast stays until it is closed.
    ...(attempt.place === location.pathname && { place: attempt.place }),
  });
  function tell({ title, kind = 'success', error, ...rest }: SaveReport, attempt: Attempt<Variables, Result>) {
    if (error) showFailure(error, title, { ...standing(attempt), ...rest });
    else toast[kind](title, kind === 'error' ? { ...standing(attempt), ...rest } : rest);
  }

  const { mutate: send } = mutation;
  const sent = useRef<Variables>(undefined);
  // Stable, because it is a prop of every row of a list.
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
