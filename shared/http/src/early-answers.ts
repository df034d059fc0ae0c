/*
 * The page's first script has asked for some things before the console ran (host/boot.js). An answer is taken once, and
 * only by a request that is the very same, so that retry, renewal and schemas stay in force.
 */

interface EarlyAnswer {
  answer?: Promise<Response>;
  authorization?: string;
}

const EARLY = Symbol.for('console.early');
/** In the place of an answer that was taken, or that nobody need ask for any more. */
const TAKEN: EarlyAnswer = {};

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
