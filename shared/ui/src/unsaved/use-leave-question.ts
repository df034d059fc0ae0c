import { useLocation } from '@console/router';
import { useEffect, useId, useRef } from 'react';
import { type LeaveQuestion, notifyForms, type OpenForm, registerForm, type SaveState } from './open-forms';

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
  const id = useId();
  const { pathname } = useLocation();
  // A panel's path beneath is the same place.
  const form = useRef<OpenForm>({ id, label, place: pathname, holdsBeneath: true });
  useEffect(() => {
    Object.assign(form.current, {
      label,
      question,
      isUnsaved: isHolding,
      isHolding,
      save: isHolding ? save?.state : undefined,
    });
    notifyForms();
  });
  useEffect(() => registerForm(form.current), []);
}
