import { isDeepStrictEqual } from 'node:util';
import { expect, nightly, test } from '../support/console';
import { addressOf, areaOf, type DeclaredPage, mayOpen, WALKED_PAGES } from '../support/declared-pages';
import { NEW_HEADING, startInside } from '../support/open-pages';
import { settled } from '../support/page';
import { PERSONA_NAMES } from '../support/sign-in';

/** Pages may add state to the address. */
const isAt = (path: string) => (url: URL) => url.pathname === path;

// Everybody may open the dashboard (HOST-079).
const pages = WALKED_PAGES.filter(({ id }) => id !== 'host/dashboard');

/** The gate reads only `requires`. */
const gated = pages.filter(
  (page) =>
    pages.find((other) => areaOf(other) === areaOf(page) && isDeepStrictEqual(other.requires, page.requires)) === page,
);

// `host/src/routes.test.tsx` tests the gate; the night tries everybody and opens all pages.
for (const name of PERSONA_NAMES) {
  const visited = name === 'owner' && process.env.NIGHTLY ? pages : gated;
  const allowed = visited.filter((page) => mayOpen(name, page));
  const refused = visited.filter((page) => !allowed.includes(page));

  test(
    `HOST-025 HOST-026 Q17 ${name} is sent away from ${refused.length} of ${visited.length} pages and opens the others`,
    name === 'owner' || name === 'plainUser' ? {} : nightly,
    async ({ page, signInAs, problems }) => {
      problems.allow(/console: Failed to load resource.*404/);
      const remoteFiles: string[] = [];
      await signInAs(name, '/userprofile');
      await settled(page);
      page.on('request', (request) => {
        if (/^\/areas\/.*(?<!\/area\.json)$/.test(new URL(request.url()).pathname)) remoteFiles.push(request.url());
      });
      const outside = fromOutside(refused, PERSONA_NAMES.indexOf(name));
      for (const declared of refused) {
        if (outside.includes(declared)) await page.goto(addressOf(declared));
        else await startInside(page, addressOf(declared));
        await expect(page, declared.id).toHaveURL(isAt('/'));
        await expect(page.locator(NEW_HEADING).first(), declared.id).toBeVisible();
        expect(remoteFiles, `files of areas fetched for ${declared.id}`).toEqual([]);
      }
      for (const declared of allowed) {
        await startInside(page, addressOf(declared));
        await expect(page.locator(NEW_HEADING).first(), declared.id).toBeVisible();
        await expect(page, declared.id).toHaveURL(isAt(addressOf(declared)));
      }
    },
  );
}

/** By a new document: two per persona, to cover each area. */
function fromOutside(refused: readonly DeclaredPage[], turn: number): readonly DeclaredPage[] {
  const ofAreas = refused.filter((page) => refused.find((other) => areaOf(other) === areaOf(page)) === page);
  return [0, 1].flatMap((next) => ofAreas[(turn * 2 + next) % ofAreas.length] ?? []);
}

test('HOST-065 Q17 the server refuses what the console hides', async ({ page, signInAs, installation }) => {
  let authorization = '';
  page.on('request', (request) => {
    authorization = request.headers().authorization ?? authorization;
  });
  await signInAs('plainUser');
  await expect.poll(() => authorization).toMatch(/^Bearer /);
  const answer = await page.request.get(`${installation.sandbox.origin}/api/ManageTeam/Users`, {
    headers: { authorization },
  });
  expect(answer.status()).toBe(403);
});
