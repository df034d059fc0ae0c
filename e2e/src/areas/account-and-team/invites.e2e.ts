import { expect, nightly, test } from '../../support/console';
import { overflow, tabTo } from '../../support/page';

test('ACCT-087 a press on "Send invites" directly after typing counts, although the field grows on blur', async ({
  page,
  signInAs,
}) => {
  await signInAs('owner', '/admin/team/invite');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Reader');
  const field = page.getByRole('textbox', { name: 'Email' });
  await field.fill('somebody.with.a.long.name@fjellheim.example');
  const send = page.getByRole('button', { name: 'Send invites' });
  const { x, y, width } = (await send.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  // As by hand: near the upper edge.
  await page.mouse.move(x + width / 2, y + 6);
  await page.mouse.down();
  await expect(page.getByRole('button', { name: /^Edit / })).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText('1 invite sent')).toBeVisible();
  // After the press the field may grow.
  await expect(field.locator('..')).not.toHaveAttribute('style', /height/);
});

test(
  'C152 a file of Excel in Norway is chosen, reviewed and mended, and its people are invited',
  nightly,
  async ({ page, signInAs }) => {
    await signInAs('owner', '/admin/team/invite');
    const rows = [
      'Navn;E-post;Rolle;Grupper',
      'Åse Ødegård;aase@partner.example;Reader;Finance',
      'Bjørn;bjorn@partner.example;Leser;',
    ];
    const buffer = Buffer.from(rows.join('\r\n'), 'latin1');
    await page
      .getByLabel('File of people to invite')
      .setInputFiles({ name: 'ansatte.csv', mimeType: 'text/csv', buffer });
    const question = page.getByRole('dialog', { name: 'Which names look right?' });
    await expect(question.getByRole('listitem').first()).toHaveText(
      'Åse Ødegård · aase@partner.example · Reader · Finance',
    );
    await question.getByRole('button', { name: 'Use these' }).first().click();
    const review = page.getByRole('dialog', { name: 'Invite users' });
    await expect(review.getByText('Åse Ødegård · Reader · Finance')).toBeVisible();
    await review.getByRole('combobox', { name: 'Replacement for the role “Leser”' }).selectOption('Reader');
    await review.getByRole('button', { name: 'Send 2' }).click();
    await expect(page.getByText('2 of 2 invited')).toBeVisible();
  },
);

test('C152 by keyboard on a phone: rows are pasted, reviewed, mended and sent', nightly, async ({ page, signInAs }) => {
  await signInAs('owner', '/admin/team/invite');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('textbox', { name: 'Email' }).focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Navn\tE-post\tRolle\nKari Berg\tkari.berg@partner.example\tLeser\n');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  const review = page.getByRole('dialog', { name: 'Invite users' });
  await expect(review.getByText('Kari Berg · Leser')).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await tabTo(page, review.getByRole('combobox', { name: 'Replacement for the role “Leser”' }));
  // By an option's first letter.
  await page.keyboard.press('r');
  await tabTo(page, review.getByRole('button', { name: 'Send 1' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 of 1 invited')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'kari.berg@partner.example' })).toContainText('Kari Berg');
});
