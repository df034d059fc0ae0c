import { createStore } from 'zustand/vanilla';

/** The person and company to whom stored data belongs. */
export interface StorageOwner {
  /** Subject id. */
  person: string;
  /** Organisation number; empty for a person without a company, undefined before it is loaded. */
  company: string | undefined;
}

/** Stored texts by name. Nothing throws: if the browser refuses storage, reads return undefined and writes false. */
export interface Stored<Name extends string = string> {
  read: (name: Name) => string | undefined;
  /** False if storage is blocked or full, or if it has no owner. */
  write: (name: Name, text: string) => boolean;
  remove: (name: Name) => void;
  /** The stored names with this beginning. */
  names: (begin: string) => string[];
}

/**
 * Names without an owner, in this tab. The session itself checks to whom its entries belong; the host's `boot.ts`
 * writes `loaded-again` and `page-data`, the addresses of data of the last page.
 */
export type CommonInTab =
  | 'console.loaded-again'
  | 'console.session'
  | 'console.session.user'
  | 'console.page-data'
  | 'console.session.note'
  | 'console.session.redirects'
  | 'console.session.silent-refused'
  | 'console.session.probe'
  | `console.sign-in.${string}`;
/** Names without an owner, in this browser. The host's `boot.ts` reads them, apart from `target-page` of the session. */
export type CommonInBrowser =
  | 'console-theme'
  | 'console-density'
  | 'console-branding'
  | 'console-language'
  | 'console.area-overrides'
  | 'console.target-page';

/** How long a tab has the data of a person who left without signing out, while somebody else is signed in. */
const OTHERS_STAY_MS = 60 * 60 * 1_000;
/** Name of the time at which its owner's session ended, in epoch milliseconds. */
const LEFT = 'left';
const OWNED = /^console:([^@:]*)@[^:]*:/;

let person: string | undefined;
/** The prefix of every owned name; undefined while the owner is unknown. */
const ownedPrefix = createStore<string | undefined>(() => undefined);

/** Storage of this tab, until it is closed. */
export const tabStorage = {
  owned: storedIn(() => globalThis.sessionStorage, ownedPrefix.getState),
  /** The data of the signed-in person, else of the person whose session ended last. */
  lastOwned: storedIn(
    () => globalThis.sessionStorage,
    () => ownedPrefix.getState() ?? lastLeft(),
  ),
  common: storedIn<CommonInTab>(
    () => globalThis.sessionStorage,
    () => '',
  ),
};

/** Storage of this browser, for all tabs and without an end. */
export const browserStorage = {
  owned: storedIn(() => globalThis.localStorage, ownedPrefix.getState),
  common: storedIn<CommonInBrowser>(
    () => globalThis.localStorage,
    () => '',
  ),
};

/** All entries of this tab, regardless of the owner. */
const inTab = tabStorage.common as Stored;

/** Sets the owner of `owned`; undefined = nobody is signed in. The session calls it. */
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

/** Removes the signed-in person's data from this tab, at all their companies. */
export function forgetOwner(): void {
  if (person === undefined) return;
  for (const name of inTab.names('console:')) if (isOf(person, name)) inTab.remove(name);
}

/** Calls the listener after each change of the owner; returns the function that unsubscribes. */
export const onStorageOwner: (listener: () => void) => () => void = ownedPrefix.subscribe;

/** A text that differs for each owner; undefined while `owned` has no owner. */
export const storageOwner: () => string | undefined = ownedPrefix.getState;

function dropOthers(here: string): void {
  const now = Date.now();
  const prefixes = inTab.names('console:').flatMap((name) => (isOf(here, name) ? [] : (OWNED.exec(name)?.[0] ?? [])));
  for (const prefix of new Set(prefixes)) {
    const left = inTab.read(prefix + LEFT);
    // Their end was not recorded, for example because the tab was reloaded.
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
