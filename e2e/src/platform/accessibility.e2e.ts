import { expectAccessible, expectNoViolations } from '../support/accessibility';
import { expect, test } from '../support/console';

expectAccessible('owner', [
  ['user menu', '/dashboard', (page) => page.getByRole('button', { name: /Account menu/ }).click()],
  ['palette', '/dashboard', (page) => page.keyboard.press('Control+k')],
]);

test('HOST-021 Q33 axe finds nothing wrong with the error page', async ({ page }) => {
  // A redirect checks for the provider's session.
  const returned = page.waitForURL((url) => url.pathname === '/callback', { waitUntil: 'commit' });
  await page.goto('/error');
  await returned;
  await expect(page.getByText('Error page').first()).toBeVisible();
  await expectNoViolations(page);
});

test('Q33 axe finds nothing wrong before sign-in', async ({ page }) => {
  const signIn = page.getByRole('button', { name: 'Continue to sign-in' });
  await page.goto('/');
  await signIn.waitFor();
  await expectNoViolations(page);
  await signIn.click();
  await page.getByLabel('Password').waitFor();
  await expectNoViolations(page);
});
