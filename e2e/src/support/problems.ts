import type { BrowserContext } from '@playwright/test';

/* Errors that no page may cause: uncaught exceptions, console errors, violations of policy or Trusted Types. */

export interface Problems {
  allow(pattern: RegExp): void;
  unexpected(): string[];
  seen(): readonly string[];
}

export interface ProblemList extends Problems {
  note: (problem: string) => void;
}

/** Templates have a sandboxed preview (Q19). */
const REFUSED_TEST_SCRIPT = /Blocked script execution in 'about:blank' because the document's frame is sandboxed/;

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
