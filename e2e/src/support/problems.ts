import type { BrowserContext } from '@playwright/test';

/*
 * Collects errors that no page of the console may cause: uncaught exceptions, errors in the browser's console, and
 * violations of the enforced content security policy or of Trusted Types.
 */

export interface Problems {
  /** Allows problems of this kind in the test. */
  allow(pattern: RegExp): void;
  /** Problems without an `allow`. */
  unexpected(): string[];
  /** All problems, allowed or not. */
  seen(): readonly string[];
}

/** Collects problems as they occur. */
export interface ProblemList extends Problems {
  note: (problem: string) => void;
}

/** Message about the script below in a frame that may run none: the preview of a template is sandboxed (Q19). */
const REFUSED_TEST_SCRIPT = /Blocked script execution in 'about:blank' because the document's frame is sandboxed/;

/** An empty list of problems. */
export function noProblems(): ProblemList {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  return {
    note: (problem) => seen.push(problem),
    allow: (pattern) => allowed.push(pattern),
    unexpected: () => seen.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
    seen: () => seen,
  };
}

/** Watches every page of a browser profile from now on. */
export async function watchForProblems(context: BrowserContext, note: (problem: string) => void): Promise<void> {
  context.on('weberror', (error) => note(`exception: ${error.error().stack ?? error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !REFUSED_TEST_SCRIPT.test(message.text()))
      note(`console: ${message.text()} (${message.location().url})`);
  });
  await context.exposeBinding('reportViolation', (_source, violation: string) => note(`policy: ${violation}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = globalThis as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${event.violatedDirective} refused ${event.blockedURI} ${event.sample} on ${event.documentURI}`);
    });
  });
}
