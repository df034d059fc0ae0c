import { useLocation } from '@console/router';
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { type LeaveQuestion, noteSave, notifyForms, type OpenForm, registerForm, type SaveState } from './open-forms';

/** Connects the save whose errors a form shows: leaving asks while it is pending. @returns disconnects */
export type ConnectSave = (save: SaveState) => () => void;

/** Registers while mounted; each render changes the registered object. */
export function useOpenForm(form: OpenForm): ConnectSave {
  const open = useRef(form);
  useLayoutEffect(() => {
    Object.assign(open.current, form);
  });
  useEffect(() => registerForm(open.current), []);
  useEffect(notifyForms, [form.isHolding, form.isUnsaved]);
  return useCallback((save) => {
    open.current.save = save;
    noteSave(save, { forms: save.forms + 1 });
    return () => {
      open.current.save = undefined;
      noteSave(save, { forms: save.forms - 1 });
    };
  }, []);
}

interface LeaveGuard {
  /** Unsaved data outside forms. */
  isHolding: boolean;
  /** Completes the guard's own sentence. */
  label: string;
  question: LeaveQuestion;
  /** Asks while the save is pending, not after success. */
  save?: { state: SaveState };
}

/** Guards data outside forms: unsaved moves, a secret shown once. Pages beneath open without a question. */
export function useLeaveQuestion({ isHolding, label, question, save }: LeaveGuard): void {
  const { pathname } = useLocation();
  // A panel's path beneath is the same place.
  const [place] = useState(pathname);
  useOpenForm({
    id: useId(),
    label,
    place,
    holdsBeneath: true,
    question,
    isUnsaved: isHolding,
    isHolding,
    save: isHolding ? save?.state : undefined,
  });
}
