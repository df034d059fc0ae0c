import { useLocation } from '@console/router';
import { useEffect, useId, useRef, useState } from 'react';
import { type LeaveQuestion, notifyForms, registerForm, type SaveState } from './open-forms';

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
  const latest = useRef({ isHolding, question, state: save?.state });
  useEffect(() => {
    latest.current = { isHolding, question, state: save?.state };
    notifyForms();
  });

  // A panel's path beneath is the same place.
  const [place] = useState(pathname);
  useEffect(
    () =>
      registerForm({
        id,
        label,
        place,
        holdsBeneath: true,
        isUnsaved: () => latest.current.isHolding,
        isHolding: () => latest.current.isHolding,
        save: () => (latest.current.isHolding ? latest.current.state : undefined),
        get question() {
          return latest.current.question;
        },
      }),
    [id, label, place],
  );
}
