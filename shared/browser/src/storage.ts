import { createStore } from 'zustand/vanilla';

/** Whose something is. */
export interface StorageOwner {
  /** Subject id. */
  person: string;
  /** Organisation number; empty for a person without a company, undefined until it is known. */
  company: string | undefined;
}

/** Texts by name. Nothing throws: where the browser refuses, there is nothing, and nothing is stored. */
export interface Stored<Name extends string = string> {
  read: (name: Name) => string | undefined;
  /** False where the browser refuses, because storage is blocked or full, and while nobody owns it. */
  write: (name: Name, text: string) => boolean;
  remove: (name: Name) => void;
  /** The stored names that begin so. */
  names: (begin: string) => string[];
}

/** Nobody's, in this tab. The session checks by itself whose its entries are; `loaded-again` is of the host's `boot.ts`. */
export type CommonInTab =
  | 'console.loaded-again'
  | 'console.session'
  | 'console.session.user'
  | 'console.session.note'
  | 'console.session.redirects'
  | 'console.session.silent-refused'
  | 'console.session.probe'
  | `console.sign-in.${string}`;
/** Nobody's, in this browser. The host's `boot.ts` reads the first four. */
export type CommonInBrowser = 'console-theme' | 'console-density' | 'console-branding' | 'console.area-overrides';

/** How long what a person left without signing out stays in a tab in which somebody else is signed in. */
const OTHERS_STAY_MS = 60 * 60 * 1_000;
/** When its owner was last signed in, epoch milliseconds. */
const LEFT = 'left';
const OWNED = /^console:([^@:]*)@[^:]*:/;

let person: string | undefined;
/** The beginning of every owned name; undefined while the owner is unknown. */
const ownedPrefix = createStore<string | undefined>(() => undefined);

/** Until the tab is closed. */
export const tabStorage = {
  owned: storedIn(() => globalThis.sessionStorage, ownedPrefix.getState),
  /** Of the person who is signed in, else of the one whose session ended last. */
  lastOwned: storedIn(
    () => globalThis.sessionStorage,
    () => ownedPrefix.getState() ?? lastLeft(),
  ),
  common: storedIn<CommonInTab>(
    () => globalThis.sessionStorage,
    () => '',
  ),
};

/** In all tabs of this browser, for good. */
export const browserStorage = {
  owned: storedIn(() => globalThis.localStorage, ownedPrefix.getState),
  common: storedIn<CommonInBrowser>(
    () => globalThis.localStorage,
    () => '',
  ),
};

/** Everything in this tab, whosever it is. */
const inTab = tabStorage.common as Stored;

/** Says whose `owned` is from now on; undefined = nobody is signed in. The session calls it. */
export function setStorageOwner(owner: StorageOwner | undefined): void {
  const next = owner?.company === undefined ? undefined : prefixOf(owner.person, owner.company);
  person = owner?.person;
  if (next !== ownedPrefix.getState() && tabStorage.owned.names('').length > 0) {
    tabStorage.owned.write(LEFT, String(Date.now()));
  }
  if (next !== undefined) inTab.remove(next + LEFT);
  if (person !== undefined) dropOthers(person);
  ownedPrefix.setState(next);
}

/** Removes from this tab what is of the person who is signed in, at all their companies. */
export function forgetOwner(): void {
  if (person === undefined) return;
  for (const name of inTab.names('console:')) if (isOf(person, name)) inTab.remove(name);
}

/** Calls the listener after each change of the owner; returns the function that unsubscribes. */
export const onStorageOwner: (listener: () => void) => () => void = ownedPrefix.subscribe;

/** Another text for another owner; undefined while `owned` has none. */
export const storageOwner: () => string | undefined = ownedPrefix.getState;

function dropOthers(here: string): void {
  const now = Date.now();
  const prefixes = inTab.names('console:').flatMap((name) => (isOf(here, name) ? [] : (OWNED.exec(name)?.[0] ?? [])));
  for (const prefix of new Set(prefixes)) {
    const left = inTab.read(prefix + LEFT);
    // A tab that was loaded again did not see them leave.
    if (left === undefined) inTab.write(prefix + LEFT, String(now));
    else if (!(now - Number(left) < OTHERS_STAY_MS)) for (const name of inTab.names(prefix)) inTab.remove(name);
  }
}

function lastLeft(): string | undefined {
  const left = inTab
    .names('console:')
    .filter((name) => name.endsWith(`:${LEFT}`) && OWNED.exec(name)?.[0] + LEFT === name);
  const timeOf = (name: string) => Number(inTab.read(name));
  return left.sort((one, other) => timeOf(other) - timeOf(one))[0]?.slice(0, -LEFT.length);
}

const prefixOf = (who: string, company: string) => `console:${encodeURIComponent(who)}@${encodeURIComponent(company)}:`;

const isOf = (who: string, name: string) => OWNED.exec(name)?.[1] === encodeURIComponent(who);

function storedIn<Name extends string>(open: () => Storage, prefixNow: () => string | undefined): Stored<Name> {
  function attempt<Result>(access: (storage: Storage, prefix: string) => Result): Result | undefined {
    const prefix = prefixNow();
    try {
      return prefix === undefined ? undefined : access(open(), prefix);
    } catch {
      return undefined;
    }
  }
  return {
    read: (name) => attempt((storage, prefix) => storage.getItem(prefix + name)) ?? undefined,
    write: (name, text) =>
      attempt((storage, prefix) => {
        storage.setItem(prefix + name, text);
        return true;
      }) ?? false,
    remove: (name) => attempt((storage, prefix) => storage.removeItem(prefix + name)),
    names: (begin) =>
      attempt((storage, prefix) =>
        Object.keys(storage).flatMap((key) => (key.startsWith(prefix + begin) ? key.slice(prefix.length) : [])),
      ) ?? [],
  };
}
