import { useSyncExternalStore } from 'react';
import { onStorageOwner, storageOwner } from './storage';

/** Reads a store in a component, which renders again when the selected value changes: `useStore(store, (state) => …)`. */
export { useStore } from 'zustand';

/** A text that differs for each owner of stored data; undefined while there is no owner. */
export const useStorageOwner = (): string | undefined => useSyncExternalStore(onStorageOwner, storageOwner);
