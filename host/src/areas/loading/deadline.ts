// The federation runtime imports this before any shared package, so import none.

/** Milliseconds. */
export interface Deadlines {
  total: number;
  /** Leaves the fallback the remaining time. */
  withFallback: number;
  /** Shorter, so that a hung request ends before a retry. */
  script: number;
}

export function deadlinesFor(seconds = 8): Deadlines {
  return { total: seconds * 1_000, withFallback: seconds * 625, script: seconds * 875 };
}
