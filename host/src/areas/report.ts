import type { AreaError } from './area-error';
import { type AreaEvent, tell } from './telemetry';

const reported = new Set<string>();

/**
 * Reports a failure of an area: to the collector, and to whoever listens for errors of the page. Once in this tab:
 * pages and slots that wait for one file fail together, and what fails again on *Try again* is no news.
 */
export function report(error: AreaError, how: Pick<AreaEvent, 'outcome' | 'duration'>): void {
  if (reported.has(error.message)) return;
  reported.add(error.message);
  const { area, version, stage, failure } = error;
  tell({ area, version, stage, failure, ...how });
  // What nobody caught has been told to the page already.
  if (stage !== 'event') reportError(error);
}
