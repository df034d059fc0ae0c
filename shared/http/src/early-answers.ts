/*
 * Early requests: sent by the page's first script (host/src/boot.ts) before the console runs. An answer is used once,
 * and only by a request with the same address, method and token; retry, renewal and schemas apply as to any other
 * answer.
 */

/** One early request, by its address. */
export interface EarlyAnswer {
  answer?: Promise<Response>;
  authorization?: string;
}

/** The first script's state for the host: its requests by address, and its progress. */
export type EarlyAnswers = Map<string, EarlyAnswer> & Partial<EarlySteps>;

/** The progress of the early requests. None of these promises rejects. */
export interface EarlySteps {
  /** It is decided whether the page's code and data are requested: by the tab's persisted rights or by the session's. */
  rightsKnown: Promise<unknown>;
  /** The session's answers have been read. */
  sessionLoaded: Promise<unknown>;
  /** The page's code and data have been requested, or never will be. */
  pageRequested: Promise<unknown>;
}

/** Key of `EarlyAnswers` on `globalThis`. */
export const EARLY: unique symbol = Symbol.for('console.early') as never;
/** Key of the function that `askEarly` calls. */
export const ASK_EARLY: unique symbol = Symbol.for('console.askEarly') as never;
/** Replaces an answer that was used or is no longer needed. */
const TAKEN: EarlyAnswer = {};

/**
 * After sign-in, calls the function that the first script has left, once: it prefetches the page at a path (P16). The
 * tab must have a token.
 */
export function askEarly(path: string): void {
  const ask = (globalThis as Record<symbol, unknown>)[ASK_EARLY] as ((path: string) => void) | undefined;
  Reflect.deleteProperty(globalThis, ASK_EARLY);
  try {
    ask?.(path);
  } catch {
    // The host sends all requests itself.
  }
}

/** The answer to an early GET request of this address and token, once. Undefined if none was sent or none answered. */
export async function takeEarly(url: string, authorization: string): Promise<Response | undefined> {
  const answers = (globalThis as Record<symbol, unknown>)[EARLY] as Map<string, EarlyAnswer> | undefined;
  const early = answers?.get(url);
  answers?.set(url, TAKEN);
  return early?.authorization === authorization ? early.answer?.catch(() => undefined) : undefined;
}

/** Drops all early answers and sends no more early requests: the user has signed out. */
export function dropEarlyAnswers(): void {
  Reflect.deleteProperty(globalThis, EARLY);
}
