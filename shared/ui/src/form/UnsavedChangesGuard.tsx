import { useBlocker } from '@console/router';
import { useEffect, useSyncExternalStore } from 'react';
import { ConfirmDialog } from '../overlays/ConfirmDialog';
import { formsLeftBy, isLeavingUnsafe, subscribeForms } from './open-forms';

/**
 * Asks before unsaved changes are lost, for every form at once; the host mounts it once inside the router. A change of
 * query that leaves the form where it is, such as a search beside an open panel, goes on without a question.
 */
export function UnsavedChangesGuard() {
  const isHolding = useSyncExternalStore(subscribeForms, isLeavingUnsafe);
  const blocker = useBlocker(({ nextLocation }) => formsLeftBy(nextLocation).length > 0);

  // Closing the tab, a reload or another site: the browser asks in its own words.
  useEffect(() => {
    if (!isHolding) return;
    // Asked again when it happens: keeping drafts releases the forms without a render in between.
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isLeavingUnsafe()) event.preventDefault();
    };
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, [isHolding]);

  if (blocker.state !== 'blocked') return null;
  const forms = formsLeftBy(blocker.location);
  const names = forms.map((form) => form.label).join(', ');
  const isSaving = forms.length > 0 && forms.every((form) => form.isSaving());
  return (
    <ConfirmDialog
      title={isSaving ? 'Leave while it is being saved?' : 'Leave without saving?'}
      verb="Leave"
      cancel="Stay"
      danger
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    >
      {isSaving
        ? `${names} is still being saved. If you leave, a message will tell whether it was.`
        : `Your changes in ${names} have not been saved.`}
    </ConfirmDialog>
  );
}
