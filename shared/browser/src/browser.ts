/**
 * Stores, storage, deadlines, idle time, heading focus. No React, because the host runs this before choosing an area's
 * React; hooks are in `hooks.ts`.
 */

/**
 * `createStore<number>(() => 0)`, read by `useStore` of `@console/browser/hooks`. `setState` merges objects and
 * replaces other values.
 */
export { createStore, type StoreApi } from 'zustand/vanilla';
export { chosenTexts } from './chosen-texts';
export { DeadlineError, settlesWithin, withDeadline } from './deadline';
export { whenIdle } from './idle';
export { focusPageHeading, pageHeading } from './page-heading';
export {
  browserStorage,
  type CommonInBrowser,
  type CommonInTab,
  forgetOwner,
  onStorageOwner,
  type StorageOwner,
  type Stored,
  setStorageOwner,
  storageOwner,
  tabStorage,
} from './storage';
