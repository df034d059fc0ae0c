import { isTokenSet, type TokenSet } from './token-set';

const TOKENS_KEY = 'console.session';
const USER_KEY = 'console.session.user';
const NOTE_KEY = 'console.session.note';
const REDIRECTS_KEY = 'console.session.redirects';
const PROBE_KEY = 'console.session.probe';

/** The browser refuses storage: blocked by policy, or full. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** Checks that this tab can store a session before the user is sent to the identity provider. */
export function probeStorage(): void {
  guarded(() => {
    sessionStorage.setItem(PROBE_KEY, 'x'.repeat(4_096));
    sessionStorage.removeItem(PROBE_KEY);
  });
}

export function readTokens(): TokenSet | undefined {
  return guarded(() => {
    const stored = parse(sessionStorage.getItem(TOKENS_KEY));
    return isTokenSet(stored) ? stored : undefined;
  });
}

export function writeTokens(tokens: TokenSet): void {
  guarded(() => sessionStorage.setItem(TOKENS_KEY, JSON.stringify(tokens)));
}

/** Never throws: blocked storage holds nothing. */
export function removeTokens(): void {
  try {
    sessionStorage.removeItem(TOKENS_KEY);
    sessionStorage.removeItem(USER_KEY);
  } catch {
    // Blocked storage holds nothing.
  }
}

/** Never throws: without it the next page load waits for the user's data. */
export function writeUser(text: string): void {
  try {
    sessionStorage.setItem(USER_KEY, text);
  } catch {
    // Blocked or full.
  }
}

export function readUser(): unknown {
  return guarded(() => parse(sessionStorage.getItem(USER_KEY)));
}

/** What this tab must know after a reload or after leaving the console. */
export type Note = 'signed-out' | 'signed-out-elsewhere' | 'changing-company';
const NOTES: readonly string[] = ['signed-out', 'signed-out-elsewhere', 'changing-company'] satisfies Note[];

/** Never throws: a lost note costs a message or a click. */
export function leaveNote(note: Note): void {
  try {
    sessionStorage.setItem(NOTE_KEY, note);
  } catch {
    // Blocked or full.
  }
}

/** Reads the note once. */
export function takeNote(): Note | undefined {
  return guarded(() => {
    const note = sessionStorage.getItem(NOTE_KEY);
    sessionStorage.removeItem(NOTE_KEY);
    return NOTES.includes(note ?? '') ? (note as Note) : undefined;
  });
}

/** Times of the automatic redirects of this tab, epoch milliseconds. */
export function readRedirects(): number[] {
  return guarded(() => {
    const stored = parse(sessionStorage.getItem(REDIRECTS_KEY));
    return Array.isArray(stored) ? stored.filter((time) => typeof time === 'number') : [];
  });
}

export function writeRedirects(times: number[]): void {
  guarded(() => sessionStorage.setItem(REDIRECTS_KEY, JSON.stringify(times)));
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

function guarded<Result>(access: () => Result): Result {
  try {
    return access();
  } catch (cause) {
    throw new StorageError('The browser does not allow this page to store anything', { cause });
  }
}
