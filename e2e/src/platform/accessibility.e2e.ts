import { expectAccessible, expectNoViolations } from '../support/accessibility';
import { breakStage, liveArea } from '../support/area-faults';
import { expect, test } from '../support/console';
import { settled } from '../support/page';

expectAccessible('owner', [
  ['user menu', '/dashboard', (page) => page.getByRole('button', { name: /Account menu/ }).click()],
  ['palette', '/dashboard', (page) => page.keyboard.press('Control+k')],
]);
expectAccessible('noCompany', [['dashboard without a company', '/dashboard']]);
expectAccessible('inactiveCompany', [['dashboard of an inactive company', '/dashboard']]);

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

test('Q33 axe finds nothing wrong with an area that cannot be opened', async ({
  page,
  signInAs,
  installation,
  problems,
}) => {
  problems.allow(/console:/);
  problems.allow(/exception: AreaError/);
  const { area, page: users } = await liveArea(page, installation.origin, 'account-and-team');
  await breakStage(page, area.current, { stage: 'entry', page: users.key }, 'status 404');
  await signInAs('owner', users.path);
  await page.getByText('Account and team couldn’t be opened').waitFor();
  await settled(page);
  await expectNoViolations(page);
});
