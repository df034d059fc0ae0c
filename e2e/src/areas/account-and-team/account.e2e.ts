import { chromium } from '@playwright/test';
import { onPath } from '../../machine/debian';
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

test(
  'Q217 Chromium fills the empty address whose field is in focus, and leaves the other address alone',
  nightly,
  async ({ installation }) => {
    const executablePath = onPath('chromium', 'google-chrome');
    test.skip(!executablePath, 'The headless shell has no autofill.');
    const options = { headless: false, args: ['--no-sandbox', '--headless=new'] };
    const browser = await chromium.launch({ ...options, ...(executablePath && { executablePath }) });
    try {
      const page = await browser.newPage({ baseURL: installation.origin });
      await signIn(page, 'owner', '/admin/settings/account');
      const fields = (part: string) => page.getByRole('region', { name: part }).getByRole('textbox').all();
      const valuesOf = async (part: string) => Promise.all((await fields(part)).map((field) => field.inputValue()));
      await page.getByRole('region', { name: 'Visiting address' }).getByRole('textbox').last().waitFor();
      const visiting = await valuesOf('Visiting address');
      const [street, ...rest] = await fields('Billing address');
      // It keeps what a person has typed, except in the field in focus.
      for (const field of rest) await field.clear();
      await street?.click();

      const client = await page.context().newCDPSession(page);
      await client.send('Autofill.enable');
      await client.send('Autofill.setAddresses', { addresses: [{ fields: ADDRESS }] });
      const { result } = await client.send('Runtime.evaluate', { expression: 'document.activeElement' });
      const { node } = await client.send('DOM.describeNode', { objectId: result.objectId ?? '' });
      await expect(async () => {
        await client.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields: ADDRESS } });
        expect(await valuesOf('Billing address')).toEqual(['Kirkegata 7', '5003', 'Bergen', 'Vestland']);
      }).toPass();
      expect(await valuesOf('Visiting address')).toEqual(visiting);
    } finally {
      await browser.close();
    }
  },
);

const ADDRESS = Object.entries({
  NAME_FULL: 'Ada Lie',
  ADDRESS_HOME_STREET_ADDRESS: 'Kirkegata 7',
  ADDRESS_HOME_ZIP: '5003',
  ADDRESS_HOME_CITY: 'Bergen',
  ADDRESS_HOME_STATE: 'Vestland',
  ADDRESS_HOME_COUNTRY: 'NO',
}).map(([name, value]) => ({ name, value }));
