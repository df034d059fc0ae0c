import { onStorageOwner, storageOwner } from '@console/browser';
import { useSyncExternalStore } from 'react';

/**
 * Another text for another owner of what the browser stores; undefined while there is none. Not in `@console/browser`,
 * which is loaded before the page knows which React an area in development brings.
 */
export const useStorageOwner = (): string | undefined => useSyncExternalStore(onStorageOwner, storageOwner);
