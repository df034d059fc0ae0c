import { withDeadline } from '@console/browser';

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

/** True if `work` settles within the time in milliseconds, false after it. `work` must not reject. */
export function settlesWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  return withDeadline(work, milliseconds).then(
    () => true,
    () => false,
  );
}
