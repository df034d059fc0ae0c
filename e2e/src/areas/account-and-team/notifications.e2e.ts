import type { Page, Route } from '@playwright/test';
import { expect, nightly, test } from '../../support/console';
import { bodyEditor, overflow, tabTo } from '../../support/page';

const PAGE = '/admin/settings/notifications';
const INVITATION = `${PAGE}?type=1&lang=en`;

const subject = (page: Page) => page.getByRole('textbox', { name: 'Subject' });
const body = (page: Page) => page.getByRole('textbox', { name: 'Body' });
const chips = (page: Page) => bodyEditor(page).locator('.chip');
const insertIntoBody = (page: Page, name: string) =>
  page.getByRole('button', { name: `Insert {{${name}}} in the body` }).click();

const mail = (page: Page) => page.frameLocator('iframe[title="Email in English"]').locator('body');

test(
  'ACCT-158 ACCT-159 ACCT-168 ACCT-171 an administrator rewrites the invitation by keyboard, and the next mail has the new text',
  nightly,
  async ({ page, signInAs, installation }) => {
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
  },
);

test(
  'ACCT-159 C36 Q32 the editor of the body completes a placeholder, shows it as a chip, is left by Tab and saved by Ctrl+S',
  nightly,
  async ({ page, signInAs }) => {
    const press = (key: string) => page.keyboard.press(key);
    await signInAs('owner', INVITATION);
    await bodyEditor(page).waitFor();
    await page.getByText('Body', { exact: true }).filter({ visible: true }).click();
    await expect(bodyEditor(page), 'a press on the label').toBeFocused();
    await press('Control+a');
    // Neither key opens the search or the list of keys.
    await page.keyboard.type('<p>Hi? / {{com');
    const offered = page.getByRole('listbox', { name: 'Placeholders' }).getByRole('option');
    await expect(offered.first()).toHaveText('{{companyName}}Name of your company');
    // For 75 ms, Enter still types.
    await page.waitForTimeout(100);
    await press('Enter');
    await expect(bodyEditor(page)).toHaveText('<p>Hi? / {{companyName}}</p>');
    await expect(chips(page)).toHaveText('{{companyName}}');
    await press('Backspace');
    await expect(bodyEditor(page), 'a known placeholder is deleted whole').toHaveText('<p>Hi? / </p>');
    await press('Control+z');
    await chips(page).dblclick();
    await page.keyboard.type('you');
    await expect(bodyEditor(page), 'and selected whole').toHaveText('<p>Hi? / you</p>');
    await press('Control+z');
    await press('ArrowRight');
    await page.keyboard.type(' {{cake}}');
    await expect(chips(page).nth(1)).toHaveAttribute('title', 'Unknown placeholder: sent as written');
    await expect(bodyEditor(page)).toHaveAccessibleDescription(
      '{{invitationLink}} is required but missing. {{cake}} isn’t a known placeholder and is sent as written.',
    );
    await page.keyboard.type('{{');
    await expect(offered).toHaveCount(4);
    await press('Escape');
    await expect(offered).toHaveCount(0);
    await press('Backspace');
    await press('Backspace');
    await page.keyboard.type('!</p>');
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(bodyEditor(page).locator('.cm-line'), 'a held key types repeatedly').toHaveCount(3);
    await press('Tab');
    await expect(bodyEditor(page)).not.toBeFocused();
    await press('Shift+Tab');
    await expect(bodyEditor(page)).toBeFocused();
    await press('Control+s');
    await expect(page.getByText('Template updated')).toBeVisible();
    await page.reload();
    await expect(bodyEditor(page)).toHaveText('<p>Hi? / {{companyName}} {{cake}}!</p>');
  },
);

test(
  'ACCT-160 each language has its own text in the editor and its own Undo; placeholders and copies come from outside',
  nightly,
  async ({ page, signInAs }) => {
    const press = (key: string) => page.keyboard.press(key);
    const open = (language: string) => page.getByRole('link', { name: language }).click();
    await signInAs('owner', '/admin/settings/notifications?type=4&lang=en');
    await bodyEditor(page).fill('One two');
    await press('Home');
    await press('ArrowRight');
    await insertIntoBody(page, 'dueDate');
    await expect(bodyEditor(page)).toBeFocused();
    await expect(bodyEditor(page)).toHaveText('O{{dueDate}}ne two');
    await press('Control+z');
    await expect(bodyEditor(page), 'one step of Undo').toHaveText('One two');

    await open('Svenska');
    await expect(bodyEditor(page)).toHaveText('');
    await insertIntoBody(page, 'dueDate');
    await press('Control+z');
    await press('Control+z');
    await expect(bodyEditor(page), 'nothing of the other language').toHaveText('');
    await page.getByRole('button', { name: 'Copy from' }).click();
    await page.getByRole('menuitem', { name: 'Norsk bokmål' }).click();
    await expect(bodyEditor(page)).toContainText('Vi mangler fortsatt signaturen din');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(bodyEditor(page)).toHaveText('');

    await open('English');
    await expect(bodyEditor(page)).toHaveText('One two');
  },
);

test('ACCT-164 an empty body gets the focus, and its error is announced', nightly, async ({ page, signInAs }) => {
  await signInAs('owner', INVITATION);
  await bodyEditor(page).fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(bodyEditor(page)).toBeFocused();
  await expect(bodyEditor(page)).toHaveAccessibleDescription('Required');
  await expect(bodyEditor(page)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('x');
  await expect(bodyEditor(page)).toHaveAttribute('aria-invalid', 'false');
});

test(
  'ACCT-158 what is typed before the editor is there moves into it, with caret and focus',
  nightly,
  async ({ page, signInAs }) => {
    const code = await holdEditor(page);
    await signInAs('owner', INVITATION);
    await body(page).fill('One two');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await code.deliver();
    await expect(bodyEditor(page)).toBeFocused();
    await page.keyboard.type('!');
    await expect(bodyEditor(page)).toHaveText('O!ne two');
  },
);

test(
  'Q21 without the code of the editor, the text area stays and saves',
  nightly,
  async ({ page, signInAs, problems }) => {
    problems.allow(/Failed to load resource|ChunkLoadError|Loading chunk/);
    const code = await holdEditor(page);
    await signInAs('owner', INVITATION);
    await code.fail();
    await body(page).fill('Hello {{invitationLink}}');
    await insertIntoBody(page, 'roleName');
    await expect(body(page)).toHaveValue('Hello {{invitationLink}}{{roleName}}');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Template updated')).toBeVisible();
  },
);

/** Only their text identifies the files of the editor. */
async function holdEditor(page: Page) {
  const held: Route[] = [];
  let end: ((route: Route) => Promise<void>) | undefined;
  await page.route(/\/areas\/account-and-team\/.*\.js/, async (route) => {
    const response = await route.fetch();
    if (!(await response.text()).includes('cm-content')) await route.fulfill({ response });
    else if (end) await end(route);
    else held.push(route);
  });
  async function endWith(how: (route: Route) => Promise<void>) {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    end = how;
    await Promise.all(held.map(how));
  }
  return {
    deliver: () => endWith((route) => route.continue()),
    fail: () => endWith((route) => route.abort()),
  };
}

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
  await bodyEditor(page).fill(HOSTILE);
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

  test('Q33 a template fits on a small mobile', nightly, async ({ page }) => {
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
