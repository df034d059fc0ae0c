import { ApiError } from '@console/http';
import { useMutation, useQueryClient } from '@console/query';
import { useCallback, useEffect, useRef, useState } from 'react';
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
  /** The call. It is sent once, never repeated by itself, and never queued: offline it fails at once. */
  mutationFn: (variables: Variables) => Promise<Result>;
  /** What a failure is called by the specification; the server's own message takes its place (SHRD-008). */
  failed: string;
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
  /** Allows another save before the last one has been answered, if it sends something else; a second press does nothing (Q32). */
  overlapping?: boolean;
}

/** A write and how far it has come. */
export interface Save<Variables = void, Result = unknown> {
  /** Sends it. `onSuccess` moves the screen on, and is not called where the screen has been left. */
  mutate: (variables: Variables, callbacks?: { onSuccess?: (result: Result) => void }) => void;
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
  const { failed, saved, overlapping = false, isSecret = false, scope, label } = options;

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

  const mutation = useMutation<Result, Error, Variables>({
    mutationFn: options.mutationFn,
    ...(scope === undefined ? {} : { scope: { id: scope } }),
    ...(isSecret ? { gcTime: 0 } : {}),
    // Paused until the connection is back, it would be sent when nobody expects it any more.
    networkMode: 'always',
    retry: false,
    onMutate: (variables) => options.onMutate?.(variables),
    async onSuccess(result, variables) {
      await options.onSuccess?.(result, variables, screen.current);
      answerSave(state, 'saved');
      for (const report of reportsOf(saved, result, variables, screen.current)) tell(report);
    },
    async onError(error, variables) {
      await options.onError?.(error, variables);
      answerSave(state, 'failed');
      // What it may have changed is read again: what is on screen says whether it has (C115).
      if (error instanceof ApiError && error.isOutcomeUnknown) void client.invalidateQueries();
      if (state.forms === 0) showFailure(error, failed);
    },
    async onSettled() {
      await options.onSettled?.();
      endSave(state);
    },
  });

  const { mutate: send } = mutation;
  const sent = useRef<Variables>(undefined);
  // The same function for as long as the screen stands: rows of a list are given it.
  const mutate = useCallback(
    (variables: Variables, callbacks?: { onSuccess?: (result: Result) => void }) => {
      if (state.underWay > 0 && (!overlapping || JSON.stringify(variables) === JSON.stringify(sent.current))) return;
      sent.current = variables;
      beginSave(state);
      if (label !== undefined && !release.current) release.current = holdWhileSaving(label, state);
      send(variables, callbacks);
    },
    [state, overlapping, label, send],
  );

  const { isPending, error, variables, reset } = mutation;
  return { mutate, isPending, error, variables, reset, failed, state };
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

function tell({ title, kind = 'success', ...options }: SaveReport): void {
  toast[kind](title, options);
}
