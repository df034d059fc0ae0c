import type { Page } from '@playwright/test';
import { test as base, expect } from './console';
import { type PersonaName, signIn } from './sign-in';

const MESSAGE = 'Unable to save record. Record has been modified by another user.';

interface TwoEdits {
  path: string;
  mine: (page: Page) => Promise<unknown>;
  theirs: (page: Page) => Promise<unknown>;
  people?: readonly [me: PersonaName, colleague: PersonaName];
}

export const test = base.extend<{ editBoth: (edits: TwoEdits) => Promise<void> }>({
  /** A colleague in another browser saves something else. */
  editBoth: async ({ page, signInAs, installation, browser, problems }, use) => {
    problems.allow(/console: Failed to load resource.*400/);
    await use(async ({ path, mine, theirs, people: [me, colleague] = ['owner', 'severalCompanies'] }) => {
      await signInAs(me, path);
      await mine(page);
      const context = await browser.newContext({ baseURL: installation.origin });
      const other = await context.newPage();
      await signIn(other, colleague, path);
      await theirs(other);
      await other.getByRole('button', { name: 'Save' }).click();
      await other.getByText(/User updated|Template updated|Document saved|Settings saved/).waitFor();
      await context.close();
    });
  },
});

/** Closing the message by key reloads. */
export async function learnOfConflict(page: Page, message = MESSAGE, close = 'Close') {
  await page.keyboard.press('Control+s');
  await expect(page.getByText(message)).toHaveCount(1);
  const reloading = page.waitForEvent('load');
  await page.getByRole('alert').filter({ hasText: message }).getByRole('button', { name: close }).press('Enter');
  await reloading;
}

/** On top of the colleague's values. */
export async function saveOwn(page: Page) {
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.keyboard.press('Control+s');
}

/** Offers unsaved values. */
export const draft = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'You have unsaved changes from earlier' });
