import { useSyncExternalStore } from 'react';
import { openForms, subscribeForms } from './open-forms';

const BETWEEN = '\n';

/** Marks tabs. */
export function useUnsavedForms(): readonly string[] {
  return useSyncExternalStore(subscribeForms, changedIds).split(BETWEEN);
}

// A snapshot must be equal until a form changes.
const changedIds = () =>
  openForms()
    .flatMap((form) => (form.isUnsaved ? form.id : []))
    .join(BETWEEN);
