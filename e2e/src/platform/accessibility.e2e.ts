import type { Page } from '@playwright/test';
import { breakStage, liveArea } from '../support/area-faults';
import { axeViolations } from '../support/axe';
import { expect, test } from '../support/console';
import type { PersonaName } from '../support/sign-in';

const RELEASES = '/admin/version/releasePackages';

/** Every place of this installation: who sees it, where it is, and what opens it. */
const views: [name: string, persona: PersonaName, path: string, open?: (page: Page) => Promise<unknown>][] = [
  ['dashboard', 'owner', '/dashboard'],
  ['user menu', 'owner', '/dashboard', (page) => page.getByRole('button', { name: /Account menu/ }).click()],
  ['palette', 'owner', '/dashboard', (page) => page.keyboard.press('Control+k')],
  ['page that is not installed', 'owner', '/plans'],
  ['admin dashboard', 'owner', '/admin/dashboard'],
  ['Manage users', 'owner', '/admin/team/manage'],
  ['Manage users, nothing found', 'owner', '/admin/team/manage?q=nobody+at+all'],
  ['Manage users, some selected', 'owner', '/admin/team/manage', (page) => page.getByRole('checkbox').first().check()],
  ['Edit User', 'owner', '/admin/team/manage', openFirstUser],
  ['Edit User, leaving', 'owner', '/admin/team/manage', leaveChangedUser],
  [
    'own user',
    'owner',
    '/admin/team/manage?q=Haugland',
    (page) => page.getByRole('link', { name: /Haugland/ }).click(),
  ],
  ['Manage Invites', 'owner', '/admin/team/invite'],
  ['Remove invites', 'owner', '/admin/team/invite', askToRemove],
  ['Roles', 'owner', '/admin/team/roles', (page) => page.getByRole('button', { name: 'More for Auditor' }).click()],
  ['Roles, deleting one in use', 'owner', '/admin/team/roles?delete=r-fjellheim-auditor'],
  ['role, changed', 'owner', '/admin/team/role/r-fjellheim-auditor', changeRole],
  ['role, users', 'owner', '/admin/team/role/r-fjellheim-auditor?tab=users'],
  ['role, read only', 'owner', '/admin/team/role/r-fjellheim-administrator'],
  ['New role', 'owner', '/admin/team/role?copy=r-fjellheim-reader'],
  ['Account settings', 'owner', '/admin/settings/account'],
  ['Release packages', 'owner', RELEASES],
  ['Release packages, the most there are', 'owner', `${RELEASES}?from=`],
  ['Release packages, nothing found', 'owner', `${RELEASES}?search=nothing+at+all`],
  ['Release packages, dates that cross', 'owner', RELEASES, crossDates],
  ['release package', 'owner', '/admin/releasePackageDetails/1056'],
  ['release package, searched', 'owner', '/admin/releasePackageDetails/1056', searchChangelog],
  ['release package, shared', 'owner', '/admin/releasePackageDetails/1056', shareWithNobody],
  ['Version Notifications', 'owner', '/admin/version/customerNotifications'],
  ['Version Notifications, sending', 'owner', '/admin/version/customerNotifications', sendToNobody],
  ['Register a company', 'noCompany', '/company/create'],
  ['Personal account', 'owner', '/userprofile'],
  ['System', 'staff', '/system/account-and-team'],
  ['dashboard without a company', 'noCompany', '/dashboard'],
  ['dashboard of an inactive company', 'inactiveCompany', '/dashboard'],
  [
    'Documents',
    'staff',
    '/admin/attributestore/development?edited=on',
    (page) => page.getByRole('checkbox').first().check(),
  ],
  [
    'Documents, loading',
    'staff',
    '/admin/attributestore/test',
    (page) => page.getByRole('button', { name: 'Load from' }).click(),
  ],
  ['Documents in production', 'staff', '/admin/attributestore/production'],
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const [name, persona, path, open] of views) {
      test(`Q33 axe finds nothing wrong with ${name}, ${colorScheme}`, async ({ page, signInAs }) => {
        await signInAs(persona, path);
        await page.locator('[data-page-heading]').first().waitFor();
        await page.waitForLoadState('networkidle');
        await open?.(page);
        expect(await axeViolations(page)).toEqual([]);
      });
    }

    test(`HOST-021 Q33 axe finds nothing wrong with the error page, ${colorScheme}`, async ({ page }) => {
      await page.goto('/error');
      await expect(page.getByText('Error page').first()).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });

    test(`Q33 axe finds nothing wrong before sign-in, ${colorScheme}`, async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Continue to sign-in' }).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Continue to sign-in' }).click();
      await page.getByLabel('Password').waitFor();
      expect(await axeViolations(page), "the provider's page").toEqual([]);
    });

    test(`Q33 axe finds nothing wrong with an area that cannot be opened, ${colorScheme}`, async ({
      page,
      signInAs,
      installation,
      problems,
    }) => {
      problems.allow(/console:/);
      problems.allow(/exception: AreaError/);
      const { area, page: users } = await liveArea(page, installation.origin, 'account-and-team');
      await breakStage(page, area.current, { stage: 'entry', page: users.key }, 'status 404');
      await signInAs('owner', '/admin/team/manage');
      await page.getByText('Account and team could not be opened').waitFor();
      expect(await axeViolations(page)).toEqual([]);
    });
  });
}

async function openFirstUser(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Astrid Bjørnstad' }).click();
  await page.getByRole('combobox', { name: 'Role' }).waitFor();
}

async function leaveChangedUser(page: Page): Promise<void> {
  await openFirstUser(page);
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Auditor');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Stay' }).waitFor();
}

async function askToRemove(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select revisjon@partner.example' }).check();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
}

async function changeRole(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Audit' }).click();
  await page.getByRole('checkbox', { name: 'Open documents' }).check();
  await page.getByText(/ and \d more$/).click();
}

async function crossDates(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Date to' }).fill('2016-01-01');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByText('Date to cannot precede date from').waitFor();
}

async function searchChangelog(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search the changelog' }).fill('the');
  await page.getByText('1 of 4').waitFor();
}

async function shareWithNobody(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share by e-mail' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Invalid e-mail').waitFor();
}

async function sendToNobody(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Send/ }).check();
  await page.getByRole('textbox', { name: 'E-mail 1' }).fill('nobody');
  await page.getByRole('button', { name: 'Add e-mail' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Invalid e-mail').waitFor();
}
