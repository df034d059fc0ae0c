import type { Page } from '@playwright/test';
import { expect, test } from '../../support/console';
import { overflow, tabTo } from '../../support/page';

const PAGE = '/admin/settings/notifications';
const INVITATION = `${PAGE}?type=1&lang=en`;

const subject = (page: Page) => page.getByRole('textbox', { name: 'Subject' });
const body = (page: Page) => page.getByRole('textbox', { name: 'Body' });

const mail = (page: Page) => page.frameLocator('iframe[title="Mail in English"]').locator('body');

test('ACCT-158 ACCT-159 ACCT-168 ACCT-171 an administrator rewrites the invitation by keyboard, and the next mail has the new text', async ({
  page,
  signInAs,
  installation,
}) => {
  const press = (key: string) => page.keyboard.press(key);
  await signInAs('owner', '/admin/dashboard');
  await press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Go to a page' })).toBeFocused();
  await page.keyboard.type('Notifications');
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeFocused();
  await subject(page).waitFor();

  await expect(subject(page)).toHaveValue(/has invited you/);
  await tabTo(page, subject(page));
  await press('Control+a');
  await page.keyboard.type('Join ');
  await tabTo(page, page.getByRole('button', { name: 'Insert {{companyName}} in the subject' }));
  await press('Enter');
  await expect(subject(page)).toBeFocused();
  await expect(subject(page)).toHaveValue('Join {{companyName}}');
  // Inserting the placeholder is one step of the browser's own Undo.
  await press('Control+z');
  await expect(subject(page)).toHaveValue('Join ');
  await press('Control+Shift+z');
  await expect(page.getByText('Join Fjellheim Pensjon AS')).toBeVisible();
  await press('Control+s');
  await expect(page.getByText('Template updated')).toBeVisible();
  await page.reload();
  await expect(subject(page)).toHaveValue('Join {{companyName}}');

  await page.goto('/admin/team/invite');
  await page.getByRole('textbox', { name: 'Email' }).fill('nora.lunde@fjellheim.example');
  await press('Enter');
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Reader');
  await page.getByRole('button', { name: 'Send invites' }).click();
  await expect
    .poll(async () => (await installation.sandbox.outbox()).map((sent) => sent.subject))
    .toEqual(['Join Fjellheim Pensjon AS']);
});

const HOSTILE = `<p>Safe</p>
<script>top.attacked = 1</script>
<img src="https://evil.example/pixel.png" onerror="top.attacked = 2" alt="Logo">
<iframe srcdoc="<script>top.attacked = 3</script>"></iframe>
<style>@import url(https://evil.example/a.css)</style>
<link rel="stylesheet" href="https://evil.example/b.css">
<p style="background:url(https://evil.example/c.png)" onclick="top.attacked = 4">Press</p>
<a href="javascript:top.attacked = 5">Link</a>
<a href="https://evil.example/" target="_top">Away</a>
<form action="https://evil.example/"><button>Send</button></form>
<meta http-equiv="refresh" content="0;url=https://evil.example/">`;

test('Q19 the preview of a hostile template runs nothing, fetches nothing and leads nowhere', async ({
  page,
  signInAs,
}) => {
  const strays: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil')) strays.push(request.url());
  });
  await signInAs('owner', INVITATION);
  await body(page).fill(HOSTILE);
  const letter = mail(page);
  await expect(letter).toContainText('[Logo]');
  for (const text of ['Press', 'Link', 'Away', 'Send']) await letter.getByText(text).click();
  await page.waitForTimeout(300);

  expect(await page.evaluate(() => (globalThis as unknown as { attacked?: number }).attacked)).toBeUndefined();
  expect(strays).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
  await expect(page).toHaveURL(/\/admin\/settings\/notifications\?type=1/);
  await expect(letter.locator('script, iframe, form, img, link, style, meta, [href], [onclick]')).toHaveCount(0);
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('Q33 a template fits on a small mobile', async ({ page }) => {
    await page.goto(INVITATION);
    await page.getByRole('button', { name: 'Continue to sign-in' }).click();
    await page.getByRole('button', { name: /Ingrid Haugland/ }).click();
    await mail(page).getByText('Accept the invitation').waitFor();
    expect(await overflow(page)).toBe(0);
    await subject(page).fill('{{aVeryLongPlaceholderThatNobodyHasEverHeardOfAndThatHasNoPlaceToBreak}}');
    expect(await overflow(page), 'with a long warning').toBe(0);
    await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport();
  });
});
