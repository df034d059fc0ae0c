import { useSyncExternalStore } from 'react';
import { onStorageOwner, storageOwner } from './storage';

/** `useStore(store, (state) => …)` */
export { useStore } from 'zustand';

/** Undefined without an owner. */
export const useStorageOwner = (): string | undefined => useSyncExternalStore(onStorageOwner, storageOwner);
