import { type Browser, expect, type Page } from '@playwright/test';
import { type PersonaName, signIn } from './sign-in';

const MESSAGE = 'Unable to save record. Record has been modified by another user.';

/** Saves something on the same page as another person, and leaves. */
export async function colleagueSaves(
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
export async function learnOfConflict(page: Page, message = MESSAGE, close = 'Close') {
  await page.keyboard.press('Control+s');
  await expect(page.getByText(message)).toHaveCount(1);
  const reloading = page.waitForEvent('load');
  await page.getByRole('alert').filter({ hasText: message }).getByRole('button', { name: close }).press('Enter');
  await reloading;
}

/** Restores the draft and saves it on top of the colleague's values. */
export async function saveOwn(page: Page) {
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.keyboard.press('Control+s');
}

/** The notice of a page that offers the values that were not saved. */
export const draft = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'You have unsaved changes from before' });
