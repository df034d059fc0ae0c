import { settlesWithin } from '@console/browser';
import { EARLY, type EarlyAnswers } from '@console/http/early';

/** Enough to read an answer that has arrived. */
const READ_MS = 8;
/** Enough to read the area's list of files from the cache. */
const LISTING_MS = 300;
/** Less than a second rendering of the console takes. */
const DRAW_MS = 100;

/**
 * Starting the host blocks the main thread. With every file in the cache it would start just when the page's first script
 * (boot.ts) can request the page's data; so if the rights are known, those requests are sent first.
 */
export async function earlyRequestsSent(): Promise<void> {
  const { rightsKnown, pageRequested } = earlySteps();
  if (rightsKnown && pageRequested && (await settlesWithin(rightsKnown, READ_MS)))
    await settlesWithin(pageRequested, LISTING_MS);
}

/**
 * Before the first rendering, waits a moment for the session's answers and for the early requests of the page: the
 * console is then rendered once, with those answers, and its rendering does not delay the requests.
 */
export async function firstDataLoaded(started: Promise<void>): Promise<void> {
  const { sessionLoaded, pageRequested } = earlySteps();
  if (sessionLoaded && pageRequested)
    await settlesWithin(Promise.all([sessionLoaded, pageRequested, started]), DRAW_MS);
}

const earlySteps = () => (globalThis as { [EARLY]?: Partial<EarlyAnswers> })[EARLY] ?? {};
