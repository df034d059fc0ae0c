import type { Page } from '@playwright/test';
import { expect, nightly, test } from '../../support/console';
import { tabTo } from '../../support/page';

const ROOT = '/admin/attributestore';
const TYPE = 'NEW-9001';
const NAME = 'Besked om ny pension';

const panelOf = (page: Page) => page.getByRole('complementary', { name: NAME });
const linkTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name });

async function findIn(page: Page, environment: 'Development' | 'Test' | 'Production') {
  await linkTo(page, environment).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Documents - ${environment}` })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(TYPE);
  await expect(page.getByText(/^1 of \d+ documents$/)).toBeVisible();
}

async function select(page: Page, action: string) {
  await page.getByRole('checkbox', { name: `Select ${TYPE}` }).press('Space');
  await page.getByRole('button', { name: action }).press('Enter');
}

async function publish(page: Page, target: string) {
  await select(page, `Publish to ${target}`);
  const dialog = page.getByRole('dialog', { name: 'Publish selected documents' });
  await expect(dialog).toContainText(`New in ${target}`);
  await expect(dialog.getByRole('button', { name: `Publish to ${target}` })).toBeFocused();
  await page.keyboard.press('Enter');
  // The previous environment's toast may still be open.
  await expect(page.getByText('Documents published').last()).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** By keyboard; the field has the focus. */
async function choose(page: Page, field: string, keys: string) {
  await tabTo(page, page.getByRole('combobox', { name: field }));
  await page.keyboard.type(keys);
}

test('ATTR-016 ATTR-023 ATTR-031 ATTR-032 ATTR-036 ATTR-042 ATTR-044 a document is created, published, changed and deleted by keyboard', async ({
  page,
  signInAs,
}) => {
  await signInAs('staff', `${ROOT}/development`);

  await test.step('created in development', async () => {
    await tabTo(page, page.getByRole('link', { name: 'New', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'New document' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Type' })).toBeFocused();
    await page.keyboard.type(` ${TYPE} `);
    await choose(page, 'Category', 'Delp');
    await tabTo(page, page.getByRole('textbox', { name: 'Name' }));
    await page.keyboard.type(NAME);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Retirement');
    await choose(page, 'Admin Company', 'SPP');
    await choose(page, 'Retention Policy', 'DC_Ten');
    await choose(page, 'Distribution Method', 'Must');
    for (const field of ['Internal Only', 'Changes Allowed', 'Plexmode', 'Postmode', 'Colormode']) {
      await tabTo(page, page.getByRole('radiogroup', { name: field }).getByRole('radio').first());
      await page.keyboard.press('Space');
    }
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Document saved')).toBeVisible();
    await expect(panelOf(page).getByRole('heading', { name: NAME })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
  });

  await test.step('published to test, and on to production', async () => {
    await findIn(page, 'Development');
    await publish(page, 'Test');
    await findIn(page, 'Test');
    await publish(page, 'Production');
    await findIn(page, 'Production');
    await expect(page.getByRole('row', { name: new RegExp(TYPE) })).toContainText('Active');
  });

  await test.step('edited in development: the comparison shows the difference', async () => {
    await findIn(page, 'Development');
    await page.getByRole('link', { name: TYPE }).press('Enter');
    await tabTo(page, page.getByRole('textbox', { name: 'Topic' }));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Transfer');
    await page.keyboard.press('Control+s');
    await expect(panelOf(page)).toBeHidden();
    await page.getByRole('link', { name: TYPE }).press('Enter');
    await panelOf(page).getByRole('link', { name: 'Compare' }).press('Enter');
    await page.getByRole('switch', { name: 'Only differences' }).press('Space');
    const rows = page.getByRole('table', { name: 'Comparison' }).getByRole('row');
    await expect(rows).toHaveCount(2);
    await expect(rows.last()).toHaveText(/Topic\s*Transfer, differs from Production\s*Retirement\s*Retirement/);
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
  });

  await test.step('loaded back from production: no difference is left', async () => {
    await page.getByRole('button', { name: 'Load from' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Production' }).press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Load from Production or Test' });
    await expect(dialog).toContainText(/\d+ documents in Development will be overwritten/);
    await expect(dialog.getByLabel('Type Development to confirm')).toBeFocused();
    await page.keyboard.type('Development');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Documents loaded')).toBeVisible();
    await page.getByRole('link', { name: TYPE }).press('Enter');
    await panelOf(page).getByRole('link', { name: 'Compare' }).press('Enter');
    await expect(page.getByText('The same in all three environments.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
  });

  await test.step('deactivated', async () => {
    await select(page, 'Activate/Deactivate');
    const dialog = page.getByRole('dialog', { name: 'Activation' });
    await dialog.getByRole('button', { name: 'Deactivate' }).press('Enter');
    await expect(page.getByText('Documents deactivated')).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(TYPE) })).toContainText('Inactive');
  });

  await test.step('the history has every step', async () => {
    await page.getByRole('link', { name: TYPE }).press('Enter');
    await panelOf(page).getByRole('link', { name: 'History' }).press('Enter');
    await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem')).toHaveText([
      /^Updated\d/,
      /^Updated: Development loaded from Production/,
      /^Updated\d/,
      /^Published to Production/,
      /^Published to Test/,
      /^Created/,
    ]);
    await page.getByRole('button', { name: 'See changes' }).first().press('Enter');
    const changes = page.getByRole('dialog', { name: 'Document changes' });
    await expect(changes.getByRole('row').last()).toHaveText(/Active\s*Yes\s*No/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
  });

  await test.step('deleted everywhere', async () => {
    await page.getByRole('button', { name: 'Delete' }).press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Delete documents' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Delete document' }).press('Enter');
    await expect(page.getByText('Documents deleted')).toBeVisible();
    await expect(page.getByText('No documents found')).toBeVisible();
    for (const environment of ['test', 'production']) {
      await page.goto(`${ROOT}/${environment}?q=${TYPE}`);
      await expect(page.getByText('No documents found')).toBeVisible();
    }
  });
});

test(
  'ATTR-002 the server refuses the documents to everybody but staff',
  nightly,
  async ({ page, signInAs, installation }) => {
    let authorization = '';
    page.on('request', (request) => {
      authorization = request.headers().authorization ?? authorization;
    });
    await signInAs('owner', '/admin/dashboard');
    await expect.poll(() => authorization).toMatch(/^Bearer /);
    for (const id of [1, 2, 3]) {
      const url = `${installation.sandbox.origin}/api/attributestore/document/${id}`;
      expect((await page.request.get(url, { headers: { authorization } })).status()).toBe(403);
    }
  },
);
