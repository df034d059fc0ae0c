/*
 * The page's first script has asked for some things before the console ran (host/boot.js). An answer is taken once, and
 * only by a request that is the very same, so that retry, renewal and schemas stay in force.
 */

interface EarlyAnswer {
  answer: Promise<Response>;
  authorization: string;
}

/** Sends a request, unless it has been sent early. An early one that failed is sent again. */
export function fetchOrTakeEarly(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const early = input instanceof Request && input.method === 'GET' ? take(input) : undefined;
  if (!early) return fetch(input, init);
  return early.catch(() => fetch(input, init));
}

/** Forgets what was asked for early: its person has signed out. */
export function dropEarlyAnswers(): void {
  answers()?.clear();
}

function take({ url, headers }: Request): Promise<Response> | undefined {
  const asked = answers()?.get(url);
  answers()?.delete(url);
  return asked && asked.authorization === headers.get('authorization') ? asked.answer : undefined;
}

function answers(): Map<string, EarlyAnswer> | undefined {
  return (globalThis as Record<symbol, unknown>)[Symbol.for('console.early')] as Map<string, EarlyAnswer> | undefined;
}
