/**
 * Uses of the browser other than rendering: stores, storage, deadlines, idle time, focus of the heading. Imports no
 * React, because the host runs it before it chooses the React of an area in development. Hooks are in `hooks.ts`.
 */

/**
 * Shared state outside of components: `createStore<number>(() => 0)` has `getState`, `setState` and `subscribe`. A
 * component reads it with `useStore` of `@console/browser/hooks`. `setState` merges objects and replaces other values.
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
