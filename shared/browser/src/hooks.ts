import { useSyncExternalStore } from 'react';
import { onStorageOwner, storageOwner } from './storage';

/** Reads a store in a component, which renders again when the selected value changes: `useStore(store, (state) => …)`. */
export { useStore } from 'zustand';

/** Another text for another owner of what the browser stores; undefined while there is none. */
export const useStorageOwner = (): string | undefined => useSyncExternalStore(onStorageOwner, storageOwner);
