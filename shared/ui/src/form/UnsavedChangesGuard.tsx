import { useBlocker } from '@console/router';
import { useEffect, useSyncExternalStore } from 'react';
import { ConfirmDialog } from '../overlays/ConfirmDialog';
import { formsLeftBy, isAnyFormHolding, subscribeForms } from './open-forms';

/**
 * Asks before unsaved changes are lost, for every form at once; the host mounts it once inside the router. A change of
 * query that leaves the form where it is, such as a search beside an open panel, goes on without a question.
 */
export function UnsavedChangesGuard() {
  const isHolding = useSyncExternalStore(subscribeForms, isAnyFormHolding);
  const blocker = useBlocker(({ nextLocation }) => formsLeftBy(nextLocation).length > 0);

  // Closing the tab, a reload or another site: the browser asks in its own words.
  useEffect(() => {
    if (!isHolding) return;
    // Asked again when it happens: keeping drafts releases the forms without a render in between.
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isAnyFormHolding()) event.preventDefault();
    };
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, [isHolding]);

  if (blocker.state !== 'blocked') return null;
  const names = formsLeftBy(blocker.location);
  return (
    <ConfirmDialog
      title="Leave without saving?"
      verb="Leave"
      cancel="Stay"
      danger
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    >
      Your changes in {names.map((form) => form.label).join(', ')} have not been saved.
    </ConfirmDialog>
  );
}
