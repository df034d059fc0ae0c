/* Sent by host/src/boot.ts before the console. Used once, for the same address, method and token. */

export interface EarlyAnswer {
  answer?: Promise<Response>;
  authorization?: string;
}

/** By address. */
export type EarlyAnswers = Map<string, EarlyAnswer> & Partial<EarlySteps>;

/** None rejects. */
export interface EarlySteps {
  /** Whether to request the page, by persisted or loaded rights. */
  rightsKnown: Promise<unknown>;
  /** Answers are read. */
  sessionLoaded: Promise<unknown>;
  /** Or never will be. */
  pageRequested: Promise<unknown>;
}

export const EARLY: unique symbol = Symbol.for('console.early') as never;
export const ASK_EARLY: unique symbol = Symbol.for('console.askEarly') as never;
/** Used or obsolete. */
const TAKEN: EarlyAnswer = {};

/** P16. Once, after sign-in; needs a token. */
export function askEarly(path: string): void {
  const ask = (globalThis as Record<symbol, unknown>)[ASK_EARLY] as ((path: string) => void) | undefined;
  Reflect.deleteProperty(globalThis, ASK_EARLY);
  try {
    ask?.(path);
  } catch {
    // The host sends all.
  }
}

/** Once; undefined = none. */
export async function takeEarly(url: string, authorization: string): Promise<Response | undefined> {
  const answers = (globalThis as Record<symbol, unknown>)[EARLY] as Map<string, EarlyAnswer> | undefined;
  const early = answers?.get(url);
  answers?.set(url, TAKEN);
  return early?.authorization === authorization ? early.answer?.catch(() => undefined) : undefined;
}

/** After sign-out. */
export function dropEarlyAnswers(): void {
  Reflect.deleteProperty(globalThis, EARLY);
}
