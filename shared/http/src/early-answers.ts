/* Sent by host/src/boot.ts before the console. Used once, for the same address, method and token. */

export interface EarlyAnswer {
  answer?: Promise<Response>;
  authorization?: string;
}

/** Keys are addresses. */
export type EarlyAnswers = Map<string, EarlyAnswer> & Partial<EarlySteps>;

export interface EarlySteps {
  /** Whether to request the page, by persisted or loaded rights. */
  rightsKnown: Promise<unknown>;
  /** Resolves once the session's answers are read. */
  sessionLoaded: Promise<unknown>;
  /** Resolves once the page's requests are sent, or never will be. */
  pageRequested: Promise<unknown>;
}

export const EARLY: unique symbol = Symbol.for('console.early') as never;
export const ASK_EARLY: unique symbol = Symbol.for('console.askEarly') as never;
/** Marks a used or obsolete answer. */
const TAKEN: EarlyAnswer = {};

/** Sends a request early, once, after sign-in (P16). */
export function askEarly(path: string): void {
  const ask = (globalThis as Record<symbol, unknown>)[ASK_EARLY] as ((path: string) => void) | undefined;
  Reflect.deleteProperty(globalThis, ASK_EARLY);
  try {
    ask?.(path);
  } catch {}
}

/** Answers each response once; undefined if none waits. */
export async function takeEarly(url: string, authorization: string): Promise<Response | undefined> {
  const answers = (globalThis as Record<symbol, unknown>)[EARLY] as Map<string, EarlyAnswer> | undefined;
  const early = answers?.get(url);
  answers?.set(url, TAKEN);
  return early?.authorization === authorization ? early.answer?.catch(() => undefined) : undefined;
}

/** Runs after sign-out. */
export function dropEarlyAnswers(): void {
  Reflect.deleteProperty(globalThis, EARLY);
}
