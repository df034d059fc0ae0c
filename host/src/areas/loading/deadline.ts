// The federation runtime imports this file before any shared package can be loaded, so it imports none.

/** Limits for loading an area, in milliseconds. */
export interface Deadlines {
  /** For the whole area. */
  total: number;
  /** For a version with a fallback; the remaining time is for the fallback. */
  withFallback: number;
  /** For one script; shorter, so that a hung request has ended before a retry. */
  script: number;
}

/** The limits if an area may take so many seconds over all stages. */
export function deadlinesFor(seconds = 8): Deadlines {
  return { total: seconds * 1_000, withFallback: seconds * 625, script: seconds * 875 };
}
