import { expect, test } from '../support/console';
import { settled } from '../support/page';
import { expectNoEmptyEnd } from '../support/scrolling';

const LIST = '/admin/attributestore/development';

test('Q41 a document opened by its link from far down the list leaves no empty end below the list', async ({
  page,
  signInAs,
}) => {
  await signInAs('staff', LIST);
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await page.getByRole('row').last().scrollIntoViewIfNeeded();
  await page.getByRole('rowheader').last().getByRole('link').click();
  await page.getByRole('complementary').waitFor();
  await page.reload();
  await settled(page);
  await expectNoEmptyEnd(page);
});

test('Q41 after a new document has been saved, the list ends with its last row', async ({ page, signInAs }) => {
  await signInAs('staff', LIST);
  await page.getByRole('link', { name: 'New', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'New document' });
  await panel.getByRole('textbox', { name: 'Type' }).fill('ZZZ-9001');
  await panel.getByRole('combobox', { name: 'Category' }).selectOption({ index: 1 });
  await panel.getByRole('textbox', { name: 'Name' }).fill('The last of all documents');
  await panel.getByRole('textbox', { name: 'Topic' }).fill('Retirement');
  for (const name of ['Admin Company', 'Retention Policy', 'Distribution Method'])
    await panel.getByRole('combobox', { name }).selectOption({ index: 1 });
  for (const name of ['Internal Only', 'Changes Allowed', 'Plexmode', 'Postmode', 'Colormode'])
    await panel.getByRole('radiogroup', { name }).getByRole('radio').first().check();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Document saved')).toBeVisible();
  await settled(page);
  await expectNoEmptyEnd(page);
});

test('Q33 at 400 % zoom a form has the whole window: bar and save bar scroll with the page', async ({
  page,
  signInAs,
}) => {
  await signInAs('owner', '/userprofile');
  // 1280 × 800 at 400 %.
  await page.setViewportSize({ width: 320, height: 200 });
  await settled(page);
  const bar = page.locator('[data-topbar]');
  await expect(bar).toBeInViewport();
  const field = page.getByRole('textbox').nth(1);
  await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(bar).not.toBeInViewport();
  await field.fill('Somebody');
  await expect(page.getByRole('button', { name: 'Save' })).not.toBeInViewport();
  await page.getByRole('button', { name: 'Save' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport();
});
