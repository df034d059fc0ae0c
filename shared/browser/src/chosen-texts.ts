import { createStore } from 'zustand/vanilla';
import { browserStorage, onStorageOwner } from './storage';

/** Keeps refused writes until the next load. */
const refused = createStore<Readonly<Record<string, string | undefined>>>(() => ({}));
onStorageOwner(() => refused.setState({}, true));

/** `browserStorage.owned` for `useSyncExternalStore`. */
export const chosenTexts = {
  read: (name: string): string | undefined => refused.getState()[name] ?? browserStorage.owned.read(name),

  /**
   * Undefined removes.
   * @returns false if refused: lost with this page
   */
  write: (name: string, text: string | undefined): boolean => {
    let isStored = true;
    if (text === undefined) browserStorage.owned.remove(name);
    else isStored = browserStorage.owned.write(name, text);
    refused.setState({ [name]: isStored ? undefined : text });
    return isStored;
  },

  /** Reports changes here, in another tab, and of the person. */
  subscribe: (listener: () => void): (() => void) => {
    addEventListener('storage', listener);
    const stop = refused.subscribe(listener);
    return () => {
      removeEventListener('storage', listener);
      stop();
    };
  },
};
