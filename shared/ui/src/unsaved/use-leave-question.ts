import { useLocation } from '@console/router';
import { useEffect, useId, useRef, useState } from 'react';
import { type LeaveQuestion, notifyForms, registerForm, type SaveState } from './open-forms';

interface LeaveGuard {
  /** True while leaving would lose unsaved data that is in no form. */
  isHolding: boolean;
  /** Name of the data, for the guard's own sentence if `question` has no text. */
  label: string;
  question: LeaveQuestion;
  /** The save that sends it: leaving asks while it is pending, and not after it has succeeded. */
  save?: { state: SaveState };
}

/**
 * Makes the leave guard ask before this page is left, for data in no form: a list with unsaved moves, a secret that is
 * shown once. Pages beneath this one, such as its panels, can be opened without a question.
 */
export function useLeaveQuestion({ isHolding, label, question, save }: LeaveGuard): void {
  const id = useId();
  const { pathname } = useLocation();
  const latest = useRef({ isHolding, question, state: save?.state });
  useEffect(() => {
    latest.current = { isHolding, question, state: save?.state };
    notifyForms();
  });

  // The path at the time of mounting: a panel's path beneath it is not another place.
  const [place] = useState(pathname);
  useEffect(
    () =>
      registerForm({
        id,
        label,
        place,
        keyParams: [],
        holdsBeneath: true,
        isUnsaved: () => latest.current.isHolding,
        isHolding: () => latest.current.isHolding && latest.current.state?.status !== 'saved',
        isSaving: () => latest.current.state?.status === 'pending',
        get question() {
          return latest.current.question;
        },
        changes: () => ({ values: {}, secrets: [] }),
      }),
    [id, label, place],
  );
}
