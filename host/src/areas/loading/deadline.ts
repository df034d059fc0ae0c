// The federation runtime imports this file before any shared package can be loaded, so it imports none.

let seconds = 8;

/** Sets how long an area may take to load, over all stages, in seconds. */
export function setDeadline(configured = 8): void {
  seconds = configured;
}

export const deadline = {
  /** Milliseconds for the whole area. */
  total: () => seconds * 1_000,
  /** For a version with a fallback; the remaining time is for the fallback. */
  withFallback: () => seconds * 625,
  /** For one script; shorter, so that a hung request has ended before a retry. */
  script: () => seconds * 875,
};
