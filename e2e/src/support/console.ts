import type { ConsoleConfig } from '@console/contract';
import type { Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { Agent, setGlobalDispatcher } from 'undici';
import { Installation, type InstallationOptions } from '../installation/installation';
import { CLOSED } from '../installation/site';
import { OpenPages } from './open-pages';
import { noProblems, type ProblemList, watchForProblems } from './problems';
import { type PersonaName, StoredSessions, signIn } from './sign-in';

export { expect };

// nginx closes kept connections on a new configuration, which fails a request just begun.
setGlobalDispatcher(new Agent({ pipelining: 0 }));

export interface WorkerFixtures {
  accessTokenSeconds: number;
  config: Partial<ConsoleConfig>;
  /** Besides these two. */
  installed: InstallationOptions;
  installation: Installation;
  sessions: StoredSessions;
  /** Stay open between tests. */
  openPages: OpenPages;
}

export interface Fixtures {
  /** `form`: sign-in, renewal, sign-out or another tab matters. */
  signInBy: 'form' | 'kept session';
  /** A test fails on what it did not `allow`. */
  problems: ProblemList;
  /** Until the console shows the path. */
  signInAs: (persona: PersonaName, path?: string) => Promise<void>;
  /**
   * For tests that only look: a shared console takes a quarter of the time. The next look closes what `open` opened.
   */
  look: (persona: PersonaName, path: string, open?: (page: Page) => Promise<unknown>) => Promise<Page>;
}

/** Each night, and when only areas change. */
export const nightly = { tag: '@nightly' };

export const test = base.extend<Fixtures, WorkerFixtures>({
  accessTokenSeconds: [1_800, { option: true, scope: 'worker' }],
  config: [CLOSED, { option: true, scope: 'worker' }],
  installed: [{}, { option: true, scope: 'worker' }],
  installation: [
    async ({ accessTokenSeconds, config, installed }, use) => {
      const installation = await Installation.start({ accessTokenSeconds, config, ...installed });
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
    // A handler still reading would fail with the context.
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
