import { expect, test } from '../support/console';
import type { PersonaName } from '../support/sign-in';

const team = [
  '/admin/team/manage',
  '/admin/team/invite',
  '/admin/team/roles',
  '/admin/team/role',
  '/admin/team/groups',
  '/admin/team/group',
];
const settings = ['/admin/settings/notifications', '/admin/settings/account'];
const releases = [
  '/admin/version/releasePackages',
  '/admin/releasePackageDetails/1056',
  '/admin/version/customerNotifications',
];
const company = [...team, ...settings, ...releases, '/admin/dashboard'];
const attributeStore = [
  '/admin/attributestore/development',
  '/admin/attributestore/test',
  '/admin/attributestore/production',
];
const gated = [...company, ...attributeStore];

/** Which of the gated paths of this installation each persona may open; everyone else is sent to `/`. */
const allowed: Record<PersonaName, readonly string[]> = {
  owner: company,
  staff: gated,
  teamAdmin: [...team, '/admin/dashboard'],
  severalCompanies: company,
  billingAdmin: ['/admin/dashboard'],
  plainUser: [],
  reader: [],
  newCompany: [],
  inactiveCompany: [],
  noCompany: [],
};

/** A page may add to its address what it shows. */
const isAt = (path: string) => (url: URL) => url.pathname === path;

for (const [name, paths] of Object.entries(allowed) as [PersonaName, readonly string[]][]) {
  const refused = gated.filter((path) => !paths.includes(path));

  test(`HOST-025 HOST-026 Q17 ${name} is sent away from ${refused.length} of ${gated.length} gated paths`, async ({
    page,
    signInAs,
  }) => {
    const remoteFiles: string[] = [];
    // A page for everyone: the dashboard would send somebody with a single product on to it (HOST-079).
    await signInAs(name, '/userprofile');
    await page.waitForLoadState('networkidle');
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/areas/')) remoteFiles.push(request.url());
    });
    for (const path of refused) {
      await page.goto(path);
      await expect(page).not.toHaveURL(isAt(path));
      expect(remoteFiles, `files of areas fetched for ${path}`).toEqual([]);
    }
    for (const path of paths) {
      await page.goto(path);
      await expect(page).toHaveURL(isAt(path));
      await expect(page.locator('[data-page-heading]').first()).toBeVisible();
    }
  });
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
