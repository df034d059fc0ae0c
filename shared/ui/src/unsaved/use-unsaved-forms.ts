import { useSyncExternalStore } from 'react';
import { openForms, subscribeForms } from './open-forms';

const BETWEEN = '\n';

/** Ids of the mounted forms with unsaved changes or a draft: for marks on the tabs of a page that holds several. */
export function useUnsavedForms(): readonly string[] {
  return useSyncExternalStore(subscribeForms, changedIds).split(BETWEEN);
}

// One text, because a snapshot must be the same until something has changed.
const changedIds = () =>
  openForms()
    .flatMap((form) => (form.isUnsaved() ? form.id : []))
    .join(BETWEEN);
