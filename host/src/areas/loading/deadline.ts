let seconds = 8;

/** The longest anyone waits for an area before the panel says so, whichever stage it hangs in. */
export function setDeadline(configured = 8): void {
  seconds = configured;
}

export const deadline = {
  /** Milliseconds for an area as a whole. */
  whole: () => seconds * 1_000,
  /** For a version that another one stands behind; what is left is for that one. */
  first: () => seconds * 625,
  /** For one script; shorter, so that a hung request has ended when someone tries again. */
  script: () => seconds * 875,
};
