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
export async function earlyFile(integrity: string, type: RegExp): Promise<ArrayBuffer | undefined> {
  const answering = takeEarly(integrity, '');
  const answer = (await settlesWithin(answering, READ_MS)) ? await answering : undefined;
  if (!answer || !type.test(answer.headers.get('content-type') ?? '')) return undefined;
  return answer.arrayBuffer().catch(() => undefined);
}
