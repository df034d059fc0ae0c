import { settlesWithin } from '@console/browser';
import { EARLY, type EarlyAnswers } from '@console/http/early';

/** Enough to read an answer that lies there. */
const READ_MS = 8;
/** Enough to read the area's list of files from the cache. */
const ASK_MS = 300;
/** Less than it takes to draw the console a second time. */
const DRAW_MS = 100;

/**
 * Starting the host blocks the main thread. With every file in the cache it would start just when the page's first script
 * (boot.ts) can request the page's data; so if the rights are loaded, those requests are sent first.
 */
export async function afterAsking(): Promise<void> {
  const { answered, asked } = earlySteps();
  if (answered && asked && (await settlesWithin(answered, READ_MS))) await settlesWithin(asked, ASK_MS);
}

/**
 * Before the first drawing, for a moment: the session's answers, so that the console is drawn once with them, and what is
 * asked for then, which waits for as long as the console is drawn.
 */
export async function afterSession(started: Promise<void>): Promise<void> {
  const { answered, asked } = earlySteps();
  if (answered && asked) await settlesWithin(Promise.all([answered, asked, started]), DRAW_MS);
}

const earlySteps = () => (globalThis as { [EARLY]?: Partial<EarlyAnswers> })[EARLY] ?? {};
