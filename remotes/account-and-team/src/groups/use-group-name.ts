import type { customerGroup } from '@console/api';
import { ApiError } from '@console/http';
import { toast } from '@console/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NAME_REQUIRED } from './group-schema';
import { useRenameGroup } from './groups-queries';

/** ACCT-147 */
const AUTO_SAVE_MS = 1000;

export interface GroupName {
  value: string;
  error: string | undefined;
  state: 'untouched' | 'unsaved' | 'saving' | 'saved' | 'failed';
  change: (text: string) => void;
  /** Saves now what would be saved a little later; for leaving the field. */
  flush: () => void;
  /** The same, and what could not be saved is tried again. */
  submit: () => void;
  /** Back to the saved name. */
  revert: () => void;
}

const refusalOf = (error: unknown) => (error instanceof ApiError ? error.fieldErrors.name : undefined);

/** A name that saves itself when typing pauses, when the field is left, and when the page is. */
export function useGroupName({ id, name: saved }: customerGroup.Group): GroupName {
  const rename = useRenameGroup(id);
  /** Undefined as long as the field shows what is saved. */
  const [typed, setTyped] = useState<string>();
  const due = useRef<{ name: string; timer: ReturnType<typeof setTimeout> }>(undefined);
  /** The name last sent, until its answer is there: what a further change is held against. */
  const sent = useRef<string>(undefined);
  const isLeft = useRef(false);

  const name = typed?.trim() ?? saved;
  const hasFailed = rename.isError && rename.variables === name;
  const state = stateOf();

  function stateOf(): GroupName['state'] {
    if (rename.isPending) return 'saving';
    if (name !== saved) return hasFailed ? 'failed' : 'unsaved';
    return rename.isSuccess ? 'saved' : 'untouched';
  }

  function cancel() {
    clearTimeout(due.current?.timer);
    due.current = undefined;
  }

  function send(next: string) {
    sent.current = next;
    // Not a callback of `mutate`: the answer may come after the page was left.
    rename
      .mutateAsync(next)
      .catch((error: unknown) => showFailure(error, isLeft.current))
      .finally(() => {
        if (sent.current === next) sent.current = undefined;
      });
  }

  function flush() {
    const next = due.current?.name;
    cancel();
    if (next !== undefined) send(next);
  }

  function change(text: string) {
    cancel();
    setTyped(text);
    const next = text.trim();
    if (next === '' || next === (sent.current ?? saved)) return;
    due.current = { name: next, timer: setTimeout(flush, AUTO_SAVE_MS) };
  }

  function submit() {
    if (state === 'failed') send(name);
    else flush();
  }

  const saveOnLeaving = useEffectEvent(flush);

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      saveOnLeaving();
    };
  }, []);

  const isOnItsWay = state === 'unsaved' || state === 'saving';
  useEffect(() => {
    if (!isOnItsWay) return;
    // The browser asks, and while it does the name is on its way.
    function onBeforeUnload(event: BeforeUnloadEvent) {
      saveOnLeaving();
      event.preventDefault();
    }
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, [isOnItsWay]);

  return {
    value: typed ?? saved,
    error: name === '' ? NAME_REQUIRED : hasFailed ? refusalOf(rename.error) : undefined,
    state,
    change,
    flush,
    submit,
    revert: () => change(saved),
  };
}

/** ACCT-149, ACCT-150. A refusal stands under the field, as long as there is one to stand under. */
function showFailure(error: unknown, isLeft: boolean) {
  const refusal = refusalOf(error);
  if (error instanceof ApiError && error.handled) return;
  if (refusal === undefined) toast.error(error instanceof ApiError ? error.userMessage('Save failed') : 'Save failed');
  else if (isLeft) toast.error('Save failed', { description: refusal });
}
