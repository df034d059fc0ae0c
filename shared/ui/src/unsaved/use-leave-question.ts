import { useLocation } from '@console/router';
import { useEffect, useId, useRef, useState } from 'react';
import { type LeaveQuestion, notifyForms, registerForm, type SaveState } from './open-forms';

interface LeaveGuard {
  /** True while leaving would lose something that is no form's value. */
  isHolding: boolean;
  /** What would be lost, in the guard's own sentence where `question` has no text. */
  label: string;
  question: LeaveQuestion;
  /** What sends it: leaving asks until it is answered, and nothing is lost once it is saved. */
  save?: { state: SaveState };
}

/**
 * Asks before this page is left, for what is no form: a list with unsaved moves, a secret that is shown once. Stands
 * with the forms in the one leave guard; pages beneath this one, such as its panels, may be opened.
 */
export function useLeaveQuestion({ isHolding, label, question, save }: LeaveGuard): void {
  const id = useId();
  const { pathname } = useLocation();
  const latest = useRef({ isHolding, question, state: save?.state });
  useEffect(() => {
    latest.current = { isHolding, question, state: save?.state };
    notifyForms();
  });

  // The place where it was opened: a panel's address beneath it is not another place.
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
