import type { ConsoleConfig } from '@console/contract';
import { test as base, expect } from '@playwright/test';
import { Installation } from '../installation/installation';
import { CLOSED } from '../installation/site';
import { KeptSessions, type PersonaName, signIn } from './sign-in';
import { watchForProblems, type Problems } from './problems';

export { expect };

interface WorkerFixtures {
  /** How long the platform's access tokens live; tests of renewal make it short. */
  accessTokenSeconds: number;
  /** Settings of the installation that differ from the usual ones. */
  config: Partial<ConsoleConfig>;
  /** Console and platform of this worker, built artefacts behind nginx. */
  installation: Installation;
  /** Sessions of this worker's personas. */
  sessions: KeptSessions;
}

interface Fixtures {
  /** `form` where sign-in, renewal, sign-out or another tab is part of what is tested. */
  signInBy: 'form' | 'kept session';
  /** Anything the browser complained about; a test fails on what it did not announce with `allow`. */
  problems: Problems;
  /** Signs this test's page in and waits until the console shows the path. */
  signInAs: (persona: PersonaName, path?: string) => Promise<void>;
}

/** The console's own `test`: a platform seeded anew, a fresh browser profile, no unannounced problem tolerated. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  accessTokenSeconds: [600, { option: true, scope: 'worker' }],
  config: [CLOSED, { option: true, scope: 'worker' }],
  installation: [
    async ({ accessTokenSeconds, config }, use, worker) => {
      const installation = await Installation.start({ slot: worker.parallelIndex, accessTokenSeconds, config });
      await use(installation);
      await installation.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  sessions: [async ({ accessTokenSeconds }, use) => use(new KeptSessions(accessTokenSeconds)), { scope: 'worker' }],
  signInBy: ['kept session', { option: true }],
  baseURL: async ({ installation }, use) => use(installation.origin),
  problems: [
    async ({ context, installation }, use) => {
      await installation.sandbox.reset();
      const problems = await watchForProblems(context);
      await use(problems);
      expect(problems.unexpected(), 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
  signInAs: async ({ page, sessions, signInBy }, use) => {
    await use((persona, path) =>
      signInBy === 'form' ? signIn(page, persona, path) : sessions.signIn(page, persona, path),
    );
  },
});
