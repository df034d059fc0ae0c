import { useSyncExternalStore } from 'react';
import { openForms, subscribeForms } from './open-forms';

const BETWEEN = '\n';

/** Ids of the mounted forms with unsaved changes or a draft, for marks on the tabs of a page with several forms. */
export function useUnsavedForms(): readonly string[] {
  return useSyncExternalStore(subscribeForms, changedIds).split(BETWEEN);
}

// One string, because a snapshot must be equal until a form changes.
const changedIds = () =>
  openForms()
    .flatMap((form) => (form.isUnsaved() ? form.id : []))
    .join(BETWEEN);
