import { ApiError } from '@console/http';
import { useMutation, useQueryClient } from '@console/query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { showFailure } from '../toasts/show-failure';
import { type ToastOptions, toast } from '../toasts/toast';
import { newSave, noteSave, placeOf, registerForm, type SaveState } from '../unsaved/open-forms';

/** Reports full or partial success. */
export interface SaveReport extends ToastOptions {
  title: string;
  kind?: 'success' | 'info' | 'error';
  /** Why a part failed. */
  error?: unknown;
}

export interface SaveOptions<Variables, Result> {
  /** Sent once, never retried or queued. */
  mutationFn: (variables: Variables) => Promise<Result>;
  /** The specification's text; the server's text wins (SHRD-008). */
  failed: string;
  /** The failure's toast names this record. */
  record?: (variables: Variables) => string | undefined;
  /** SHRD-006; absent if the screen shows the success. */
  saved?: string | ((result: Result, variables: Variables) => SaveReport | readonly SaveReport[] | undefined);
  /** Names unsaved work for the leave guard, without a form: 'The order'. */
  label?: string;
  /** Shows the change early. */
  onMutate?: (variables: Variables) => unknown;
  /** Updates the cache, also after the screen was left. */
  onSuccess?: (result: Result, variables: Variables) => unknown;
  onError?: (error: Error, variables: Variables) => unknown;
  onSettled?: () => unknown;
  /** Saves of a scope are sent in turn. */
  scope?: string;
  /** Request or answer has a secret, which is forgotten after the save, or when the screen unmounts (Q20). */
  isSecret?: boolean;
  /** A failure may have had effects, such as a mail: no toast offers to repeat. */
  isSentOnce?: boolean;
  /** Allows another pending save with other variables (Q32). */
  overlapping?: boolean;
}

interface SaveCallbacks<Result> {
  onSuccess?: (result: Result) => void;
}

interface Attempt<Variables, Result> {
  variables: Variables;
  callbacks: SaveCallbacks<Result> | undefined;
  place: string;
}

export interface Save<Variables = void, Result = unknown> {
  /** Callbacks navigate, and are skipped once the screen is left. */
  mutate: (variables: Variables, callbacks?: SaveCallbacks<Result>) => void;
  isPending: boolean;
  error: Error | null;
  variables: Variables | undefined;
  failed: string;
  reset: () => void;
  /** Stays the same object while mounted; changes render nothing. */
  state: SaveState;
}

export type FormSave = Pick<Save, 'isPending' | 'error' | 'failed' | 'state'>;

/** The outcome always reaches the person (Q39): by a toast that outlives row, dialog and page, or by a mounted form. */
export function useSave<Variables = void, Result = unknown>(
  options: SaveOptions<Variables, Result>,
): Save<Variables, Result> {
  const [state] = useState(newSave);
  const client = useQueryClient();
  const { failed, saved, record, overlapping = false, isSecret = false, isSentOnce = false, scope, label } = options;

  const mutation = useMutation<Result, Error, Attempt<Variables, Result>>({
    mutationFn: ({ variables }) => options.mutationFn(variables),
    ...(scope === undefined ? {} : { scope: { id: scope } }),
    ...(isSecret ? { gcTime: 0 } : {}),
    // The default queues offline calls, to be sent when nobody expects them.
    networkMode: 'always',
    retry: false,
    onMutate(attempt) {
      toast.withdraw(placed(attempt).topic);
      return options.onMutate?.(attempt.variables);
    },
    async onSuccess(result, attempt) {
      await options.onSuccess?.(result, attempt.variables);
      noteSave(state, { status: 'saved' });
      // Overlapping answers come in any order.
      toast.withdraw(placed(attempt).topic);
      const reports = typeof saved === 'string' ? { title: saved } : saved?.(result, attempt.variables);
      for (const report of [reports ?? []].flat()) tell(report, attempt);
    },
    async onError(error, attempt) {
      await options.onError?.(error, attempt.variables);
      noteSave(state, { status: 'idle' });
      // The write may have been made (C115), or the record deleted (C117).
      const isOtherwise = error instanceof ApiError && (error.isOutcomeUnknown || error.code === 'notFound');
      if (isOtherwise) void client.invalidateQueries();
      if (state.forms > 0) return;
      const { variables, callbacks } = attempt;
      showFailure(error, failed, {
        record: record?.(variables),
        ...placed(attempt),
        // A secret must not stay in memory for a button.
        tryAgain: isSecret || isSentOnce ? undefined : () => mutate(variables, callbacks),
      });
    },
    async onSettled() {
      await options.onSettled?.();
      noteSave(state, { underWay: state.underWay - 1 });
    },
  });

  const placed = ({ place, variables }: Attempt<Variables, Result>) => ({
    topic: [failed, record?.(variables) ?? '', place].join('\n'),
    // After leaving, the toast stays until closed.
    ...(place === location.pathname && { place }),
  });
  function tell({ title, kind = 'success', error, ...rest }: SaveReport, attempt: Attempt<Variables, Result>) {
    if (error) showFailure(error, title, { ...placed(attempt), ...rest });
    else toast[kind](title, kind === 'error' ? { ...placed(attempt), ...rest } : rest);
  }

  const { mutate: send, reset, isPending, error, variables: attempt } = mutation;
  const lastRequest = useRef<Variables>(undefined);
  // Stable: a prop of every row.
  const mutate = useCallback(
    (variables: Variables, callbacks?: SaveCallbacks<Result>) => {
      if (state.underWay > 0 && (!overlapping || JSON.stringify(variables) === JSON.stringify(lastRequest.current)))
        return;
      if (overlapping) lastRequest.current = variables;
      noteSave(state, { status: 'pending', underWay: state.underWay + 1 });
      const onSuccess = (result: Result) => {
        callbacks?.onSuccess?.(result);
        if (isSecret) reset();
      };
      send({ variables, callbacks, place: location.pathname }, { onSuccess });
    },
    [state, overlapping, isSecret, send, reset],
  );
  useEffect(() => {
    if (label === undefined || !isPending) return;
    return registerForm({ id: label, label, place: placeOf(location, []), save: state });
  }, [label, isPending, state]);

  return { mutate, isPending, error, variables: attempt?.variables, reset, failed, state };
}
