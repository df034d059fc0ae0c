import { createStore } from 'zustand/vanilla';
import { browserStorage, onStorageOwner } from './storage';

/** Choices that the browser refused to store: they apply until the page is loaded again. */
const refused = createStore<Readonly<Record<string, string | undefined>>>(() => ({}));
onStorageOwner(() => refused.setState({}, true));

/** `browserStorage.owned` for components: what a person has chosen in this browser, for `useSyncExternalStore`. */
export const chosenTexts = {
  read: (name: string): string | undefined => refused.getState()[name] ?? browserStorage.owned.read(name),

  /**
   * Stores a text; undefined removes it.
   * @returns false if the browser refuses it, so that it is lost with this page
   */
  write: (name: string, text: string | undefined): boolean => {
    let isStored = true;
    if (text === undefined) browserStorage.owned.remove(name);
    else isStored = browserStorage.owned.write(name, text);
    refused.setState({ [name]: isStored ? undefined : text });
    return isStored;
  },

  /** Calls the listener after a change here or in another tab, and when another person is signed in. */
  subscribe: (listener: () => void): (() => void) => {
    addEventListener('storage', listener);
    const stop = refused.subscribe(listener);
    return () => {
      removeEventListener('storage', listener);
      stop();
    };
  },
};
