import { isTokenSet, type TokenSet } from './token-set';

const TOKENS_KEY = 'console.session';
const USER_KEY = 'console.session.user';
const NOTE_KEY = 'console.session.note';
const REDIRECTS_KEY = 'console.session.redirects';
const PROBE_KEY = 'console.session.probe';

/** The browser refuses to keep anything: blocked by policy, or full. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** Proves that this tab can keep a session before anybody is sent to the identity provider for nothing. */
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

/** Never throws: what cannot be reached cannot be left behind either. */
export function removeTokens(): void {
  try {
    sessionStorage.removeItem(TOKENS_KEY);
    sessionStorage.removeItem(USER_KEY);
  } catch {
    // Blocked storage holds nothing.
  }
}

/** Never throws: without it the next page asks first and draws then. */
export function writeKept(text: string): void {
  try {
    sessionStorage.setItem(USER_KEY, text);
  } catch {
    // Blocked or full.
  }
}

export function readKept(): unknown {
  return guarded(() => parse(sessionStorage.getItem(USER_KEY)));
}

/** What this tab should know after a reload or a detour. */
export type Note = 'signed-out' | 'signed-out-elsewhere' | 'changing-company';
const NOTES: readonly string[] = ['signed-out', 'signed-out-elsewhere', 'changing-company'] satisfies Note[];

/** Never throws: a note that is lost costs a sentence or a click. */
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
