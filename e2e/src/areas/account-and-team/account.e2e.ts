import { expect, nightly, test } from '../../support/console';
import { overflow, tabTo } from '../../support/page';
import { signIn } from '../../support/sign-in';

test(
  'ACCT-046 ACCT-047 ACCT-051 the account by keyboard: an address, the same for visits, saved',
  nightly,
  async ({ page, signInAs }) => {
    await signInAs('owner', '/admin/settings/account');
    const street = page.getByRole('region', { name: 'Billing address' }).getByRole('textbox', { name: 'Street name' });
    await street.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Kirkegata 7');
    await page.getByRole('checkbox', { name: 'Same as billing address' }).press('Space');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Customer updated')).toBeVisible();

    await page.reload();
    await expect(street).toHaveValue('Kirkegata 7');
    await expect(page.getByRole('checkbox', { name: 'Same as billing address' })).toBeChecked();
  },
);

test(
  'C153 by keyboard on a phone: where one is signed in, and the other browser is signed out',
  nightly,
  async ({ browser, installation }) => {
    const { origin: baseURL } = installation;
    const [one, other] = [await browser.newContext({ baseURL }), await browser.newContext({ baseURL })];
    try {
      const [page, elsewhere] = [await one.newPage(), await other.newPage()];
      await signIn(elsewhere, 'teamAdmin', '/userprofile');
      await signIn(page, 'teamAdmin', '/userprofile');
      await page.setViewportSize({ width: 320, height: 640 });
      const places = page.getByRole('list', { name: 'Where you’re signed in' });
      await expect(places.getByRole('listitem').filter({ hasText: 'This browser' })).toHaveCount(1);
      expect(await places.getByRole('listitem').count()).toBeGreaterThan(1);
      expect(await overflow(page)).toBeLessThanOrEqual(0);

      await page.getByRole('button', { name: 'Sign out of other browsers' }).focus();
      await page.keyboard.press('Enter');
      const question = page.getByRole('alertdialog', { name: 'Sign out of other browsers?' });
      await expect(question).toBeVisible();
      await tabTo(page, question.getByRole('button', { name: 'Sign out of other browsers' }));
      await page.keyboard.press('Enter');
      await expect(places.getByRole('listitem')).toHaveCount(1);
      await elsewhere.reload();
      await expect(elsewhere.getByRole('button', { name: 'Continue to sign-in' })).toBeVisible();
    } finally {
      await Promise.all([one.close(), other.close()]);
    }
  },
);
