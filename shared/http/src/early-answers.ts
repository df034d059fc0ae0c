/** Sent by the first script. Used once, for the same address, method and token. */
export interface EarlyAnswer {
  answer?: Promise<Response>;
  authorization?: string;
}

/** The first script (host/src/boot.ts) writes it, the host reads it. */
export interface Start {
  /** Keys are addresses, or the hash of a published file. */
  answers?: Map<string, EarlyAnswer>;
  /** Sends early what a page needs. */
  ask?: (path: string) => void;
  /** Whether to request the page, by persisted or loaded rights. */
  rightsKnown?: Promise<unknown>;
  /** Resolves once the page's requests are sent, or never will be. */
  pageRequested?: Promise<unknown>;
}

const START: unique symbol = Symbol.for('console.start') as never;
/** Marks a used or obsolete answer. */
const TAKEN: EarlyAnswer = {};

export function pageStart(): Start {
  const page = globalThis as { [START]?: Start };
  page[START] ??= {};
  return page[START];
}

/** Sends a request early, once, after sign-in (P16). */
export function askEarly(path: string): void {
  const { ask } = pageStart();
  delete pageStart().ask;
  try {
    ask?.(path);
  } catch {}
}

/** Returns each response once; undefined if none waits. */
export async function takeEarly(url: string, authorization: string): Promise<Response | undefined> {
  const { answers } = pageStart();
  const early = answers?.get(url);
  answers?.set(url, TAKEN);
  return early?.authorization === authorization ? early.answer?.catch(() => undefined) : undefined;
}

/** Runs after sign-out. */
export function dropEarlyAnswers(): void {
  delete pageStart().answers;
}
