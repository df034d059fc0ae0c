import { tabStorage } from '@console/browser';
import { isTokenSet, type TokenSet } from './token-set';

const TOKENS_KEY = 'console.session';
const USER_KEY = 'console.session.user';
const NOTE_KEY = 'console.session.note';
const REDIRECTS_KEY = 'console.session.redirects';
const SILENT_KEY = 'console.session.silent-refused';
const PROBE_KEY = 'console.session.probe';

const tab = tabStorage.common;

/** Storage is blocked by policy, or full. */
class StorageError extends Error {
  override readonly name = 'StorageError';
}

export function isStorageFailure(error: unknown): boolean {
  if (error instanceof StorageError) return true;
  if (error instanceof DOMException) return ['QuotaExceededError', 'SecurityError'].includes(error.name);
  return error instanceof Error && error.cause !== undefined && isStorageFailure(error.cause);
}

/** Throws before a redirect instead of after. */
export function probeStorage(): void {
  mustWrite(PROBE_KEY, 'x'.repeat(4_096));
  tab.remove(PROBE_KEY);
}

export function readTokens(): TokenSet | undefined {
  const stored = parse(tab.read(TOKENS_KEY));
  return isTokenSet(stored) ? stored : undefined;
}

/** @throws StorageError */
export const writeTokens = (tokens: TokenSet): void => mustWrite(TOKENS_KEY, JSON.stringify(tokens));

export function removeTokens(): void {
  tab.remove(TOKENS_KEY);
  tab.remove(USER_KEY);
  tab.remove('console.page-data');
}

export function writeUser(text: string): void {
  tab.write(USER_KEY, text);
}

export const readUser = (): unknown => parse(tab.read(USER_KEY));

/** For the next page in this tab: what happened. */
const NOTES = ['signed-out', 'signed-out-elsewhere', 'changing-company', 'answer-unknown'] as const;
export type Note = (typeof NOTES)[number];

export function leaveNote(note: Note): void {
  tab.write(NOTE_KEY, note);
}

/** The host says the new company after the sign-in. */
export const leaveArrivalNote = (): boolean => tab.write('console.arrival', 'company');

/** Reads and removes. */
export function takeNote(): Note | undefined {
  const note = tab.read(NOTE_KEY);
  tab.remove(NOTE_KEY);
  return NOTES.find((known) => known === note);
}

/** Epoch milliseconds. */
export function readRedirects(): number[] {
  const stored = parse(tab.read(REDIRECTS_KEY));
  return Array.isArray(stored) ? stored.filter((time) => typeof time === 'number') : [];
}

/** @throws StorageError: uncounted redirects could loop */
export const writeRedirects = (times: number[]): void => mustWrite(REDIRECTS_KEY, JSON.stringify(times));

/** Holds until the next sign-in. */
export const isSilentRefused = (): boolean => tab.read(SILENT_KEY) !== undefined;

/** @throws StorageError */
export function setSilentRefused(isRefused: boolean): void {
  if (isRefused) mustWrite(SILENT_KEY, 'true');
  else tab.remove(SILENT_KEY);
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/** @throws StorageError */
export function mustWrite(name: Parameters<typeof tab.write>[0], text: string): void {
  if (!tab.write(name, text)) throw new StorageError('The browser does not allow this page to store anything');
}
