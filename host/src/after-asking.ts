import { settlesWithin } from './areas/loading/deadline';

/** How far boot.js has come; each settles without an error. */
interface EarlySteps {
  /** The session's answers have been read. */
  answered: Promise<unknown>;
  /** The page's code and data have been asked for, or never will be. */
  asked: Promise<unknown>;
}

/** Enough to read an answer that lies there. */
const READ_MS = 50;
/** Enough to read the area's list of files from the cache. */
const ASK_MS = 300;

/**
 * Running the host keeps the processor busy for long. With every file in the cache it would begin in the moment in which
 * the page's first script (boot.js) may ask for what the page shows; so that goes first, if the rights are there by now.
 */
export async function afterAsking(): Promise<void> {
  const { answered, asked } = earlySteps();
  if (answered && asked && (await settlesWithin(answered, READ_MS))) await settlesWithin(asked, ASK_MS);
}

/**
 * Before the first drawing: the session's answers lie there already when the host runs, so the console is drawn once with
 * them, and not a second time as soon as they have been read.
 */
export async function afterSession(started: Promise<void>): Promise<void> {
  const { answered } = earlySteps();
  if (answered && (await settlesWithin(answered, 0))) await settlesWithin(started, READ_MS);
}

function earlySteps(): Partial<EarlySteps> {
  return (globalThis as Record<symbol, Partial<EarlySteps> | undefined>)[Symbol.for('console.early')] ?? {};
}
