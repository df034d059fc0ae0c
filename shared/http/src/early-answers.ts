/*
 * The page's first script has asked for some things before the console ran (host/boot.js). An answer is taken once, and
 * only by a request that is the very same, so that retry, renewal and schemas stay in force.
 */

interface EarlyAnswer {
  answer?: Promise<Response>;
  authorization?: string;
}

const EARLY = Symbol.for('console.early');
const ASK_EARLY = Symbol.for('console.askEarly');
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
