import { createStore } from 'zustand/vanilla';

export interface StorageOwner {
  /** Person: subject id. */
  person: string;
  /** Organisation number; empty = none, undefined = not loaded. */
  company: string | undefined;
}

/** Never throws: refused storage reads undefined and writes false. */
export interface Stored<Name extends string = string> {
  read: (name: Name) => string | undefined;
  /** False if storage is blocked, full, or has no owner. */
  write: (name: Name, text: string) => boolean;
  remove: (name: Name) => void;
  names: (begin: string) => string[];
}

/** The session checks its entries' owner; `boot.ts` writes `loaded-again` and `page-data`. */
export type CommonInTab =
  | 'console.loaded-again'
  | 'console.session'
  | 'console.session.user'
  | 'console.page-data'
  | 'console.session.note'
  | 'console.arrival'
  | 'console.session.redirects'
  | 'console.session.silent-refused'
  | 'console.session.probe'
  | `console.sign-in.${string}`;
/** `boot.ts` reads all of these except `target-page`. */
export type CommonInBrowser =
  | 'console-theme'
  | 'console-density'
  | 'console-shortcuts'
  | 'console-branding'
  | 'console-language'
  | 'console-typeface'
  | 'console.area-overrides'
  | 'console.target-page';

/** Keeps data of a person who left without signing out. */
const OTHERS_STAY_MS = 60 * 60 * 1_000;
/** When the owner's session ended, in epoch milliseconds. */
const LEFT = 'left';
const OWNED = /^console:([^@:]*)@[^:]*:/;

let person: string | undefined;
/** Undefined while the owner is unknown. */
const ownedPrefix = createStore<string | undefined>(() => undefined);

export const tabStorage = {
  owned: storedIn(() => globalThis.sessionStorage, ownedPrefix.getState),
  /** The signed-in person's, else of the last session. */
  lastOwned: storedIn(
    () => globalThis.sessionStorage,
    () => ownedPrefix.getState() ?? lastLeft(),
  ),
  common: storedIn<CommonInTab>(
    () => globalThis.sessionStorage,
    () => '',
  ),
};

export const browserStorage = {
  owned: storedIn(() => globalThis.localStorage, ownedPrefix.getState),
  common: storedIn<CommonInBrowser>(
    () => globalThis.localStorage,
    () => '',
  ),
};

const inTab = tabStorage.common as Stored;

/** Undefined = nobody. Called by the session. */
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

/** Forgets the person in this tab, for all companies. */
export function forgetOwner(): void {
  if (person === undefined) return;
  for (const name of inTab.names('console:')) if (isOf(person, name)) inTab.remove(name);
}

/** @returns unsubscribes */
export const onStorageOwner: (listener: () => void) => () => void = ownedPrefix.subscribe;

/** Undefined without owner. */
export const storageOwner: () => string | undefined = ownedPrefix.getState;

function dropOthers(here: string): void {
  const now = Date.now();
  const prefixes = inTab.names('console:').flatMap((name) => (isOf(here, name) ? [] : (OWNED.exec(name)?.[0] ?? [])));
  for (const prefix of new Set(prefixes)) {
    const leftAt = inTab.read(prefix + LEFT);
    // The end was not recorded, as in a reload.
    if (leftAt === undefined) inTab.write(prefix + LEFT, String(now));
    else if (!(now - Number(leftAt) < OTHERS_STAY_MS)) for (const name of inTab.names(prefix)) inTab.remove(name);
  }
}

function lastLeft(): string | undefined {
  const names = inTab
    .names('console:')
    .filter((name) => name.endsWith(`:${LEFT}`) && OWNED.exec(name)?.[0] + LEFT === name);
  const timeOf = (name: string) => Number(inTab.read(name));
  return names.sort((one, other) => timeOf(other) - timeOf(one))[0]?.slice(0, -LEFT.length);
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
