import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/console';
import { readIn } from '../support/languages';
import { bodyEditor } from '../support/page';
import { type PersonaName, signIn } from '../support/sign-in';

/*
 * C87: two people edit one record. The platform refuses the slower one, who then sees the saved values beside their
 * own. Nothing is simulated: the colleague has a browser of their own.
 */

const MESSAGE = 'Unable to save record. Record has been modified by another user.';

/** Saves something on the same page as another person, and leaves. */
async function colleagueSaves(
  browser: Browser,
  origin: string,
  path: string,
  edit: (page: Page) => Promise<unknown>,
  colleague: PersonaName = 'severalCompanies',
) {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await signIn(page, colleague, path);
  await edit(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/User updated|Template updated|Document saved|Settings saved/).waitFor();
  await context.close();
}

/** Saves in vain: one message stays; closing it by key reloads the page. */
async function learnOfConflict(page: Page, message = MESSAGE, close = 'Close') {
  await page.keyboard.press('Control+s');
  await expect(page.getByText(message)).toHaveCount(1);
  const reloading = page.waitForEvent('load');
  await page.getByRole('alert').filter({ hasText: message }).getByRole('button', { name: close }).press('Enter');
  await reloading;
}

/** Restores the draft and saves it on top of the colleague's values. */
async function saveOwn(page: Page) {
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.keyboard.press('Control+s');
}

const draft = (page: Page) => page.getByRole('status').filter({ hasText: 'You have unsaved changes from before' });

test('SHRD-011 SHRD-013 C87 Q31 a user whom a colleague has changed meanwhile: the draft shows both roles and can be saved', async ({
  page,
  signInAs,
  installation,
  browser,
  problems,
}) => {
  problems.allow(/console: Failed to load resource.*400/);
  const path = '/admin/team/manage/u-00417';
  const role = (where: Page) => where.getByRole('combobox', { name: 'Role' });
  await signInAs('owner', path);
  await role(page).selectOption('Auditor');
  await colleagueSaves(browser, installation.origin, path, (theirs) => role(theirs).selectOption('Reader'));

  await learnOfConflict(page);
  await expect(draft(page)).toContainText(/Role\s*Saved\s*Reader\s*Yours\s*Auditor/);
  await expect(role(page).locator('option:checked')).toHaveText('Reader');
  await saveOwn(page);
  await expect(page.getByText('User updated')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Kåre Mikkelsen' })).toContainText('Auditor');
});

test('SHRD-011 SHRD-013 C87 Q31 a template that a colleague has changed meanwhile: both texts are shown where they differ', async ({
  page,
  signInAs,
  installation,
  browser,
  problems,
}) => {
  problems.allow(/console: Failed to load resource.*400/);
  const path = '/admin/settings/notifications?type=1&lang=en';
  const subject = (where: Page) => where.getByRole('textbox', { name: 'Subject' });
  await signInAs('owner', path);
  await subject(page).fill('{{inviterName}} asks you to join {{companyName}}');
  await page.getByRole('link', { name: 'Svenska' }).click();
  await expect(subject(page)).toHaveValue(/har bjudit in dig/);
  await subject(page).fill('Mitt utkast');
  const editor = bodyEditor(page);
  await editor.fill('Min text {{invitationLink}}');
  await page.getByRole('link', { name: /English/ }).click();
  await colleagueSaves(browser, installation.origin, path, (theirs) => subject(theirs).fill('Welcome, colleague'));

  await learnOfConflict(page);
  await expect(draft(page)).toContainText('Welcome, colleague');
  await expect(draft(page)).toContainText('{{inviterName}} asks you to join {{companyName}}');
  await expect(subject(page)).toHaveValue('Welcome, colleague');
  // The other language's text was not in conflict; its draft is in its own tab.
  await expect(page.getByRole('link', { name: /Svenska.*unsaved changes/ })).toBeVisible();
  await saveOwn(page);
  await expect(page.getByText('Template updated')).toBeVisible();

  await page.getByRole('link', { name: /Svenska/ }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(subject(page)).toHaveValue('Mitt utkast');
  await expect(editor).toHaveText('Min text {{invitationLink}}');
});

test('SHRD-011 SHRD-013 C87 Q31 a document that has been changed meanwhile: the draft shows both topics and can be saved', async ({
  page,
  signInAs,
  installation,
  browser,
  problems,
}) => {
  problems.allow(/console: Failed to load resource.*400/);
  const path = '/admin/attributestore/development/d-00001?q=pen-0101';
  const topic = (where: Page) => where.getByRole('textbox', { name: 'Topic' });
  await signInAs('staff', path);
  await topic(page).fill('Mine');
  await colleagueSaves(browser, installation.origin, path, (theirs) => topic(theirs).fill('Theirs'), 'staff');

  await learnOfConflict(page);
  await expect(draft(page)).toContainText(/Topic\s*Saved\s*Theirs\s*Yours\s*Mine/);
  await expect(topic(page)).toHaveValue('Theirs');
  await saveOwn(page);
  await expect(page.getByText('Document saved')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'PEN-0101' })).toContainText('Mine');
});

test('SHRD-011 SHRD-013 C87 Q31 two administrators on one service: the second gets a message, sees both values, and can save their own', async ({
  page,
  signInAs,
  installation,
  browser,
  problems,
}) => {
  problems.allow(/console: Failed to load resource.*400/);
  const path = '/admin/mfdx/development/5';
  const port = (where: Page) => where.getByRole('complementary').getByRole('textbox', { name: 'SMTP port' });
  // The stored key belongs to the stored port.
  const enter = async (where: Page, text: string) => {
    await port(where).fill(text);
    await where.getByLabel('API key', { exact: true }).fill('ek-2027');
  };
  await signInAs('owner', path);
  await enter(page, '2525');
  await colleagueSaves(browser, installation.origin, path, (theirs) => enter(theirs, '26'));

  await learnOfConflict(page);
  await expect(draft(page)).toContainText(/SMTP port\s*Saved\s*26\s*Yours\s*2525/);
  await expect(port(page)).toHaveValue('26');
  await page.getByRole('button', { name: 'Restore' }).click();
  await enter(page, '2525');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('E-mail delivery is a draft in Development')).toBeVisible();
  await expect(page.getByRole('complementary')).toBeHidden();
  // The second person's value is stored, beside the published one; the colleague's is gone.
  await page.getByRole('link', { name: 'E-mail delivery', exact: true }).press('Enter');
  await expect(port(page)).toHaveValue('2525');
  await expect(port(page)).toHaveAccessibleDescription('Published: 25');
});

test('C158 SHRD-011 SHRD-013 a conflict is recognised in Norwegian, and its notice is Norwegian', async ({
  page,
  signInAs,
  installation,
  browser,
  problems,
}) => {
  problems.allow(/console: Failed to load resource.*400/);
  const path = '/admin/team/manage/u-00417';
  await readIn(page, 'nb');
  await signInAs('owner', path);
  await page.getByRole('combobox', { name: 'Rolle' }).selectOption('Auditor');
  await colleagueSaves(browser, installation.origin, path, (theirs) =>
    theirs.getByRole('combobox', { name: 'Role' }).selectOption('Reader'),
  );

  await learnOfConflict(page, 'Kunne ikke lagre posten. Den er endret av en annen bruker.', 'Lukk');
  await expect(page.getByRole('combobox', { name: 'Rolle' }).locator('option:checked')).toHaveText('Reader');
});
