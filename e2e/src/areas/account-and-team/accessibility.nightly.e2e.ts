import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { bodyEditor } from '../../support/page';
import { expectPagesOf } from '../../support/pages-of-area';

const USERS = '/admin/team/manage';
const INVITES = '/admin/team/invite';
const ROLE = '/admin/team/role';
const GROUP = '/admin/team/group/g-pensions';
const INVITATION = '/admin/settings/notifications?type=1&lang=en';

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click();

expectPagesOf('account-and-team');

expectAccessible('owner', [
  ['Manage users, nothing found', `${USERS}?q=nobody+at+all`],
  ['Manage users, some selected', USERS, (page) => page.getByRole('checkbox').first().check()],
  ['Change role of many (ChangeUsersDialog)', USERS, changeManyRoles],
  ['Edit User, leaving', USERS, leaveChangedUser],
  ['groups of a user (UserGroupsDialog)', `${USERS}/u-00401`, press('Change groups')],
  ['own user', `${USERS}?q=Haugland`, (page) => page.getByRole('link', { name: /Haugland/ }).click()],
  ['Remove invites', INVITES, askToRemove],
  ['many invites, before they are sent (InvitePreviewDialog)', INVITES, reviewInvites],
  ['Roles, what can be done with one', '/admin/team/roles', press('More actions for Auditor')],
  ['Roles, deleting one in use (DeleteRoleDialog)', '/admin/team/roles?delete=r-fjellheim-auditor'],
  ['role (changed)', `${ROLE}/r-fjellheim-auditor`, changeRole],
  ['role, users', `${ROLE}/r-fjellheim-auditor?tab=users`],
  ['role, read-only', `${ROLE}/r-fjellheim-administrator`],
  ['New role from another', `${ROLE}?copy=r-fjellheim-reader`],
  ['a group without a name', GROUP, (page) => page.getByLabel('Name', { exact: true }).fill('')],
  [
    'members, some selected',
    GROUP,
    async (page) => {
      // axe reports a row half under the selection bar as a small target.
      await page.getByPlaceholder(/^Search by name/).fill('Anniken');
      await page.getByRole('checkbox', { name: 'Select Anniken Rød' }).check();
    },
  ],
  ['Add members, one selected', `${GROUP}/members`, (page) => page.getByRole('row', { name: /Bård Eriksen/ }).click()],
  ['Delete group', GROUP, press('Delete group')],
  ['a group that is gone', '/admin/team/group/nobody'],
  ['templates', INVITATION, waitForMail],
  ['templates, with warnings', INVITATION, writeBadly],
  ['templates, with the list of placeholders', INVITATION, listPlaceHolders],
  ['templates, with changes', INVITATION, showChanges],
  ['templates, without a text', '/admin/settings/notifications?type=4&lang=sv', waitForNoText],
]);

expectAccessible('noCompany', [['Register a company', '/company/create']]);

async function leaveChangedUser(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Astrid Bjørnstad' }).click();
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Auditor');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Stay' }).waitFor();
}

async function changeManyRoles(page: Page): Promise<void> {
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Change role' }).click();
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Reader');
  await page.getByText('Only you would be able to manage users').waitFor();
}

async function reviewInvites(page: Page): Promise<void> {
  const emails = Array.from({ length: 12 }, (_, index) => `new.${index}@partner.example`);
  await page.getByRole('textbox', { name: 'Email' }).fill([...emails, 'nonsense', ''].join(', '));
  await page.getByRole('textbox', { name: 'Email' }).press('Enter');
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('dialog', { name: 'Invite users' }).waitFor();
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

async function waitForMail(page: Page): Promise<void> {
  await page.frameLocator('iframe[title="Email in English"]').getByText('Accept the invitation').waitFor();
  await bodyEditor(page).waitFor();
}

async function writeBadly(page: Page): Promise<void> {
  await waitForMail(page);
  await page.getByRole('textbox', { name: 'Subject' }).fill('{{cake}}');
  await bodyEditor(page).fill('<p>Hello {{cake}} &amp; <!-- all --></b>');
}

async function listPlaceHolders(page: Page): Promise<void> {
  await bodyEditor(page).click();
  await page.keyboard.type('{{');
  await page.getByRole('listbox', { name: 'Placeholders' }).waitFor();
}

async function showChanges(page: Page): Promise<void> {
  await writeBadly(page);
  await page.getByText('Changes', { exact: true }).click();
  await page.getByRole('region', { name: 'Changes to body' }).waitFor();
}

async function waitForNoText(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'No text in Swedish yet' }).waitFor();
}
