import { settlesWithin } from '@console/browser';
import { pageStart, takeEarly } from '@console/http/early';

/** Reads an arrived answer. */
const READ_MS = 8;
/** Reads the file list from the cache. */
const LISTING_MS = 300;
/** A slow network's round trip: rendering twice costs more. */
const DRAW_MS = 300;

/** Starting the host blocks the main thread, so with known rights the page's data is requested first (boot.ts). */
export async function earlyRequestsSent(): Promise<void> {
  const { rightsKnown, pageRequested } = pageStart();
  if (rightsKnown && pageRequested && (await settlesWithin(rightsKnown, READ_MS)))
    await settlesWithin(pageRequested, LISTING_MS);
}

/** Waits a moment for session and page, to render once; no request waits. */
export async function firstDataLoaded(started: Promise<void>): Promise<void> {
  const { pageRequested } = pageStart();
  if (pageRequested) await settlesWithin(Promise.all([pageRequested, started]), DRAW_MS);
}

/** A published file's early answer, once arrived; the browser has compared its hash. */
export async function earlyFile(integrity: string): Promise<ArrayBuffer | undefined> {
  const answer = takeEarly(integrity, '');
  return (await settlesWithin(answer, READ_MS)) ? (await answer)?.arrayBuffer().catch(() => undefined) : undefined;
}
