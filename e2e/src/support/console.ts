import type { ConsoleConfig } from '@console/contract';
import type { Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { Agent, setGlobalDispatcher } from 'undici';
import { Installation } from '../installation/installation';
import { CLOSED } from '../installation/site';
import { OpenPages } from './open-pages';
import { noProblems, type ProblemList, watchForProblems } from './problems';
import { type PersonaName, StoredSessions, signIn } from './sign-in';

export { expect };

// A connection for each request of the tests: nginx closes the ones that it keeps when it reads a new configuration,
// and a request that had just taken one of them would fail.
setGlobalDispatcher(new Agent({ pipelining: 0 }));

export interface WorkerFixtures {
  /** Lifetime of the platform's access tokens; tests of renewal make it short. */
  accessTokenSeconds: number;
  /** Settings of the installation that differ from the default. */
  config: Partial<ConsoleConfig>;
  /** Console and platform of this worker: built packages behind nginx. */
  installation: Installation;
  /** Sessions of this worker's personas. */
  sessions: StoredSessions;
  /** Pages of this worker's personas that stay open between tests. */
  openPages: OpenPages;
}

export interface Fixtures {
  /** `form` if sign-in, renewal, sign-out or another tab is part of the test. */
  signInBy: 'form' | 'kept session';
  /** Errors in the browser; a test fails on those that it did not `allow`. */
  problems: ProblemList;
  /** Signs in the test's page and waits until the console shows the path. */
  signInAs: (persona: PersonaName, path?: string) => Promise<void>;
  /**
   * A settled page at the path, for tests that only look. They share a console that is loaded once, which takes a
   * quarter of the time of loading it for each. `open` opens or presses something there; the next look closes it first.
   */
  look: (persona: PersonaName, path: string, open?: (page: Page) => Promise<unknown>) => Promise<Page>;
}

/** Details of a test that looks a second time: it runs each night, and after a change that only areas have. */
export const nightly = { tag: '@nightly' };

/**
 * The console's own `test`: a newly seeded platform, a fresh browser profile, and no unexpected problem in the browser.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  accessTokenSeconds: [1_800, { option: true, scope: 'worker' }],
  config: [CLOSED, { option: true, scope: 'worker' }],
  installation: [
    async ({ accessTokenSeconds, config }, use) => {
      const installation = await Installation.start({ accessTokenSeconds, config });
      await use(installation);
      await installation.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  sessions: [
    async ({ browser, installation, accessTokenSeconds }, use) =>
      use(new StoredSessions(browser, installation.origin, accessTokenSeconds)),
    { scope: 'worker' },
  ],
  openPages: [
    async ({ browser, installation, sessions }, use) => {
      const pages = new OpenPages(browser, installation.origin, sessions);
      await use(pages);
      await pages.close();
    },
    { scope: 'worker' },
  ],
  signInBy: ['kept session', { option: true }],
  baseURL: async ({ installation }, use) => use(installation.origin),
  problems: [
    async ({ installation }, use) => {
      await installation.sandbox.reset();
      const problems = noProblems();
      await use(problems);
      expect(problems.unexpected(), 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, problems }, use) => {
    await watchForProblems(context, problems.note);
    await use(context);
    // A handler that still reads an answer would fail with the context, and the test with it.
    const routed = [context, ...context.pages()];
    await Promise.all(routed.map((handled) => handled.unrouteAll({ behavior: 'ignoreErrors' })));
  },
  signInAs: async ({ page, sessions, signInBy }, use) => {
    await use(async (persona, path) => {
      if (signInBy === 'form') await signIn(page, persona, path);
      else await sessions.signIn(page, persona, path);
    });
  },
  look: async ({ openPages, problems }, use) => {
    await use((persona, path, open) => openPages.look(persona, path, problems.note, open));
  },
});
