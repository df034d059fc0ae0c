import type { Page } from '@playwright/test';
import { expect, nightly, test } from '../../support/console';
import { tabTo } from '../../support/page';

const ROOT = '/admin/mfdx';

const panelOf = (page: Page) => page.getByRole('complementary');
const rowOf = (page: Page, service: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: service, exact: true }) });

async function openService(page: Page, service: string) {
  await page.getByRole('link', { name: service, exact: true }).press('Enter');
  await expect(panelOf(page).getByRole('heading', { name: service })).toBeFocused();
}

async function write(page: Page, field: string, text: string) {
  await tabTo(page, panelOf(page).getByRole('textbox', { name: field, exact: true }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** The stored secret is for the previous address only. */
async function enterSecret(page: Page, field: string) {
  await tabTo(page, panelOf(page).getByLabel(field, { exact: true }));
  await page.keyboard.type('ek-2027');
}

async function closePanel(page: Page) {
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
}

test('SERV-003 SERV-015 SERV-018 SERV-023 three services are changed by keyboard, reviewed and published together; production stays as it was', async ({
  page,
  signInAs,
}) => {
  await signInAs('owner', `${ROOT}/development`);
  await expect(page.getByRole('heading', { level: 1, name: 'Mfdx services - Development' })).toBeVisible();

  for (const [service, field, text] of [
    ['E-mail delivery', 'SMTP port', '2525'],
    ['File transfer', 'Path', '/inbound/2027'],
    ['Signing provider', 'Profile', 'fjellheim-2027'],
  ] as const) {
    await test.step(`${service} becomes a draft`, async () => {
      await openService(page, service);
      await write(page, field, text);
      if (field === 'SMTP port') await enterSecret(page, 'API key');
      await page.keyboard.press('Control+s');
      await expect(page.getByText(`${service} was saved as a draft in Development`)).toBeVisible();
      await expect(panelOf(page)).toBeHidden();
      await expect(rowOf(page, service)).toContainText(/Draft.*pending\.\.\./);
    });
  }

  // The area's copy of the icons has the host's size.
  expect(await page.getByRole('button', { name: 'Publish', exact: true }).locator('svg').boundingBox()).toMatchObject({
    width: 16,
    height: 16,
  });

  await test.step('the review shows every difference before anything is published', async () => {
    await expect(page.getByText('4 drafts')).toBeVisible();
    await page.getByRole('button', { name: 'Review and publish' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Pending changes in draft' });
    await expect(dialog).toContainText('4 services · 6 differences · published together in');
    await expect(dialog.getByRole('table', { name: 'Changes to E-mail delivery' })).toContainText(
      /SMTP port.*25.*2525/,
    );
    await expect(dialog.getByRole('button', { name: 'Publish' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Settings published')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Publish' })).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText('pending...')).toHaveCount(0);
    await expect(page.getByText(/^Norway · Last published: .* by Ingrid Haugland\s· just now$/)).toBeVisible();
  });

  await test.step('history and comparison show it', async () => {
    await openService(page, 'E-mail delivery');
    await panelOf(page).getByRole('link', { name: 'History' }).press('Enter');
    const entries = page.getByRole('list', { name: 'History' }).getByRole('listitem');
    await expect(entries.first()).toContainText(/Published in Development.*by Ingrid Haugland/);
    await entries.first().getByRole('button', { name: 'See changes' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Service changes' })).toContainText(/SMTP port.*25.*2525/);
    await page.keyboard.press('Escape');
    await panelOf(page).getByRole('link', { name: 'Compare' }).press('Enter');
    await page.getByRole('switch', { name: 'Only differences' }).press('Space');
    await expect(page.getByRole('table', { name: 'Comparison' }).getByRole('row').last()).toHaveText(
      /SMTP port\s*2525, differs from Production\s*587, differs from Production\s*25/,
    );
    await closePanel(page);
  });

  await test.step('production is as it was, and cannot be edited', async () => {
    await page
      .getByRole('navigation', { name: 'Environments' })
      .getByRole('link', { name: 'Production' })
      .press('Enter');
    await expect(page.getByText(/by Göran Öberg\s· 12 days ago$/)).toBeVisible();
    await openService(page, 'E-mail delivery');
    await expect(panelOf(page).getByText('Read-only. You can’t edit services in production.')).toBeVisible();
    await expect(panelOf(page).getByRole('definition').filter({ hasText: /^25$/ })).toBeVisible();
  });
});

test(
  'SERV-010 leaving unsaved changes asks in the specified words, for every way out',
  nightly,
  async ({ page, signInAs }) => {
    await signInAs('owner', `${ROOT}/test/7`);
    await write(page, 'Profile', 'another');
    await page.getByRole('link', { name: 'Development' }).press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('You have unsaved changes, are you sure you want to leave?');
    await question.getByRole('button', { name: 'Stay' }).press('Enter');
    await expect(question).toBeHidden();
    await expect(panelOf(page).getByRole('textbox', { name: 'Profile' })).toHaveValue('another');
    await page.getByRole('link', { name: 'Development' }).press('Enter');
    await question.getByRole('button', { name: 'Leave' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Mfdx services - Development' })).toBeVisible();
  },
);

test(
  'Q57 a refused or failed save shows its message within view in a form that is longer than the panel',
  nightly,
  async ({ page, signInAs, problems }) => {
    problems.allow(/Failed to load resource.*500/);
    await signInAs('owner', `${ROOT}/development`);
    for (const size of [
      { width: 1280, height: 600 },
      { width: 390, height: 844 },
      { width: 320, height: 600 },
    ]) {
      await page.setViewportSize(size);
      await page.getByRole('link', { name: 'File transfer', exact: true }).click();
      const panel = panelOf(page);
      const required = panel.getByRole('textbox', { name: 'SFTP address', exact: true });
      const before = await required.inputValue();
      await required.fill('');
      await panel.getByRole('textbox').last().focus();
      await page.keyboard.press('Control+s');
      await expect(required).toBeFocused();
      await expect(required).toBeInViewport({ ratio: 1 });
      await expect(panel.getByText('Required', { exact: true }).first()).toBeInViewport({ ratio: 1 });

      await required.fill(before || 'sftp://files.fjellheim.example');
      await panel.getByRole('textbox', { name: 'Path', exact: true }).fill(`/inbound/${size.width}`);
      await page.route('**/api/**', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
      );
      await panel.getByRole('button', { name: 'Save' }).click();
      const failure = panel.getByRole('alert').filter({ hasText: 'Failed to save settings' });
      await expect(failure).toBeInViewport({ ratio: 1 });
      await expect(panel.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
      await page.unroute('**/api/**');
      await page.keyboard.press('Escape');
      await page
        .getByRole('alertdialog')
        .getByRole('button')
        .filter({ hasText: /Leave|Yes/ })
        .click();
      await expect(panel).toBeHidden();
    }
  },
);
