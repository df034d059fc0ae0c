import { expect, nightly, test } from '../../support/console';
import { fillSignInPage, persona } from '../../support/sign-in';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const MONTH = new Intl.DateTimeFormat('en', { month: 'long' }).format(new Date());

test.use({ signInBy: 'form', colorScheme: 'light' });

test(
  'INTG-183 INTG-191 a changed colour and picture are in the frame, without a flash, and on the sign-in page',
  nightly,
  async ({ page, signInAs }) => {
    await signInAs('owner', '/admin/settings/branding');
    await page.getByRole('textbox', { name: 'Background', exact: true }).fill('#eee4d8');
    await page.getByRole('textbox', { name: 'Header background' }).fill('#1f3a34');
    await page.getByRole('checkbox', { name: 'Use Custom Login' }).check();
    await page.getByRole('textbox', { name: 'Custom Login URL' }).fill('https://logg-inn.fjellheim.example');
    const picture = { name: `${MONTH}.png`, mimeType: 'image/png', buffer: PIXEL };
    await page.getByLabel('Pictures for several months').setInputFiles([picture]);
    await expect(page.getByText('1 of 12 added')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Brand Settings updated')).toBeVisible();
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const header = page.getByRole('banner');
    await expect.poll(background).toBe('rgb(238, 228, 216)');
    await expect(header).toHaveCSS('background-color', 'rgb(31, 58, 52)');

    await page.route('**/assets/main.*.js', () => {});
    await page.reload({ waitUntil: 'commit' });
    await page.locator('.frame').waitFor();
    expect(await background()).toBe('rgb(238, 228, 216)');
    await page.unroute('**/assets/main.*.js');

    await page.goto('/');
    await header.getByRole('button', { name: persona('owner').name }).click();
    // Sign-out ends the provider's session too.
    const atProvider = page.waitForURL(/endsession/, { waitUntil: 'commit' });
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await atProvider;
    await page.waitForURL('/');
    await page.getByRole('button', { name: 'Continue to sign-in' }).click();
    await expect(page.getByText('Fjellheim Pensjon AS', { exact: true })).toBeVisible();
    await expect.poll(background).toBe('rgb(238, 228, 216)');
    await expect(page.getByRole('link', { name: 'logg-inn.fjellheim.example' })).toBeVisible();
    const drawn = await page.locator('img.month').evaluate((img: HTMLImageElement) => img.naturalWidth);
    expect(drawn).toBe(1);
    await fillSignInPage(page, persona('owner'));
    await expect(header).toHaveCSS('background-color', 'rgb(31, 58, 52)');
  },
);
