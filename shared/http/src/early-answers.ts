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

/** The progress of the early requests. Neither promise rejects. */
export interface EarlySteps {
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

/** Sends a request, unless it has been sent early. An early one that failed is sent again. */
export function fetchOrTakeEarly(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const early = input instanceof Request && input.method === 'GET' ? take(input) : undefined;
  if (!early) return fetch(input, init);
  return early.catch(() => fetch(input, init));
}

/** Drops all early answers and sends no more early requests: the user has signed out. */
export function dropEarlyAnswers(): void {
  Reflect.deleteProperty(globalThis, EARLY);
}

function take({ url, headers }: Request): Promise<Response> | undefined {
  const answers = (globalThis as Record<symbol, unknown>)[EARLY] as Map<string, EarlyAnswer> | undefined;
  const early = answers?.get(url);
  answers?.set(url, TAKEN);
  return early && early.authorization === headers.get('authorization') ? early.answer : undefined;
}
