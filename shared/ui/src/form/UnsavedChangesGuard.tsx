import { useGuard } from '@console/router';
import { useEffect, useSyncExternalStore } from 'react';
import { ConfirmDialog } from '../overlays/ConfirmDialog';
import { formsLeftBy, isAnyFormHolding, subscribeForms } from './open-forms';

const losesChanges = (next: Parameters<typeof formsLeftBy>[0]) => formsLeftBy(next).length > 0;

/**
 * Asks before unsaved changes are lost, for every form at once; the host mounts it once inside the router. A change of
 * query that leaves the form where it is, such as a search beside an open panel, goes on without a question.
 */
export function UnsavedChangesGuard() {
  const isHolding = useSyncExternalStore(subscribeForms, isAnyFormHolding);
  const departure = useGuard(losesChanges);

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

  if (!departure) return null;
  const names = formsLeftBy(departure.location);
  return (
    <ConfirmDialog
      title="Leave without saving?"
      verb="Leave"
      cancel="Stay"
      danger
      onConfirm={departure.proceed}
      onClose={departure.stay}
    >
      Your changes in {names.map((form) => form.label).join(', ')} have not been saved.
    </ConfirmDialog>
  );
}
