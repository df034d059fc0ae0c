/*
 * The page's first script has asked for some things before the console ran (host/src/boot.ts). An answer is taken once, and
 * only by a request that is the very same, so that retry, renewal and schemas stay in force.
 */

/** One early request, by its address. */
export interface EarlyAnswer {
  answer?: Promise<Response>;
  authorization?: string;
}

/** What the first script leaves for the host: its requests by address, and how far it has come. */
export type EarlyAnswers = Map<string, EarlyAnswer> & Partial<EarlySteps>;

/** Each settles without an error. */
export interface EarlySteps {
  /** The session's answers have been read. */
  answered: Promise<unknown>;
  /** The page's code and data have been requested, or never will be. */
  asked: Promise<unknown>;
}

/** Where the first script leaves them on `globalThis`. */
export const EARLY: unique symbol = Symbol.for('console.early') as never;
/** Where it leaves the function that `askEarly` calls. */
export const ASK_EARLY: unique symbol = Symbol.for('console.askEarly') as never;
/** In the place of an answer that was taken, or that nobody need ask for any more. */
const TAKEN: EarlyAnswer = {};

/**
 * Has the first script ask for what the page at a path shows, once: it has left how where the person came back from sign-in
 * and had no token yet (P16). The token must lie in the tab.
 */
export function askEarly(path: string): void {
  const ask = (globalThis as Record<symbol, unknown>)[ASK_EARLY] as ((path: string) => void) | undefined;
  Reflect.deleteProperty(globalThis, ASK_EARLY);
  try {
    ask?.(path);
  } catch {
    // The host asks for everything itself.
  }
}

/** Sends a request, unless it has been sent early. An early one that failed is sent again. */
export function fetchOrTakeEarly(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const early = input instanceof Request && input.method === 'GET' ? take(input) : undefined;
  if (!early) return fetch(input, init);
  return early.catch(() => fetch(input, init));
}

/** Forgets what was asked for early, and has nothing more asked: its person has signed out. */
export function dropEarlyAnswers(): void {
  Reflect.deleteProperty(globalThis, EARLY);
}

function take({ url, headers }: Request): Promise<Response> | undefined {
  const answers = (globalThis as Record<symbol, unknown>)[EARLY] as Map<string, EarlyAnswer> | undefined;
  const asked = answers?.get(url);
  answers?.set(url, TAKEN);
  return asked && asked.authorization === headers.get('authorization') ? asked.answer : undefined;
}
